/** The map screen in lines of text: how the hero is, where he stands, what is around him, what happened. */
import type { Direction } from '../../game/content/words.ts';
import { roomAt } from '../../game/floor/discovery.ts';
import { STEPS } from '../explore/knowledge.ts';
import type { Scenery } from '../screen.ts';
import { turnLines } from '../widgets/log-view.ts';
import { type Line, lineWidth } from '../widgets/rich.ts';
import { effectPieces, heroBars } from '../widgets/vitals.ts';
import { statusLine } from './explore-view.ts';
import { spotText, thingText } from './spot.ts';
import { tipLine } from './tips.ts';

/** The same situation in lines of text: how the hero is, where he stands, what is around him, what happened. */
export function placeLines(scenery: Scenery): Line[] {
  const { state, words } = scenery;
  const [health, stamina] = heroBars({ ...scenery, unicode: false }, 0);
  const effects = effectPieces(scenery, state.hero);
  const around = Object.entries(STEPS).map(([direction, step]) => {
    const at = { x: state.hero.position.x + step.x, y: state.hero.position.y + step.y };
    return `${words.pick(`direction.${direction}`)}: ${spotText(scenery, at)}`;
  });
  return [
    ...turnLines(scenery, state.log),
    statusLine(scenery),
    health,
    stamina,
    ...(lineWidth(effects) === 0 ? [] : [effects]),
    words.text('explore.here', { place: spotText(scenery, state.hero.position) }),
    around.join(', '),
    ...surroundings(scenery),
    tipLine(scenery),
  ].filter((line) => lineWidth(line) > 0);
}

/** Known things in sight with the way to them, for those who do not see the map. */
function surroundings(scenery: Scenery): Line[] {
  const { state, words } = scenery;
  const { hero } = state;
  const spots = [...state.floor.piles, ...state.floor.npcs, state.floor.stairs].filter(
    (spot) => state.floor.known[spot.y]?.[spot.x] === '1' && roomAt(state.floor, spot.x, spot.y) === hero.room,
  );
  return spots.map((spot) =>
    words.text('explore.sight', { what: thingText(scenery, spot), where: bearing(scenery, spot) }),
  );
}

/** "3 north, 2 east". */
function bearing({ state, words }: Scenery, spot: { readonly x: number; readonly y: number }): string {
  const dx = spot.x - state.hero.position.x;
  const dy = spot.y - state.hero.position.y;
  const told = (steps: number, direction: Direction) =>
    words.text('explore.bearing', { steps: Math.abs(steps), direction: words.text(`direction.${direction}`) });
  const parts = [
    ...(dy === 0 ? [] : [told(dy, dy < 0 ? 'north' : 'south')]),
    ...(dx === 0 ? [] : [told(dx, dx < 0 ? 'west' : 'east')]),
  ];
  return parts.length === 0 ? words.text('explore.underfoot') : parts.join(', ');
}
