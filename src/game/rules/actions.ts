/** Every verb a mod can use. A new verb is one entry here: schema, reference, linking and execution follow from it. */
import * as z from 'zod/mini';
import { strike } from '../combat/damage.ts';
import { tryToFlee } from '../combat/flee.ts';
import { summon } from '../combat/summon.ts';
import {
  amount,
  choice,
  choiceOr,
  documented,
  flag,
  number,
  optionalRef,
  ref,
  requiredNumber,
  requiredWhole,
  whole,
} from '../content/field.ts';
import { DAMAGE_TYPES, TARGETS } from '../content/words.ts';
import { changeCooldown } from '../creature/cooldowns.ts';
import { changeHealth, changeStamina } from '../creature/health.ts';
import { isInPlay } from '../creature/lookup.ts';
import { applyModifier, removeModifiers } from '../creature/modifiers.ts';
import { gainExperience } from '../creature/progress.ts';
import { giveItem } from '../item/bag.ts';
import { equipFromNothing, takeItem } from '../item/equipment.ts';
import { enchantWorn, giveLoot } from '../item/loot.ts';
import { openShop } from '../npc/partner.ts';
import { startQuest } from '../quest/start.ts';
import { cutChain, raise } from './raise.ts';
import type { Scene } from './scene.ts';
import { runScript } from './scripts.ts';
import { reaches, targetsOf } from './targets.ts';

interface ActionEntry<S extends z.core.$ZodShape> {
  /** What it does, for the reference. */
  readonly doc: string;
  readonly fields: S;
  /** Whether it is always the hero it is done to, as one more action at him: an enemy that misses him does not do it. */
  readonly onHero?: boolean;
  /** What the fields must fulfil together. */
  readonly valid?: (spec: z.infer<z.ZodMiniObject<S>>) => boolean;
  readonly execute: (spec: z.infer<z.ZodMiniObject<S>>, scene: Scene) => void;
}

/** Ties the type of `spec` to the fields of the same entry. */
function action<S extends z.core.$ZodShape>(entry: ActionEntry<S>): ActionEntry<S> {
  return entry;
}

const target = choiceOr(TARGETS, 'self', 'Whom it is done to, seen from the bearer.');
const heroOnly = choiceOr(['self'], 'self', 'Always the hero.');
const count = whole(1, 'How many pieces.', { min: 1, max: 1_000_000 });
const shareOfMaximum = number(0, 'Added: this share of the target’s maximum.', { min: -100, max: 100, unit: 'share' });

