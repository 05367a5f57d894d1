/** What a script would return, without a run: for two beings described in words. */
import type { CompiledScript, Content, ScriptReaders } from '../../game/content/content.ts';
import { ATTRIBUTES } from '../../game/content/words.ts';
import { maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import { execute } from '../../game/execute.ts';
import { newRun } from '../../game/new-run.ts';
import { type Creature, isEnemy } from '../../game/rules/scene.ts';
import { readersOf } from '../../game/rules/scripts.ts';
import { newTurn } from '../../game/rules/turn.ts';
import type { Enemy, GameState } from '../../game/state.ts';
import type { EngineScript, Report } from '../../script/compile.ts';
import { completed } from '../heroes.ts';

/** A script to look at, in a situation. */
export interface ScriptQuestion {
  readonly script: string;
  /** Words: `hero` or a creature's id, then `health=20`, `damage=9`, `tag=core:undead`, `item=core:gold=5`, … */
  readonly self: readonly string[];
  /** The same for the other side; empty when nobody is there. */
  readonly target: readonly string[];
  readonly floor: number;
  readonly seed: string;
  /** Words: `core:rats=done`. */
  readonly quests: readonly string[];
}

export type ScriptPreview =
  | ({ readonly ok: true } & Report)
  | { readonly ok: false; readonly code: 'no_script' | 'no_run' | 'bad_word'; readonly word: string };

/** A word that describes nothing. */
class BadWord extends Error {}

/** Runs a script once. Nothing is played; the dice are those of a fresh run with the seed. */
export function previewScript(content: Content, question: ScriptQuestion): ScriptPreview {
  const script = content.compiled.get(question.script);
  if (script === undefined) return { ok: false, code: 'no_script', word: question.script };
  const state = freshState(content, question.seed);
  if (state === undefined) return { ok: false, code: 'no_run', word: '' };
  try {
    const readers = readersFor(content, state, question);
    return { ok: true, ...reported(script, readers) };
  } catch (error) {
    if (error instanceof BadWord) return { ok: false, code: 'bad_word', word: error.message };
    throw error;
  }
}

/** A script of our engine tells what it did; another one's figures are unknown. */
function reported(script: CompiledScript, readers: ScriptReaders): Report {
  if ('report' in script) return (script as EngineScript).report(readers);
  return { result: script.run(readers), operations: 0, units: 0 };
}

function freshState(content: Content, seed: string): GameState | undefined {
  const begun = newRun({ seed, endless: false }, content);
  if (!begun.ok) return undefined;
  execute(begun.state, { command: 'create_character', name: 'Reya', options: [...completed(content, [])] }, content);
  return begun.state;
}

function readersFor(content: Content, state: GameState, question: ScriptQuestion): ScriptReaders {
  state.floor.number = question.floor;
  for (const word of question.quests) state.quests.push(questOf(word, content));
  const self = beingOf(question.self, { content, state });
  const target = question.target.length === 0 ? undefined : beingOf(question.target, { content, state });
  const plain = readersOf({ turn: newTurn(state, content), self: self.creature, target: target?.creature });
  const said = (who: string) => (who === 'target' ? target : self);
  return {
    ...plain,
    attribute: (who, name) => said(who)?.attributes.get(name) ?? plain.attribute(who, name),
    has_tag: (who, tag) => said(who)?.tags.has(tag) === true || plain.has_tag(who, tag),
    has_item: (who, id) => said(who)?.items.get(id) ?? plain.has_item(who, id),
  };
}

/** A creature, and what was said of it beyond what it is. */
interface Being {
  readonly creature: Creature;
  readonly attributes: Map<string, number>;
  readonly tags: Set<string>;
  readonly items: Map<string, number>;
}

interface World {
  readonly content: Content;
  readonly state: GameState;
}

function beingOf(words: readonly string[], world: World): Being {
  const all = words.flatMap((word) => word.split(',')).map((word) => word.trim());
  const kinds = all.filter((word) => !word.includes('='));
  if (kinds.length > 1) throw new BadWord(kinds[1]);
  const creature = creatureOf(kinds[0] ?? 'hero', world);
  const being: Being = { creature, attributes: new Map(), tags: new Set(), items: new Map() };
  for (const word of all.filter((one) => one.includes('='))) describe(being, word, world);
  return being;
}

function creatureOf(word: string, { content, state }: World): Creature {
  if (word === 'hero') return state.hero;
  const def = idIn(content.creatures, word);
  if (def === undefined) throw new BadWord(word);
  const enemy: Enemy = {
    def,
    number: state.nextEnemy++,
    ordinal: 0,
    summoned: false,
    health: 1,
    stamina: 1,
    initiative: 0,
    modifiers: [],
    cooldowns: {},
  };
  enemy.health = maxHealth({ state, content }, enemy);
  enemy.stamina = maxStamina({ state, content }, enemy);
  return enemy;
}

function describe(being: Being, word: string, { content }: World): void {
  const [key = '', value = '', more = '1'] = word.split('=');
  const { creature } = being;
  const number = Number(key === 'item' ? more : value);
  if (key === 'tag') being.tags.add(value.includes(':') ? value : `core:${value}`);
  else if (key === 'modifier') {
    creature.modifiers.push({
      id: known(content.modifiers, value, word),
      turns: -1,
      stacks: 1,
      fresh: false,
      by: 'hero',
    });
  } else if (!Number.isFinite(number) || value === '') throw new BadWord(word);
  else if (key === 'item') being.items.set(known(content.items, value, word), isEnemy(creature) ? 0 : number);
  else if (key === 'health' || key === 'stamina') creature[key] = number;
  else if ((ATTRIBUTES as readonly string[]).includes(key)) being.attributes.set(key, number);
  else throw new BadWord(word);
}

function questOf(word: string, content: Content): GameState['quests'][number] {
  const [id = '', standing = 'active'] = word.split('=');
  if (standing !== 'active' && standing !== 'done') throw new BadWord(word);
  return { id: known(content.quests, id, word), count: 0, done: standing === 'done' };
}

function known(registry: ReadonlyMap<string, unknown>, id: string, word: string): string {
  const found = idIn(registry, id);
  if (found === undefined) throw new BadWord(word);
  return found;
}

/** The id as it is, of the core mod, or the only one with this name. */
export function idIn(registry: ReadonlyMap<string, unknown>, id: string): string | undefined {
  if (registry.has(id)) return id;
  if (registry.has(`core:${id}`)) return `core:${id}`;
  const same = [...registry.keys()].filter((full) => full.endsWith(`:${id}`));
  return same.length === 1 ? same[0] : undefined;
}
