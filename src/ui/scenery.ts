/** What screens may look at, gathered from the port; the run itself is only asked for where there is one. */
import { invariant } from '../lib/invariant.ts';
import type { Port } from './port.ts';
import type { Scenery } from './screen.ts';
import type { Words } from './words/words.ts';

export function sceneryOf(port: Port, words: Words, unicode: boolean): Scenery {
  return {
    port,
    content: port.content(),
    get state() {
      const state = port.state();
      invariant(state !== undefined, 'a screen of a run is open without a run');
      return state;
    },
    words,
    settings: port.settings(),
    unicode,
  };
}