export const ACTIONS = {
  damage: action({
    doc: 'Takes health: amount + scale × the causer’s damage + share × the target’s max_health, before resistance.',
    fields: {
      amount: number(0, 'A fixed part.', { unit: 'health' }),
      scale: number(0, 'Times the causer’s `damage`.', { unit: 'factor' }),
      share: shareOfMaximum,
      damage_type: choice(DAMAGE_TYPES, 'What resistance is asked.'),
      target,
      sure: flag(false, 'It cannot miss.'),
    },
    execute: (spec, scene): void => {
      for (const victim of targetsOf(scene, spec.target)) strike(scene, victim, spec);
    },
  }),
  change_attribute: action({
    doc: 'Gives or takes health or stamina directly. Health stays at 1 or above: only damage kills.',
    fields: {
      attribute: choice(['health', 'stamina'], 'Which.'),
      amount: number(0, 'By how much; negative takes.'),
      share: shareOfMaximum,
      target,
    },
    execute: (spec, scene): void => {
      const change = spec.attribute === 'health' ? changeHealth : changeStamina;
      for (const creature of targetsOf(scene, spec.target)) change(scene.turn, creature, spec.amount, spec.share);
    },
  }),
  apply_modifier: action({
    doc: 'Lays a named modifier on someone. Again on the same bearer: its duration starts anew, one more stack.',
    fields: { modifier: ref('modifiers', 'The modifier.'), target },
    execute: (spec, scene): void => {
      for (const creature of targetsOf(scene, spec.target)) applyModifier(scene, creature, spec.modifier);
    },
  }),
  remove_modifier: action({
    doc: 'Ends one modifier, or all harmful ones, or all that are not.',
    fields: {
      modifier: optionalRef('modifiers', 'The modifier. Excludes `harmful`.'),
      harmful: documented(z.optional(z.boolean()), { doc: 'All modifiers that are, or are not, harmful.' }),
      target,
    },
    valid: (spec) => (spec.modifier === undefined) !== (spec.harmful === undefined),
    execute: (spec, scene): void => {
      for (const creature of targetsOf(scene, spec.target)) removeModifiers(scene.turn, creature, spec);
    },
  }),
  change_cooldown: action({
    doc: 'Lengthens or shortens the cooldown of an ability; without one, of what the target has announced.',
    fields: {
      amount: requiredWhole('By how many turns; negative shortens.', { min: -9999, max: 9999, unit: 'turns' }),
      ability: optionalRef('abilities', 'The ability; by default the one the target has announced.'),
      target,
    },
    execute: (spec, scene): void => {
      for (const creature of targetsOf(scene, spec.target)) {
        changeCooldown(scene.turn, creature, spec.ability, spec.amount);
      }
    },
  }),
  give_item: action({
    doc: 'Puts an item into the hero’s bag.',
    onHero: true,
    fields: { item: ref('items', 'The item.'), count, target: heroOnly },
    execute: (spec, { turn, chain }): void =>
      giveItem(turn, { def: spec.item, affixes: [], count: spec.count }, 'outside', chain),
  }),
  equip_item: action({
    doc: 'Gives the hero an item and wears one piece; further ones, and what it displaces, go to the bag.',
    onHero: true,
    fields: { item: ref('items', 'The item.'), count, target: heroOnly },
    execute: (spec, { turn, chain }): void => {
      equipFromNothing(turn, spec.item, chain);
      giveItem(turn, { def: spec.item, affixes: [], count: spec.count - 1 }, 'outside', chain);
    },
  }),
  remove_item: action({
    doc: 'Takes items from the hero: from the bag first, then what he wears, as many as there are.',
    onHero: true,
    fields: { item: ref('items', 'The item.'), count, target: heroOnly },
    execute: (spec, { turn }): void => takeItem(turn, spec.item, spec.count),
  }),
  give_loot: action({
    doc: 'Draws from a table with the hero’s luck and gives him the result.',
    onHero: true,
    fields: { table: ref('loot_tables', 'The table.') },
    execute: (spec, { turn, chain }): void => giveLoot(turn, spec.table, chain),
  }),
  enchant: action({
    doc: 'Redraws the affixes of what the hero wears in a slot, to others than before where the table has any.',
    onHero: true,
    fields: { slot: ref('slots', 'The slot.'), table: ref('loot_tables', 'A table of affixes.') },
    execute: (spec, { turn }): void => enchantWorn(turn, spec.slot, spec.table),
  }),
  summon: action({
    doc: 'Calls enemies into the fight, up to 6 living ones in it. They give nothing and go when it ends.',
    fields: { creature: ref('creatures', 'Who comes.'), count: amount(1, 'How many.', { min: 1, max: 6 }) },
    execute: (spec, scene): void => summon(scene, spec.creature, spec.count),
  }),
  give_exp: action({
    doc: 'Gives the hero experience.',
    onHero: true,
    fields: { amount: requiredNumber('How much.', { min: 0, unit: 'experience' }), target: heroOnly },
    execute: (spec, { turn }): void => gainExperience(turn, spec.amount),
  }),
  start_quest: action({
    doc: 'Starts a quest; nothing if it is active or done.',
    onHero: true,
    fields: { quest: ref('quests', 'The quest.') },
    execute: (spec, { turn }): void => startQuest(turn, spec.quest),
  }),
  flee: action({
    doc: 'Tries to leave the fight.',
    fields: {},
    execute: (_spec, scene): void => tryToFlee(scene),
  }),
  open_shop: action({
    doc: 'Opens the shop of the one the hero talks to.',
    fields: {},
    execute: (_spec, { turn }): void => openShop(turn),
  }),
  run_script: action({
    doc: 'Runs a script; the actions it returns are done in their order.',
    fields: { script: ref('scripts', 'The script.') },
    execute: (spec, scene): void => runScript(scene, spec.script, executeAll),
  }),
  emit_event: action({
    doc: 'Raises a mod’s own event; triggers hear it with `on = "mymod:ritual"`.',
    fields: {
      event: documented(z.string().check(z.regex(/^[a-z0-9_]+:[a-z0-9_]+$/, 'event_name')), {
        doc: 'A namespaced name.',
        ref: 'event',
      }),
    },
    execute: (spec, { turn, self, target: other, chain }): void =>
      raise(turn, { name: spec.event as `${string}:${string}`, source: self, target: other, payload: {}, chain }),
  }),
} as const;

export type ActionName = keyof typeof ACTIONS;

/** An action as the tables see it: a name and whatever fields its entry has. */
export interface AnyAction {
  readonly action: ActionName;
}

interface Deed {
  execute(spec: AnyAction, scene: Scene): void;
}

/** Actions one turn does at most; far beyond any sane content, it keeps a hostile one from hanging the game. */
const ACTION_LIMIT = 5000;

/** Does actions in their order. Those at somebody dead or gone find no target; whoever has fled does not do the rest. */
export function executeAll(actions: readonly AnyAction[], scene: Scene): void {
  const { turn } = scene;
  for (const spec of actions) {
    if (hasLeft(scene)) return;
    if (turn.actions++ >= ACTION_LIMIT) {
      cutChain(turn, scene.chain);
      return;
    }
    // The table's entry and the spec carry the same name, so their fields fit; the union of all entries cannot say that.
    const entry = ACTIONS[spec.action] as unknown as Pick<ActionEntry<z.core.$ZodShape>, 'onHero'> & Deed;
    if (entry.onHero !== true || reaches(scene, turn.state.hero)) entry.execute(spec, scene);
  }
}

/** Whether the one who uses an ability or an item has left the fight with it. What answers a flight is done in full. */
function hasLeft({ turn, self, cause }: Scene): boolean {
  if (cause.kind !== 'ability' && cause.kind !== 'item') return false;
  return turn.fled || !isInPlay(turn.state, self);
}
