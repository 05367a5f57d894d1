/** Commands from outside are read or refused, and nothing in them goes unread. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command, CommandName } from '../game/command.ts';
import { readCommand } from './command-shape.ts';

/** At least one of each: the table does not compile while a command is missing. */
const EACH: Readonly<Record<CommandName, readonly Command[]>> = {
  create_character: [{ command: 'create_character', name: 'Käthe', options: ['core:elf'] }],
  move: [{ command: 'move', direction: 'north' }],
  wait: [{ command: 'wait' }],
  use_ability: [
    { command: 'use_ability', ability: 'core:attack' },
    { command: 'use_ability', ability: 'core:attack', target: 2 },
  ],
  use_item: [
    { command: 'use_item', item: 0 },
    { command: 'use_item', item: 0, target: 1 },
  ],
  equip: [{ command: 'equip', item: 3 }],
  unequip: [{ command: 'unequip', slot: 'core:hand' }],
  drop: [
    { command: 'drop', item: 1 },
    { command: 'drop', item: 1, count: 4 },
  ],
  pick_up: [{ command: 'pick_up' }],
  descend: [{ command: 'descend' }],
  talk: [{ command: 'talk' }],
  leave: [{ command: 'leave' }],
  choose: [{ command: 'choose', option: 0 }],
  buy: [{ command: 'buy', item: 0 }],
  sell: [{ command: 'sell', item: 0, count: 2 }],
  assign_points: [{ command: 'assign_points', points: { strength: 1, luck: 2 } }],
  choose_option: [{ command: 'choose_option', option: 'core:elf' }],
  go_on: [{ command: 'go_on' }],
  cheat: [
    { command: 'cheat', what: 'give', item: 'core:gold', count: 5 },
    { command: 'cheat', what: 'heal' },
    { command: 'cheat', what: 'descend' },
    { command: 'cheat', what: 'clear_room' },
    { command: 'cheat', what: 'reveal' },
    { command: 'cheat', what: 'level', count: 2 },
    { command: 'cheat', what: 'quest', quest: 'core:ratten' },
  ],
};

describe('a command from outside', () => {
  it.each(Object.values(EACH).flat())('is taken as it is: %o', (command) => {
    expect(readCommand(JSON.parse(JSON.stringify(command)))).toEqual(command);
  });

  it.each([
    {},
    { command: 'fly' },
    { command: 'constructor' },
    { command: 'move' },
    { command: 'move', direction: 'up' },
    { command: 'wait', turns: 3 },
    { command: 'equip', item: -1 },
    { command: 'equip', item: 1.5 },
    { command: 'cheat', what: 'fly' },
    { command: 'assign_points', points: { level: 1 } },
    ['move', 'north'],
    null,
  ])('is none: %o', (value) => {
    expect(readCommand(value)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readCommand(value)?.command).not.toBe('');
      }),
    );
  });
});
