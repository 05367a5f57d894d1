/** What screens may look at, gathered from the port; the run itself is only asked for where there is one. */
import type { View } from '../game/state.ts';
import { invariant } from '../lib/invariant.ts';
import type { Port } from './port.ts';
import type { Scenery } from './screen.ts';
import type { Words } from './words/words.ts';

/** `told` is a run that is spoken of without being in play. */
export function sceneryOf(port: Port, words: Words, unicode: boolean, told?: View): Scenery {
  return {
    port,
    content: port.content(),
    get state() {
      const state = told ?? port.state();
      invariant(state !== undefined, 'a screen of a run is open without a run');
      return state;
    },
    words,
    settings: port.settings(),
    unicode,
  };
}
