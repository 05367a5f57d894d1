/** One run from the first turn to its end, played by a bot, and what is worth knowing of it. */
import type { Command } from '../game/command.ts';
import type { Content } from '../game/content/content.ts';
import { maxHealth } from '../game/creature/attributes.ts';
import { execute } from '../game/execute.ts';
import { goldOf } from '../game/item/bag.ts';
import { newRun } from '../game/new-run.ts';
import type { GameState } from '../game/state.ts';
import { makeBot } from './bots/bot.ts';
import { heals } from './bots/fight.ts';
import type { Temper } from './bots/temper.ts';
import { brokenInvariant } from './invariants.ts';
import { newSeedFrom } from './seeds.ts';

/** A job for the laboratory. */
export interface RunJob {
  /** A number, from which the run’s seed and the options not named are made. */
  readonly seed: number;
  /** Option ids for some categories. */
  readonly options: readonly string[];
  readonly endless: boolean;
}

export interface FightFigures {
  readonly turns: number;
  /** The share of the maximum lost in it. */
  readonly cost: number;
  readonly boss: boolean;
  readonly floor: number;
  /** Whether it ended by running away. */
  readonly fled: boolean;
}

export interface RunFigures {
  readonly options: readonly string[];
  readonly outcome: 'won' | 'died' | 'stuck' | 'broken';
  readonly floor: number;
  readonly turns: number;
  readonly level: number;
  readonly gold: number;
  readonly goldFound: number;
  readonly potions: number;
  /** Who killed the hero; '' when nobody did. */
  readonly killedBy: string;
  readonly fights: readonly FightFigures[];
  readonly flights: number;
  readonly fightTurns: number;
  /** What broke or where it got stuck. */
  readonly note: string;
  /** Ids met, used, rolled, placed, finished: 'creatures core:rat', … */
  readonly seen: readonly string[];
}

const TURN_LIMIT = 12_000;
/** Without an end a run takes as long as it takes. */
const ENDLESS_LIMIT = 60_000;
const BOSS = 'core:boss';
const POTION = 'core:potion';

/** A run at its first turn, with its hero made; what was refused otherwise. */
export function beginRun(content: Content, job: RunJob): GameState | string {
  const begun = newRun({ seed: newSeedFrom(job.seed), endless: job.endless }, content);
  if (!begun.ok) return `${begun.code} ${begun.floor}`;
  const { state } = begun;
  const created = execute(state, { command: 'create_character', name: 'Reya', options: job.options }, content);
  return created.outcome === 'rejected' ? JSON.stringify(created.reason) : state;
}

/** Plays a run to its end. Draws nothing but what the game draws. */
export function playRun(content: Content, job: RunJob, temper: Temper): RunFigures {
  const state = beginRun(content, job);
  if (typeof state === 'string') return failed(job.options, state);
  return new Playing(state, content, temper).toTheEnd();
}

function failed(options: readonly string[], note: string): RunFigures {
  return {
    options,
    outcome: 'broken',
    floor: 0,
    turns: 0,
    level: 0,
    gold: 0,
    goldFound: 0,
    potions: 0,
    killedBy: '',
    fights: [],
    flights: 0,
    fightTurns: 0,
    note,
    seen: [],
  };
}

interface Entered {
  readonly turn: number;
  readonly health: number;
  readonly boss: boolean;
  readonly flights: number;
}

/** Follows one run and keeps its figures. */
class Playing {
  private readonly fights: FightFigures[] = [];
  private readonly seen = new Set<string>();
  private readonly state: GameState;
  private readonly content: Content;
  private readonly temper: Temper;
  private entered: Entered | undefined;

  constructor(state: GameState, content: Content, temper: Temper) {
    this.state = state;
    this.content = content;
    this.temper = temper;
  }

