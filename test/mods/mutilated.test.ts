/** Any mutilated mod gives diagnostics, never an exception, and never harms the game or another mod. */
import { expect, it } from 'vitest';
import { brokenLaws, modCampaign, SUBJECT } from '../campaigns/mods.ts';

it('a sound mod breaks no law', async () => {
  expect(await brokenLaws(SUBJECT)).toEqual([]);
});

it('nor do hundreds of mutilated ones', async () => {
  await modCampaign(200);
});
