/** What wearing a thing would change, measured by wearing it: the same reading that the rules do, before and after. */
import type { Content } from '../../game/content/content.ts';
import { ATTRIBUTES, type Attribute, DAMAGE_TYPES, type DamageType } from '../../game/content/words.ts';
import { attributeOf, maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import type { Look } from '../../game/rules/scene.ts';
import type { DeepReadonly, Hero, ItemStack, View } from '../../game/state.ts';
import { type Line, type Piece, piece } from '../widgets/rich.ts';
import type { Words } from '../words/words.ts';
import { attributeName, changeText } from './numbers.ts';

export type HeroView = DeepReadonly<Hero>;

export interface Difference {
  readonly attribute: Attribute;
  readonly damageType?: DamageType;
  readonly before: number;
  readonly after: number;
}

/** Every attribute that differs between two versions of the hero. */
export function differences(look: Look, before: HeroView, after: HeroView): Difference[] {
  const found: Difference[] = [];
  const measure = (attribute: Attribute, damageType?: DamageType) => {
    const was = read(look, before, attribute, damageType);
    const is = read(look, after, attribute, damageType);
    if (Math.abs(was - is) < 1e-9) return;
    const rest = { attribute, before: was, after: is };
    found.push(damageType === undefined ? rest : { ...rest, damageType });
  };
  for (const attribute of ATTRIBUTES) if (attribute !== 'resistance') measure(attribute);
  for (const type of DAMAGE_TYPES) measure('resistance', type);
  return found;
}

/** Reads the attribute in a state in which this hero stands: conditions and auras see him as he would be. */
function read(
  { state, content }: Look,
  hero: HeroView,
  attribute: Attribute,
  damageType: DamageType | undefined,
): number {
  const imagined: View = { ...state, hero };
  const look = { state: imagined, content };
  // Limits count as whole numbers.
  if (attribute === 'max_health') return maxHealth(look, hero);
  if (attribute === 'max_stamina') return maxStamina(look, hero);
  return attributeOf(look, hero, attribute, { damageType });
}

/** The hero with a piece put on; unchanged when it cannot be worn. */
export function wearing(content: Content, hero: HeroView, stack: DeepReadonly<ItemStack>): HeroView {
  const slot = content.items.get(stack.def)?.slot;
  if (slot === undefined) return hero;
  return { ...hero, worn: { ...hero.worn, [slot]: { def: stack.def, affixes: stack.affixes, count: 1 } } };
}

/** The hero without what he wears in a slot. */
export function without(hero: HeroView, slot: string): HeroView {
  return { ...hero, worn: Object.fromEntries(Object.entries(hero.worn).filter(([name]) => name !== slot)) };
}

/** "Damage +5", better in the tone of good, worse in that of danger; the sign says the same. */
export function differenceLines(words: Words, found: readonly Difference[]): Line[] {
  return found.map((one) => [
    piece(`${attributeName(words, one.attribute, one.damageType)} `),
    differencePiece(words, one),
  ]);
}

/** "+5", "-10%". */
export function differencePiece(words: Words, { attribute, before, after }: Difference): Piece {
  return piece(changeText(words, attribute, after - before), after > before ? 'good' : 'danger');
}
