/** The state leads the stack: which screens must be open for a state, from the bottom up. */
import type { View } from '../game/state.ts';
import type { ScreenName } from './key-tables.ts';

/** The screens that open and close with the state of the game and never by themselves. */
export const LED_SCREENS = [
  'menu',
  'creation',
  'explore',
  'combat',
  'dialog',
  'shop',
  'level_option',
  'over',
] as const satisfies readonly ScreenName[];
export type LedScreen = (typeof LED_SCREENS)[number];

/** `openOption` says whether a category with a level waits for a choice. */
export function ledBy(state: View | undefined, openOption: boolean): readonly LedScreen[] {
  if (state === undefined) return ['menu'];
  if (state.over !== undefined) return ['over'];
  if (!state.created) return ['creation'];
  const screens: LedScreen[] = ['explore'];
  if (state.fight !== undefined) screens.push('combat');
  else if (openOption) screens.push('level_option');
  if (state.talk !== undefined) screens.push(state.talk.shop ? 'shop' : 'dialog');
  return screens;
}
