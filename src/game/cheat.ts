/** The workbench: through the same doors as everything else, and never without leaving its mark. */
import type { CheatCommand } from './command.ts';
import { die } from './creature/death.ts';
import { fill } from './creature/health.ts';
import { livingEnemies } from './creature/lookup.ts';
import { experienceFor, gainExperience } from './creature/progress.ts';
import { descend } from './enter.ts';
import { revealAll } from './floor/discovery.ts';
import { giveItem } from './item/bag.ts';
import { startQuest } from './quest/start.ts';
import { say, type Turn } from './rules/scene.ts';
import type { Floor } from './state.ts';

/** The mark of a run that used it. */
const CHEATED = 'cheated';

export function cheat(turn: Turn, command: CheatCommand, floor: Floor | undefined): void {
  const { state } = turn;
  if (!state.marks.includes(CHEATED)) state.marks.push(CHEATED);
  say(turn, 'cheated', { what: command.what });
  switch (command.what) {
    case 'give':
      return giveItem(turn, { def: command.item, affixes: [], count: command.count ?? 1 }, 'outside');
    case 'heal':
      fill(turn, state.hero);
      state.hero.cooldowns = {};
      return;
    case 'descend':
      return descend(turn, floor);
    case 'clear_room':
      return clearRoom(turn);
    case 'level':
      return levelUp(turn, command.count ?? 1);
    case 'quest':
      return startQuest(turn, command.quest);
    case 'reveal':
      revealAll(state.floor);
      return say(turn, 'map_revealed', {});
  }
}

/** The enemies of the fight die like anyone: with experience, triggers and spoils. */
function clearRoom(turn: Turn): void {
  const { hero } = turn.state;
  for (const enemy of livingEnemies(turn.state)) {
    const cause = { kind: 'cheat', by: 'hero', with: '', damage_type: 'holy' } as const;
    die(turn, enemy, { killer: hero, cause, chain: undefined });
  }
}

/** Experience for so many levels: they are gained the ordinary way. */
function levelUp(turn: Turn, count: number): void {
  const { hero } = turn.state;
  let needed = -hero.experience;
  for (let level = hero.base.level; level < hero.base.level + count; level++) {
    needed += experienceFor(level, turn.content.balance);
  }
  gainExperience(turn, needed);
}