  toTheEnd(): RunFigures {
    const { state, content } = this;
    const bot = makeBot(content, this.temper);
    let refusals = 0;
    for (let step = 0; step < (state.endless ? ENDLESS_LIMIT : TURN_LIMIT) && state.over === undefined; step++) {
      const command = bot.next(state);
      if (command === undefined)
        return this.figures('stuck', `no command, floor ${state.floor.number}, turn ${state.turn}`);
      const outcome = execute(state, command, content);
      if (outcome.outcome === 'rejected') {
        refusals++;
        const told = `${JSON.stringify(command)} → ${JSON.stringify(outcome.reason)}`;
        if (refusals > 20 || execute(state, { command: 'wait' }, content).outcome === 'rejected')
          return this.figures('stuck', told);
        continue;
      }
      // A step that meets nobody changes next to nothing: of those, one in sixteen is looked at.
      const quiet = command.command === 'move' && state.fight === undefined && step % 16 !== 0;
      const broken = quiet ? undefined : brokenInvariant(state, content);
      if (broken !== undefined) return this.figures('broken', `${broken} after ${JSON.stringify(command)}`);
      this.follow(command.command);
    }
    if (state.over === undefined) return this.figures('stuck', `turn ${state.turn}, floor ${state.floor.number}`);
    return this.figures(state.over.outcome, '');
  }

  private follow(command: Command['command']): void {
    const { state, content } = this;
    if (state.fight !== undefined && this.entered === undefined) {
      const boss = state.fight.enemies.some((enemy) => content.creatures.get(enemy.def)?.tags.includes(BOSS) === true);
      this.entered = { turn: state.turn, health: state.hero.health, boss, flights: state.tally.flights };
    } else if (state.fight === undefined && this.entered !== undefined) {
      const { turn, health, boss, flights } = this.entered;
      const cost = (health - state.hero.health) / maxHealth({ state, content }, state.hero);
      const fled = state.tally.flights > flights;
      this.fights.push({ turns: state.turn - turn, cost, boss, floor: state.floor.number, fled });
      this.entered = undefined;
    }
    // Walking shows nothing new but who waits in the next room.
    if (command === 'move' && state.fight === undefined) return;
    for (const room of state.floor.rooms) this.seen.add(`prefabs ${room.prefab}`);
    for (const id of Object.keys(state.tally.met)) this.seen.add(`creatures ${id}`);
    for (const stack of state.hero.bag) this.note(stack);
    for (const slot of Object.keys(state.hero.worn)) {
      const worn = state.hero.worn[slot];
      if (worn !== undefined) this.note(worn);
    }
    for (const quest of state.quests) if (quest.done) this.seen.add(`quests ${quest.id}`);
    for (const entry of state.log.slice(-12)) {
      if (entry.code === 'ability_used') this.seen.add(`abilities ${entry.ability}`);
      if (entry.code === 'modifier_applied') this.seen.add(`modifiers ${entry.modifier}`);
      if (entry.code === 'talked') this.seen.add(`npcs ${entry.npc}`);
    }
  }

  private note(stack: GameState['hero']['bag'][number]): void {
    this.seen.add(`items ${stack.def}`);
    for (const affix of stack.affixes) this.seen.add(`affixes ${affix}`);
  }

  private figures(outcome: RunFigures['outcome'], note: string): RunFigures {
    const { state, content } = this;
    for (const id of state.hero.options) this.seen.add(`options ${id}`);
    const healing = state.hero.bag.filter(
      ({ def }) => heals(content, def) && content.items.get(def)?.tags.includes(POTION) === true,
    );
    return {
      options: state.hero.options,
      outcome,
      floor: state.floor.number,
      turns: state.turn,
      level: state.hero.base.level,
      gold: goldOf(state.hero),
      goldFound: state.tally.goldFound,
      potions: healing.reduce((sum, stack) => sum + stack.count, 0),
      killedBy: state.over?.cause?.by.replace(/#\d+$/, '') ?? '',
      fights: this.fights,
      flights: state.tally.flights,
      fightTurns: state.tally.fightTurns,
      note,
      seen: [...this.seen],
    };
  }
}
