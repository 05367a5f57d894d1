/** The opening of a fight: in its first turn alone, enemies with more initiative than the hero act before him. */
import type { DeepReadonly, Enemy, View } from '../state.ts';

/** Whether an enemy acts before the hero in the coming turn; a tie goes to the hero. */
export function strikesFirst({ fight, hero }: Pick<View, 'fight' | 'hero'>, enemy: DeepReadonly<Enemy>): boolean {
  return fight?.turn === 1 && enemy.initiative > hero.initiative;
}
