/**
 * Reading an attribute: (base + derived + Σ flat) × (1 + Σ percent / 100), the one place where that is done.
 *
 * Never cached: a cache would have to know every way in which gear, states, auras and conditions change.
 */
import type { AttributeChange } from '../content/effects.ts';
import { type Attribute, BASE_VALUES, type DamageType, STATS } from '../content/words.ts';
import { scaledBase } from '../floor/scaling.ts';
import { holds } from '../rules/conditions.ts';
import { type CreatureView, isEnemy, type Look, type Reading } from '../rules/scene.ts';
import { isAlive } from './lookup.ts';
import { type Source, visitCarried } from './sources.ts';

/** What a read may depend on beyond whose attribute it is. */
export interface Query {
  /** For resistance: against what. */
  readonly damageType?: DamageType | undefined;
  /** The opponent, for changes that hold only against some. */
  readonly against?: CreatureView | undefined;
}

/** One contribution to an attribute, for sheets that explain a total. */
export interface Part {
  readonly source: Source;
  readonly flat: number;
  readonly percent: number;
}

const NO_QUERY: Query = {};
/** How many reads with conditions one read may set off before further ones ignore theirs. */
const NESTED_READS = 200;
const LIMIT = 1e9;

/**
 * The value of an attribute, in its unit, right now. Percentages take away at most everything: beyond −100 % a negative sum
 * would turn into a gift.
 */
export function attributeOf(look: Look, creature: CreatureView, attribute: Attribute, query: Query = NO_QUERY): number {
  let flat = baseValue(look, creature, attribute) + derivedValue(look, creature, attribute);
  let percent = 0;
  visitChanges({ look, creature, attribute, query }, (change, times) => {
    flat += change.flat * times;
    percent += change.percent * times;
  });
  const value = flat * Math.max(0, 1 + percent / 100);
  // Adding 0 turns −0 into 0.
  return Math.max(-LIMIT, Math.min(value, LIMIT)) + 0;
}

/** The same read, told part by part: the base first, what is derived second. */
export function attributeParts(
  look: Look,
  creature: CreatureView,
  attribute: Attribute,
  query: Query = NO_QUERY,
): { readonly value: number; readonly parts: readonly Part[] } {
  const parts: Part[] = [
    { source: { kind: 'base', id: '' }, flat: baseValue(look, creature, attribute), percent: 0 },
    { source: { kind: 'derived', id: '' }, flat: derivedValue(look, creature, attribute), percent: 0 },
  ];
  visitChanges({ look, creature, attribute, query }, (change, times, kind, id) => {
    parts.push({ source: { kind, id }, flat: change.flat * times, percent: change.percent * times });
  });
  const shown = parts.filter((part) => part.source.kind === 'base' || part.flat !== 0 || part.percent !== 0);
  return { value: attributeOf(look, creature, attribute, query), parts: shown };
}

/** The maxima as limits: whole and at least 1. */
export function maxHealth(look: Look, creature: CreatureView): number {
  return Math.max(1, Math.round(attributeOf(look, creature, 'max_health')));
}
export function maxStamina(look: Look, creature: CreatureView): number {
  return Math.max(1, Math.round(attributeOf(look, creature, 'max_stamina')));
}

/** Whether a creature carries a tag: an enemy those of its definition, the hero those of options and worn items. */
export function hasTag(look: Look, creature: CreatureView, tag: string): boolean {
  const { content } = look;
  if (isEnemy(creature)) return content.creatures.get(creature.def)?.tags.includes(tag) === true;
  if (creature.options.some((id) => content.options.get(id)?.tags.includes(tag) === true)) return true;
  for (const slot of Object.keys(creature.worn)) {
    const worn = creature.worn[slot];
    if (worn !== undefined && content.items.get(worn.def)?.tags.includes(tag) === true) return true;
  }
  return false;
}

function isStat(attribute: Attribute): attribute is (typeof STATS)[number] | 'level' {
  return attribute === 'level' || (STATS as readonly string[]).includes(attribute);
}

