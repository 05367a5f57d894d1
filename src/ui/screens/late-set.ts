/** The screens as the application asks for them, of which only the menu is there from the start. */
import { invariant } from '../../lib/invariant.ts';
import type { ScreenSet } from '../screen-set.ts';
import { menuScreen } from './menu.ts';

export class LateScreens implements ScreenSet {
  private set: ScreenSet | undefined;

  readonly led: ScreenSet['led'] = {
    menu: menuScreen,
    creation: () => this.rest.led.creation(),
    explore: () => this.rest.led.explore(),
    combat: () => this.rest.led.combat(),
    dialog: () => this.rest.led.dialog(),
    shop: () => this.rest.led.shop(),
    level_option: () => this.rest.led.level_option(),
    over: () => this.rest.led.over(),
  };

  get there(): boolean {
    return this.set !== undefined;
  }

  async load(): Promise<void> {
    const { SCREENS } = await import('./set.ts');
    this.set ??= SCREENS;
  }

  private get rest(): ScreenSet {
    invariant(this.set !== undefined, 'a screen is asked for before the screens are there');
    return this.set;
  }

  confirm: ScreenSet['confirm'] = (text, yes) => this.rest.confirm(text, yes);
  notice: ScreenSet['notice'] = (notice) => this.rest.notice(notice);
  openOption: ScreenSet['openOption'] = (scenery) => this.rest.openOption(scenery);
  story: ScreenSet['story'] = (scenery) => this.rest.story(scenery);
}
