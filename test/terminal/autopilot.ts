/** A bot that only asks for what keys can do, and the seeds with which it wins or dies. */
import type { Command } from '../../src/game/command.ts';
import type { Content } from '../../src/game/content/content.ts';
import { openCategories } from '../../src/game/create.ts';
import { execute } from '../../src/game/execute.ts';
import { newRun } from '../../src/game/new-run.ts';
import { offersOf } from '../../src/game/npc/talk.ts';
import type { GameState, View } from '../../src/game/state.ts';
import { parseSeed } from '../../src/lib/seed.ts';
import { makeBot } from '../../src/sim/bots/bot.ts';
import { optionAtLevel } from '../../src/sim/bots/gear.ts';
import { type BotName, type Temper, temperOf } from '../../src/sim/bots/temper.ts';
import { combinations, completed } from '../../src/sim/heroes.ts';

export interface Plan {
  readonly seed: string;
  readonly bot: BotName;
  readonly options: readonly string[];
}

/** A run that takes longer is none for a test. */
const MOST = 3500;
/** So many seeds are tried: of those that are one in three wins. */
const SEEDS = 40;

export class Autopilot {
  private readonly bot: ReturnType<typeof makeBot>;
  private readonly content: Content;
  private readonly temper: Temper;
  private readonly queue: Command[] = [];
  /** The answer that waits for the end of a trade. */
  private answer: string | undefined;

  constructor(content: Content, name: BotName) {
    this.content = content;
    this.temper = temperOf(name);
    this.bot = makeBot(content, this.temper);
  }

  next(state: View): Command | undefined {
    const { content } = this;
    const look = { state, content };
    const queued = this.queue.shift();
    if (queued !== undefined) return queued;
    if (this.answer !== undefined) {
      const option = offersOf(look).findIndex(({ key }) => key === this.answer);
      this.answer = undefined;
      return option < 0 ? { command: 'leave' } : { command: 'choose', option };
    }
    // What a level offers lies over the map, and under whoever is being talked to.
    if (state.fight === undefined && openCategories(look).length > 0) {
      const option = optionAtLevel(state, content, this.temper);
      return state.talk !== undefined || option === undefined
        ? { command: 'leave' }
        : { command: 'choose_option', option };
    }
    const command = this.bot.next(state);
    if (command?.command !== 'choose' || state.talk?.shop !== true) return command;
    // In a shop only the wares can be chosen: for everything else one has to begin anew.
    this.answer = offersOf(look)[command.option]?.key;
    this.queue.push({ command: 'talk' });
    return { command: 'leave' };
  }
}

/** How a plan ends in this process; undefined where it is nothing for keys. */
function outcomeOf(content: Content, { seed, bot, options }: Plan): GameState['over'] {
  const made = newRun({ seed: parseSeed(seed), endless: false }, content);
  if (!made.ok) return undefined;
  const { state } = made;
  const created = execute(state, { command: 'create_character', name: 'Reya', options }, content);
  if (created.outcome === 'rejected') return undefined;
  const pilot = new Autopilot(content, bot);
  for (let commands = 0; commands < MOST && state.over === undefined; commands++) {
    const command = pilot.next(state);
    if (command === undefined || execute(state, command, content).outcome === 'rejected') return undefined;
  }
  return state.over;
}

/** The first plan of a bot that ends like this. */
export function planFor(content: Content, bot: BotName, outcome: 'won' | 'died'): Plan {
  const heroes = combinations(content);
  for (let number = 1; number <= SEEDS; number++) {
    const options = completed(content, heroes[(number * 7) % heroes.length] ?? [], number);
    const plan = { seed: String(number), bot, options };
    if (outcomeOf(content, plan)?.outcome === outcome) return plan;
  }
  throw new Error(`the ${bot} bot has not ${outcome} with any of ${SEEDS} seeds`);
}
