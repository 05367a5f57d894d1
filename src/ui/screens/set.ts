/** All screens as the application asks for them. */
import { openCategories } from '../../game/create.ts';
import type { ScreenSet } from '../screen-set.ts';
import { combatScreen } from './combat.ts';
import { confirmScreen } from './confirm.ts';
import { creationScreen } from './creation.ts';
import { dialogScreen } from './dialog.ts';
import { exploreScreen } from './explore.ts';
import { levelOptionScreen } from './level-option.ts';
import { menuScreen } from './menu.ts';
import { noticeScreen } from './notice.ts';
import { overScreen } from './over.ts';
import { shopScreen } from './shop.ts';
import { storyLines } from './story.ts';

export const SCREENS: ScreenSet = {
  led: {
    menu: menuScreen,
    creation: creationScreen,
    explore: exploreScreen,
    combat: combatScreen,
    dialog: dialogScreen,
    shop: shopScreen,
    level_option: levelOptionScreen,
    over: overScreen,
  },
  confirm: confirmScreen,
  notice: noticeScreen,
  openOption: (scenery) => openCategories(scenery).length > 0,
  story: storyLines,
};
