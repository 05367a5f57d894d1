/** Picking up on the way: only what was never opened, and only where it cannot weigh the hero down. */
import { attributeOf } from '../../game/creature/attributes.ts';
import { carriedWeight } from '../../game/item/bag.ts';
import type { Look } from '../../game/rules/scene.ts';
import type { View } from '../../game/state.ts';
import type { Settings } from '../settings.ts';
import { same } from './knowledge.ts';

/** Nobody knows what is in a pile before it is opened: beyond this share of the capacity the player decides. */
const ROOM = 0.8;

/** Answers for a state whether exploring takes what lies under the feet. What the hero has put down stays where it is. */
export function gathering({ content, settings }: Pick<Look, 'content'> & { readonly settings: Settings }) {
  return (state: View): boolean => {
    const { floor, hero } = state;
    if (!settings.pickUp) return false;
    const here = floor.piles.filter((pile) => same(pile, hero.position));
    if (here.length === 0 || here.some(({ table }) => table === undefined)) return false;
    return carriedWeight(content, hero) <= ROOM * attributeOf({ state, content }, hero, 'carry_capacity');
  };
}
