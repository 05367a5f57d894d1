/** The first step of creation: what the hero is called. */
import { NAME_LIMIT } from '../../game/create.ts';
import { shownSeed } from '../../lib/seed.ts';
import type { Grid } from '../grid.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawText, page, pane } from '../widgets/pane.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { eraseLast, tidyName, typeKey } from '../widgets/text-field.ts';
import { app, usual } from './answers.ts';
import type { Draft } from './creation-draft.ts';

export function nameLines({ words, state }: Scenery, draft: Draft): Line[] {
  return [
    [piece(words.text('creation.name_hint', { limit: NAME_LIMIT }), 'dim')],
    '',
    [piece(`${words.text('creation.name')}: `), piece(draft.name.text, 'bright'), piece('_', 'accent', { bold: true })],
    '',
    [piece(words.text('creation.seed', { seed: shownSeed(state) }), 'dim')],
  ];
}

export function drawName(grid: Grid, area: Area, scenery: Scenery, draft: Draft): void {
  const body = page(grid, area, hintPieces('name', ['accept', 'delete', 'back', 'help'], scenery));
  const inner = pane(grid, body, scenery.words.text('creation.title'), { unicode: scenery.unicode, active: true });
  drawText(grid, { ...inner, y: inner.y + 1, h: inner.h - 1 }, nameLines(scenery, draft));
}

export function nameKey(key: string, scenery: Scenery, draft: Draft): Response {
  const action = actionOf('name', key, scenery.settings);
  if (action === 'back') return app({ request: 'to_menu' });
  if (action === 'help') return usual('name', action) ?? NONE;
  if (action === 'delete') {
    draft.named = true;
    eraseLast(draft.name);
  } else if (action === 'accept') {
    draft.named = true;
    draft.name.text = tidyName(draft.name.text, NAME_LIMIT);
    if (draft.name.text !== '') draft.step = 1;
  } else retyped(draft, (name) => typeKey(name, key));
  return NONE;
}

/** What is typed first takes the place of the suggested name; what cannot stand in a name changes nothing. */
export function retyped(draft: Draft, type: (name: Draft['name']) => void): void {
  const { name, named } = draft;
  const suggested = name.text;
  if (!named) name.text = '';
  type(name);
  if (named || name.text !== '') draft.named = true;
  else name.text = suggested;
}
