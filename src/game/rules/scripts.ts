/** The action `run_script`: a script reads through the functions behind the conditions and writes by returning actions. */

import { fraction } from '../../lib/rng.ts';
import type { ScriptReaders } from '../content/content.ts';
import { ATTRIBUTES, type Attribute } from '../content/words.ts';
import { attributeOf, hasTag } from '../creature/attributes.ts';
import { modifierStacks } from '../creature/lookup.ts';
import { countOf } from '../item/bag.ts';
import type { AnyAction } from './actions.ts';
import { type Chain, type Creature, type Scene, say } from './scene.ts';

/** Scripts that may have started each other; the next one is refused. */
const CHAIN_LIMIT = 32;

/** Runs a script and does what it returned. An error is told once, and its actions are dropped. */
export function runScript(
  scene: Scene,
  id: string,
  executeAll: (actions: readonly AnyAction[], scene: Scene) => void,
): void {
  const { turn } = scene;
  const script = turn.content.compiled.get(id);
  if (script === undefined || turn.foresight) return;
  const key = `script|${id}`;
  if (depthOf(scene.chain) >= CHAIN_LIMIT) {
    say(turn, 'script_failed', { script: id, fault: 'chain', line: 0, column: 0, detail: '' });
    return;
  }
  const result = script.run(readersOf(scene));
  if (!result.ok) {
    const { code, line, column, detail } = result;
    say(turn, 'script_failed', { script: id, fault: code, line, column, detail });
    return;
  }
  const { strike: _strike, ...rest } = scene;
  executeAll(result.actions, { ...rest, cause: { kind: 'script', with: id }, chain: { key, parent: scene.chain } });
}

function depthOf(chain: Chain | undefined): number {
  let depth = 0;
  for (let link = chain; link !== undefined; link = link.parent) if (link.key.startsWith('script|')) depth++;
  return depth;
}

/** The readers of a script: whoever is not there has nothing and is nothing. */
function readersOf(scene: Scene): ScriptReaders {
  const { turn, self, target } = scene;
  const { state } = turn;
  const of = (who: string): Creature | undefined => (who === 'target' ? target : self);
  return {
    attribute: (who, name) => {
      const creature = of(who);
      return creature !== undefined && isAttribute(name) ? attributeOf(turn, creature, name) : 0;
    },
    health: (who) => of(who)?.health ?? 0,
    stamina: (who) => of(who)?.stamina ?? 0,
    has_tag: (who, tag) => {
      const creature = of(who);
      return creature !== undefined && hasTag(turn, creature, tag);
    },
    has_item: (who, id) => (of(who) === state.hero ? countOf(state.hero, id) : 0),
    has_modifier: (who, id) => {
      const creature = of(who);
      return creature !== undefined && modifierStacks(creature, id) > 0;
    },
    floor: () => state.floor.number,
    quest: (id) => {
      const progress = state.quests.find((quest) => quest.id === id);
      return progress === undefined ? 'unknown' : progress.done ? 'done' : 'active';
    },
    rand: () => fraction(state.rng.combat),
  };
}

function isAttribute(name: string): name is Attribute {
  return (ATTRIBUTES as readonly string[]).includes(name);
}
