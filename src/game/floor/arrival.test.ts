/** Who waits on a floor waits at full health, whatever that health is made of. */
import { expect, it } from 'vitest';
import { CORE_ENTRIES, dungeon } from '../../../test/fixtures/dungeon.ts';
import { execute } from '../execute.ts';
import { newRun } from '../new-run.ts';

it('enemies count constitution and innate changes into their full health', () => {
  const tough = {
    id: 'core:rat',
    base: { max_health: 10, constitution: 3 },
    modifiers: [{ attribute: 'max_health' as const, percent: 50 }],
  };
  const floors = CORE_ENTRIES.floors.map((floor) => ({ ...floor, creatures: [{ id: 'core:rat' }] }));
  const content = dungeon({ ...CORE_ENTRIES, creatures: [tough], floors });
  const run = newRun({ seed: '1', endless: false }, content);
  if (!run.ok) throw new Error(run.code);
  const { state } = run;
  execute(state, { command: 'create_character', name: 'Ada', options: [] }, content);
  const health = state.floor.rooms.flatMap((room) => room.enemies.map((enemy) => enemy.health));
  expect(new Set(health)).toEqual(new Set([(10 + 8 * 2) * 1.5]));
});
