/** Attributes and their values in words: every number with its unit and, where it is a change, its sign. */
import type { AttributeChange } from '../../game/content/effects.ts';
import type { Attribute, DamageType } from '../../game/content/words.ts';
import type { Words } from '../words/words.ts';

type Measured = Attribute | 'armor';

/** Attributes counted in percentage points: 10 reads as 10 %. */
const POINTS: ReadonlySet<Measured> = new Set(['critical_chance', 'price_modifier', 'resistance', 'armor']);

/** Limits, which the rules round. */
const WHOLE: ReadonlySet<Measured> = new Set(['max_health', 'max_stamina']);

/** Whether a change of it by percent would read like a change by points. */
function isPercentage(attribute: Measured): boolean {
  return POINTS.has(attribute) || attribute === 'hit_chance';
}

/** The name of an attribute; a resistance with what it is against. */
export function attributeName(words: Words, attribute: Measured, damageType?: DamageType | 'all'): string {
  if (attribute === 'resistance' && damageType !== undefined) return words.text(`resistance.${damageType}`);
  return words.text(`attribute.${attribute}`);
}

/** A value in its unit: "85%", "×1.5", "12". */
export function valueText(words: Words, attribute: Measured, value: number): string {
  if (attribute === 'hit_chance') return words.text('unit.percent', { value: words.number(round(value * 100)) });
  if (POINTS.has(attribute)) return words.text('unit.percent', { value: words.number(round(value)) });
  if (attribute === 'critical_factor') return `×${words.number(round(value))}`;
  return words.number(WHOLE.has(attribute) ? Math.round(value) : round(value));
}

/** A change in its unit, signed: "+5", "-20%". */
export function changeText(words: Words, attribute: Measured, value: number): string {
  if (attribute === 'hit_chance') return words.text('unit.percent', { value: words.signed(round(value * 100)) });
  if (POINTS.has(attribute)) return words.text('unit.percent', { value: words.signed(round(value)) });
  return words.signed(round(value));
}

/** A change by percent: "+10%"; of what is itself a percentage "×1.1", so that it is not taken for points. */
export function percentText(words: Words, attribute: Measured, percent: number): string {
  if (isPercentage(attribute)) return `×${words.number(round(1 + percent / 100))}`;
  return words.text('unit.percent', { value: words.signed(round(percent)) });
}

/** "Damage +5", "Fire resistance +20%"; both parts where a change has both. */
export function numbersOf(words: Words, change: AttributeChange): string {
  const attribute = attributeName(words, change.attribute, change.damage_type);
  const parts = [
    ...(change.flat === 0 ? [] : [changeText(words, change.attribute, change.flat)]),
    ...(change.percent === 0 ? [] : [percentText(words, change.attribute, change.percent)]),
  ];
  const value = parts.length === 0 ? words.signed(0) : parts.join(' ');
  return words.text('change.line', { attribute, value });
}

/** Two decimals, so that sums of tenths look like what they are. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
