/** Saving and loading: a late state as a document and back, against a plain JSON copy of the same state. */
import { decodeSave, encodeSave, type SaveHeader } from '../src/data/save/codec.ts';
import type { Command } from '../src/game/command.ts';
import type { Content } from '../src/game/content/content.ts';
import { execute } from '../src/game/execute.ts';
import type { GameState } from '../src/game/state.ts';
import { begin, wander } from './core.ts';
import { cost, median, perCpuSecond, type Row } from './measure.ts';

const ROUNDS = 30;

/** Deep down, with a full log, a full bag, everything known and most quests done. */
function lateState(content: Content): GameState {
  const { state, create } = begin(content, '7');
  const give = [...content.items.keys()].map((item): Command => ({ command: 'cheat', what: 'give', item, count: 3 }));
  const quests = [...content.quests.keys()].map((quest): Command => ({ command: 'cheat', what: 'quest', quest }));
  const down = Array.from({ length: content.lastFloor - 1 }, (): Command => ({ command: 'cheat', what: 'descend' }));
  const commands: Command[] = [create, ...give, { command: 'cheat', what: 'level', count: 10 }, ...quests, ...down];
  for (const command of [...commands, { command: 'cheat', what: 'reveal' } as const]) execute(state, command, content);
  const log = wander(content, '3', 2000).end.log;
  while (state.log.length < 500 && log.length > 0) state.log.push(...log.slice(0, 500 - state.log.length));
  return state;
}

export function measureSaves(content: Content): Row[] {
  const state = lateState(content);
  const header: SaveHeader = {
    game: '0.1.0',
    content: content.hash,
    journal: { run: 'bench', commands: 4000 },
    mods: content.mods.map(({ id, version, hash }) => ({ id, version, hash })),
  };
  const document = encodeSave(state, header);
  if (decodeSave(document).kind !== 'genuine') throw new Error('the save could not be read back');
  const write = Array.from({ length: ROUNDS }, () => cost(() => encodeSave(state, header)));
  const read = Array.from({ length: ROUNDS }, () => cost(() => decodeSave(document)));
  const copy = 1 / perCpuSecond(() => (JSON.parse(JSON.stringify(state)) === undefined ? 0 : 1), 1);
  const row = (what: string, values: readonly number[], aim: string): Row => ({
    what,
    measured: `${(median(values) * 1000).toFixed(1)} ms CPU (first ${((values[0] ?? 0) * 1000).toFixed(1)})`,
    ratio: `${(median(values) / copy).toFixed(0)} × a JSON copy`,
    aim,
  });
  return [
    row(`save: write ${Math.round(document.length / 1024)} KB`, write, '≤ 15 ms'),
    row('save: read', read, '≤ 25 ms'),
  ];
}
