/** What an estimate says, in words: chance, damage, and what only a script knows. */
import type { Estimate } from '../../game/combat/estimate.ts';
import type { Speech } from '../words/words.ts';

/** "72% to hit, 9 damage (14 critical)". */
export function forecastText({ words }: Pick<Speech, 'words'>, estimate: Estimate): string {
  const chance = estimate.sure
    ? words.text('combat.sure')
    : words.text('combat.hit', { chance: words.percent(estimate.hit) });
  return [...(estimate.max > 0 || !estimate.sure ? [chance] : []), damageText({ words }, estimate)].join(', ');
}

/** "9 damage (14 critical)", "?" where a script decides. */
export function damageText({ words }: Pick<Speech, 'words'>, { min, max, unknown }: Estimate): string {
  const known =
    max === 0
      ? words.text('combat.no_damage')
      : min === max
        ? words.text('combat.damage', { amount: min })
        : words.text('combat.damage_critical', { amount: min, critical: max });
  if (!unknown) return known;
  return max === 0 ? '?' : `${known} + ?`;
}

/** The same in the fewest letters: "3 (up to 5)". */
export function amountText(
  { words }: Pick<Speech, 'words'>,
  { min, max, unknown }: Pick<Estimate, 'min' | 'max' | 'unknown'>,
): string {
  const known = min === max ? words.number(min) : words.text('combat.up_to', { amount: min, worst: max });
  if (!unknown) return known;
  return max === 0 ? '?' : `${known} + ?`;
}
