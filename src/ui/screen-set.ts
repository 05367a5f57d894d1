/** What the application asks of the screens: how each is made, and what only they know. */
import type { LedScreen } from './lead.ts';
import type { Notice } from './port.ts';
import type { Response, Scenery, Screen } from './screen.ts';

export interface ScreenSet {
  /** The screens that the state opens. */
  readonly led: Readonly<Record<LedScreen, () => Screen>>;
  /** A question with yes and no; `yes` is what follows from yes, no closes it. */
  confirm(text: string, yes: Response): Screen;
  /** Something to tell before a run is entered; each answer asks the application to continue with it. */
  notice(notice: Notice): Screen;
  /** Whether a category with a level waits for the hero's choice. */
  openOption(scenery: Scenery): boolean;
  /** The end of a run as it is told in the hall of fame and in its file. */
  story(scenery: Scenery): readonly string[];
}
