/** The action `run_script`: a script reads through the functions behind the conditions and writes by returning actions. */
import { fraction } from '../../lib/rng.ts';
import type { ScriptReaders } from '../content/content.ts';
import { ATTRIBUTES, type Attribute } from '../content/words.ts';
import { attributeOf, hasTag } from '../creature/attributes.ts';
import { modifierStacks } from '../creature/lookup.ts';
import { countOf } from '../item/bag.ts';
import { standingOf } from '../quest/standing.ts';
import type { AnyAction } from './actions.ts';
import { cutChain, raise } from './raise.ts';
import { type Chain, type Creature, type Scene, say } from './scene.ts';

/** Scripts that run in one turn; further calls are dropped with the warning about a cut chain. */
export const SCRIPT_LIMIT = 100;

type ExecuteAll = (actions: readonly AnyAction[], scene: Scene) => void;

/** Runs a script and queues what it returned. An error is told once, and its actions are dropped. */
export function runScript(scene: Scene, id: string, executeAll: ExecuteAll): void {
  const { turn } = scene;
  const script = turn.content.compiled.get(id);
  if (script === undefined || turn.foresight) return;
  const chain: Chain = { key: `script|${id}`, parent: scene.chain };
  if (turn.scripts++ >= SCRIPT_LIMIT) return cutChain(turn, chain);
  const result = script.run(readersOf(scene));
  if (result.ok) queue(scene, chain, () => executeAll(result.actions, answering(scene, id, chain)));
  else {
    const { code, line, column, detail } = result;
    say(turn, 'script_failed', { script: id, fault: code, line, column, detail });
  }
}

/** The actions wait their turn like an event, so that a script which starts itself again ends at the queue's limit. */
function queue({ turn, self, target }: Scene, chain: Chain, answer: () => void): void {
  const { choosing } = turn;
  const deed = () => {
    turn.choosing = choosing;
    answer();
    turn.choosing = false;
  };
  raise(turn, { name: 'script:answer', source: self, target, payload: {}, chain, deed });
}

/** The scene of a script's actions: nothing in it rolls to hit, and the script is the cause. */
function answering({ turn, self, target, cause }: Scene, id: string, chain: Chain): Scene {
  return { turn, self, target, cause: { ...cause, kind: 'script', with: id }, chain };
}

/** The readers of a script. About somebody who is not there every comparison is false, as in a condition. */
export function readersOf(scene: Pick<Scene, 'turn' | 'self' | 'target'>): ScriptReaders {
  const { turn, self, target } = scene;
  const { state } = turn;
  const ask = <A>(who: string, absent: A, answer: (creature: Creature) => A): A => {
    const creature = who === 'target' ? target : self;
    return creature === undefined ? absent : answer(creature);
  };
  return {
    attribute: (who, name) =>
      ask(who, Number.NaN, (creature) => (isAttribute(name) ? attributeOf(turn, creature, name) : Number.NaN)),
    health: (who) => ask(who, Number.NaN, (creature) => creature.health),
    stamina: (who) => ask(who, Number.NaN, (creature) => creature.stamina),
    has_tag: (who, tag) => ask(who, false, (creature) => hasTag(turn, creature, tag)),
    has_item: (who, id) => ask(who, 0, (creature) => (creature === state.hero ? countOf(state.hero, id) : 0)),
    has_modifier: (who, id) => ask(who, false, (creature) => modifierStacks(creature, id) > 0),
    floor: () => state.floor.number,
    quest: (id) => standingOf(state, id),
    rand: () => fraction(state.rng.combat),
  };
}

function isAttribute(name: string): name is Attribute {
  return (ATTRIBUTES as readonly string[]).includes(name);
}
