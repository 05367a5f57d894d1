/** The reference is what the definitions say, and leaves nothing out. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referenceText } from '../../src/data/schema/reference.ts';
import { balanceSchema } from '../../src/game/content/balance.ts';
import { REGISTRIES } from '../../src/game/content/registries.ts';
import { ACTIONS } from '../../src/game/rules/actions.ts';
import { CHECKS } from '../../src/game/rules/checks.ts';
import { EVENTS } from '../../src/game/rules/events.ts';
import { ROOT } from '../core.ts';

const text = referenceText();

/** `vitest -u` on this file writes it anew. */
it('docs/modding/reference.md is in step', async () => {
  await expect(text).toMatchFileSnapshot(join(ROOT, 'docs', 'modding', 'reference.md'));
});

it('names every table, field, action, check and event', () => {
  for (const name of Object.keys(REGISTRIES)) expect(text).toContain(`### [[${name}]]`);
  for (const knob of Object.keys(balanceSchema.shape)) expect(text).toContain(`| \`${knob}\` |`);
  for (const verb of [...Object.keys(ACTIONS), ...Object.keys(CHECKS)]) expect(text).toContain(`### ${verb}\n`);
  for (const event of Object.keys(EVENTS)) expect(text).toContain(`| \`${event}\``);
  for (const { fields } of [...Object.values(ACTIONS), ...Object.values(CHECKS)]) {
    for (const field of Object.keys(fields)) expect(text).toContain(`| \`${field}\` |`);
  }
});

it('says something about every field', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `') && line.split(' | ').length === 4);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((row) => / \| *\|$/.test(row) || row.includes('undefined'))).toEqual([]);
});
