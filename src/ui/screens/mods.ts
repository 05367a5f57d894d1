/** The installed mods in their load order, with what loading found wrong in each. */
import { actionOf } from '../keymap.ts';
import type { ModInfo, OrderRefusal } from '../port.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { status, usual } from './answers.ts';

const CORE = 'core';

export function modsScreen(): Screen {
  const list = newList();
  const shown = (scenery: Scenery): ListPage => {
    const { words, port } = scenery;
    const mods = port.mods();
    const chosen = mods[list.cursor];
    return {
      title: words.text('mods.title'),
      rows: mods.map((mod, index) => row(scenery, mod, index)),
      list,
      empty: words.text('mods.empty'),
      detailTitle: chosen?.name ?? '',
      detail: chosen === undefined ? [] : details(scenery, chosen),
      hints: hintPieces('mods', ['select', 'move_up', 'move_down', 'back', 'help'], scenery),
    };
  };
  return {
    name: 'mods',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      const action = actionOf('mods', key, scenery.settings);
      const mods = scenery.port.mods();
      if (moveList(list, action, mods.length)) return NONE;
      if (action === 'select') return toggled(scenery, mods, list.cursor);
      if (action === 'move_up' || action === 'move_down') {
        const to = list.cursor + (action === 'move_up' ? -1 : 1);
        if (to < 0 || to >= mods.length) return NONE;
        const refusal = moved(scenery, mods, list.cursor, to);
        // The cursor stays with the mod.
        if (refusal === undefined) list.cursor = to;
        return told(scenery, refusal);
      }
      return usual('mods', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };
}

function row({ words }: Scenery, mod: ModInfo, index: number): Line {
  const name = `${index + 1}. ${words.text('mods.row', { name: mod.name, version: mod.version })}`;
  if (!mod.enabled) return [piece(name, 'dim'), firm(`  ${words.text('mods.disabled')}`, 'dim')];
  if (mod.warnings === 0) return name;
  return [piece(name), firm(`  ${words.text('mods.warnings', { count: mod.warnings })}`, 'warning')];
}

function details({ words }: Scenery, mod: ModInfo): Line[] {
  return [
    ...(mod.description === '' ? [] : [mod.description]),
    [piece(words.text('mods.id', { id: mod.id }), 'dim')],
    '',
    ...(mod.messages.length === 0 ? [words.text('mods.none')] : mod.messages),
  ];
}

function toggled(scenery: Scenery, mods: readonly ModInfo[], at: number): Response {
  const mod = mods[at];
  if (mod === undefined) return NONE;
  if (mod.id === CORE) return status(scenery.words.text('mods.core'));
  const disabled = mods.filter((one) => (one === mod ? one.enabled : !one.enabled)).map((one) => one.id);
  const order = mods.map((one) => one.id);
  return told(scenery, scenery.port.changeMods(order, disabled));
}

function moved(scenery: Scenery, mods: readonly ModInfo[], from: number, to: number): OrderRefusal | undefined {
  const order = mods.map((one) => one.id);
  const [id] = order.splice(from, 1);
  if (id !== undefined) order.splice(to, 0, id);
  const disabled = mods.filter((one) => !one.enabled).map((one) => one.id);
  return scenery.port.changeMods(order, disabled);
}

function told({ words }: Scenery, refusal: OrderRefusal | undefined): Response {
  if (refusal === undefined) return status(words.text('mods.changed'));
  if (refusal.code === 'order_failed') return status(words.problem(refusal.code));
  const { mod, dependency } = refusal;
  return status(words.text(`mods.${refusal.code}`, { mod, dependency }));
}