/** The value before anything changes it. */
function baseValue({ state, content }: Look, creature: CreatureView, attribute: Attribute): number {
  if (!isEnemy(creature)) return isStat(attribute) ? creature.base[attribute] : BASE_VALUES[attribute];
  const def = content.creatures.get(creature.def);
  const floor = content.floors.get(state.floor.def);
  if (def === undefined || attribute === 'resistance') return BASE_VALUES[attribute];
  return floor === undefined
    ? (def.base[attribute] ?? BASE_VALUES[attribute])
    : scaledBase(def, attribute, floor, state.floor.number);
}

/** What strength adds to damage and constitution to health, read through the same rule. */
function derivedValue(look: Look, creature: CreatureView, attribute: Attribute): number {
  if (attribute !== 'damage' && attribute !== 'max_health') return 0;
  const { damage_per_strength, health_per_constitution } = look.content.balance;
  const [factor, from] =
    attribute === 'damage'
      ? ([damage_per_strength, 'strength'] as const)
      : ([health_per_constitution, 'constitution'] as const);
  return factor * (attributeOf(nested(look, creature, attribute), creature, from) - 1);
}

type Visit = (change: AttributeChange, times: number, kind: Source['kind'], id: string) => void;

interface Read {
  readonly look: Look;
  readonly creature: CreatureView;
  readonly attribute: Attribute;
  readonly query: Query;
}

/** Calls back for every change that is in force on this read: the creature’s own, then the auras of others. */
function visitChanges(read: Read, visit: Visit): void {
  const { look, creature } = read;
  visitOf(read, creature, 'self', visit);
  const fight = look.state.fight;
  if (fight === undefined) return;
  const ofEnemy = isEnemy(creature);
  for (const enemy of fight.enemies) {
    if (enemy !== creature && isAlive(enemy)) visitOf(read, enemy, ofEnemy ? 'all_allies' : 'all_enemies', visit);
  }
  if (ofEnemy && isAlive(look.state.hero)) visitOf(read, look.state.hero, 'all_enemies', visit);
}

function visitOf(read: Read, bearer: CreatureView, reach: AttributeChange['target'], visit: Visit): void {
  const { attribute, query } = read;
  visitCarried(read.look.content, bearer, (changes, kind, id, times) => {
    for (const change of changes) {
      if (change.target !== reach || !concerns(change, attribute, query.damageType)) continue;
      if (change.condition.length > 0 && !applies(read, change, bearer)) continue;
      visit(change, times, kind, id);
    }
  });
}

function concerns(change: AttributeChange, attribute: Attribute, type: DamageType | undefined): boolean {
  if (change.attribute === 'armor') return attribute === 'resistance' && (type === 'slash' || type === 'blunt');
  if (change.attribute !== attribute) return false;
  return attribute !== 'resistance' || change.damage_type === 'all' || change.damage_type === type;
}

/** A conditional change asks its bearer, and as target whoever the read is about: the opponent, or for an aura the one it reaches. */
function applies(read: Read, change: AttributeChange, bearer: CreatureView): boolean {
  const { look, creature, attribute, query } = read;
  if (isBeingRead(look.reading, creature, attribute)) return false;
  const budget = look.reading?.budget;
  if (budget !== undefined && budget.left-- <= 0) return false;
  const target = bearer === creature ? query.against : creature;
  return holds(change.condition, { ...nested(look, creature, attribute), self: bearer, target });
}

function isBeingRead(reading: Reading | undefined, creature: CreatureView, attribute: Attribute): boolean {
  for (let one = reading; one !== undefined; one = one.parent) {
    if (one.creature === creature && one.attribute === attribute) return true;
  }
  return false;
}

function nested(look: Look, creature: CreatureView, attribute: Attribute): Look {
  const budget = look.reading?.budget ?? { left: NESTED_READS };
  return { state: look.state, content: look.content, reading: { creature, attribute, parent: look.reading, budget } };
}
