/** What all the marks on the map mean: those of the engine, and those of whoever is known on this floor. */
import { isKnown } from '../../game/floor/discovery.ts';
import { actionOf } from '../keymap.ts';
import { NONE, POP, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { centered, drawText, hintLines, pane } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { entryName } from '../words/names.ts';
import { byName, type Named } from '../words/order.ts';
import { asColor, HERO_MARK, PILE_MARK } from './map.ts';

export function legendScreen(): Screen {
  return {
    name: 'help',
    overlay: true,
    draw(grid, area, scenery) {
      const rows = legendLines(scenery);
      const box = centered(area, 46, rows.length + 2);
      const foot = hintPieces('help', ['back'], scenery).map(plain).join('');
      drawText(
        grid,
        pane(grid, box, scenery.words.text('legend.title'), { unicode: scenery.unicode, active: true, foot }),
        rows,
      );
    },
    key: (key, scenery) => (actionOf('help', key, scenery.settings) === 'back' ? POP : NONE),
    lines: (scenery) => [
      `${scenery.words.text('legend.title')}:`,
      ...legendLines(scenery).map(plain),
      ...hintLines(hintPieces('help', ['back'], scenery)),
    ],
  };
}

function legendLines(scenery: Scenery): Line[] {
  const { words, state, content, unicode } = scenery;
  const { floor } = state;
  const npcs = new Set(floor.npcs.filter(({ x, y }) => isKnown(floor, x, y)).map((npc) => npc.def));
  const foes = new Set(
    floor.rooms.filter((room) => room.entered).flatMap((room) => room.enemies.map((one) => one.def)),
  );
  const row = (mark: string, text: string, color: Parameters<typeof asColor>[1]): Line => [
    { text: `${mark}  `, style: { color, bold: true } },
    piece(text),
  ];
  return [
    row(HERO_MARK, words.text('legend.hero'), 'hero'),
    row('#', words.text('spot.wall'), 'wall'),
    row(unicode ? '·' : '.', words.text('spot.floor'), 'ground'),
    row('+', words.text('spot.door'), 'door'),
    row('>', words.text('spot.stairs'), 'stairs'),
    row('<', words.text('spot.entrance'), 'stairs'),
    row(PILE_MARK, words.text('spot.pile'), 'loot'),
    ...named(scenery, 'npcs', npcs).map(({ id, name }) => {
      const def = content.npcs.get(id);
      return row(def?.symbol ?? 'N', name, asColor(def?.color, 'npc'));
    }),
    ...named(scenery, 'creatures', foes).map(({ id, name }) => {
      const def = content.creatures.get(id);
      return row(def?.symbol ?? '&', name, asColor(def?.color, 'danger'));
    }),
  ];
}

function named(scenery: Scenery, registry: 'npcs' | 'creatures', ids: ReadonlySet<string>): Named[] {
  return [...ids].map((id) => ({ id, name: entryName(scenery, registry, id) })).sort(byName);
}
