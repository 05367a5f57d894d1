/** Commands as they come from outside: from a journal, a replay, a program. Anything else is none. */
import * as z from 'zod/mini';
import type { Command } from '../game/command.ts';
import { DIRECTIONS } from '../game/content/words.ts';

const id = z.string().check(z.maxLength(2000));
const index = z.int().check(z.gte(0));
const count = z.exactOptional(z.int());
const points = z.exactOptional(z.int());

export const commandShape = z.union([
  z.discriminatedUnion('command', [
    z.strictObject({ command: z.literal('create_character'), name: z.string(), options: z.array(id) }),
    z.strictObject({ command: z.literal('move'), direction: z.enum(DIRECTIONS) }),
    z.strictObject({ command: z.literal(['wait', 'pick_up', 'descend', 'talk', 'leave', 'go_on']) }),
    z.strictObject({ command: z.literal('use_ability'), ability: id, target: z.exactOptional(index) }),
    z.strictObject({ command: z.literal('use_item'), item: index, target: z.exactOptional(index) }),
    z.strictObject({ command: z.literal('equip'), item: index }),
    z.strictObject({ command: z.literal('unequip'), slot: id }),
    z.strictObject({ command: z.literal(['drop', 'buy', 'sell']), item: index, count }),
    z.strictObject({ command: z.literal('choose'), option: index }),
    z.strictObject({
      command: z.literal('assign_points'),
      points: z.strictObject({
        strength: points,
        dexterity: points,
        constitution: points,
        charisma: points,
        luck: points,
      }),
    }),
    z.strictObject({ command: z.literal('choose_option'), option: id }),
  ]),
  z.discriminatedUnion('what', [
    z.strictObject({ command: z.literal('cheat'), what: z.literal('give'), item: id, count }),
    z.strictObject({ command: z.literal('cheat'), what: z.literal(['heal', 'descend', 'clear_room', 'reveal']) }),
    z.strictObject({ command: z.literal('cheat'), what: z.literal('level'), count }),
    z.strictObject({ command: z.literal('cheat'), what: z.literal('quest'), quest: id }),
  ]),
]);

/** The command that a value is; `undefined` when it is none. */
export function readCommand(value: unknown): Command | undefined {
  const read = z.safeParse(commandShape, value);
  return read.success ? read.data : undefined;
}
