/** A past run in words, and the screen that tells it in full. */
import { shownSeed } from '../../lib/seed.ts';
import { actionOf } from '../keymap.ts';
import type { RunRecord } from '../port.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { hintLines, page, pane } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { drawScroll, moveScroll, newScroll } from '../widgets/scroll.ts';
import { anyName, creatureNoun, entryName } from '../words/names.ts';
import { capital } from '../words/template.ts';
import { usual } from './answers.ts';

/** Marks that say which run it was, not that it was helped. */
export const BADGES: ReadonlySet<string> = new Set(['daily', 'daily_again']);

export function recordLines(scenery: Scenery, record: RunRecord): Line[] {
  const { words } = scenery;
  const origin = record.options.map((id) => entryName(scenery, 'options', id)).join(', ');
  return [
    ...(origin === '' ? [] : [[piece(origin, 'bright')]]),
    [piece(endText(scenery, record), record.outcome === 'won' ? 'accent' : 'danger')],
    words.text('hall.record', recordNumbers(record)),
    words.text('hall.seed', { seed: shownSeed(record) }),
    words.text('hall.date', { date: whenText(record.date), version: record.version }),
    words.text('hall.mods', { mods: record.mods.join(', ') }),
    ...record.marks.map((mark): Line => [piece(markText(words, mark), BADGES.has(mark) ? 'accent' : 'warning')]),
  ];
}

/** How it ended. */
export function endText(scenery: Scenery, record: RunRecord): string {
  const { words } = scenery;
  const { outcome, later } = record;
  if (outcome === 'won' && later !== undefined)
    return `${words.text('story.won_before')} ${lastText(scenery, { ...record, outcome: later })}`;
  return outcome === 'won' ? words.text('story.won') : lastText(scenery, record);
}

/** The end of a run that was not won there; records name their cause by label and id. */
function lastText(scenery: Scenery, { outcome, by, with: means }: RunRecord): string {
  const { words } = scenery;
  if (outcome === 'given_up') return words.text('hall.gave_up');
  if (by === '') return words.text('hall.end');
  const named = anyName(scenery, means);
  // By his own hand, or by a floor, a room or a curse: the record does not say which.
  if (by === 'hero') return capital(`${words.text('cause.modifier_self', { with: named })}.`);
  return words.text('hall.killed', { by: creatureNoun(scenery, by), with: named });
}

/** "2026-03-01T12:00:00Z" → "2026-03-01 12:00 UTC"; anything else as it stands. */
function whenText(date: string): string {
  return date.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');
}

function recordNumbers({ floor, level, turns, gold, kills }: RunRecord) {
  return { floor, level, turns, gold, kills };
}

/** What is said of a run for ever. */
export function markText(words: Scenery['words'], mark: string): string {
  return words.pick(`mark.${mark}`, {}, words.text('mark.other', { mark }));
}

/** What the story of a run does not say itself; a record without one is told as in the list. */
function headLines(scenery: Scenery, record: RunRecord): Line[] {
  const { words } = scenery;
  const file: Line = [piece(words.text('hall.file', { file: record.file }), 'dim')];
  if (record.story.length === 0) return [...recordLines(scenery, record), file];
  const date = words.text('hall.date', { date: whenText(record.date), version: record.version });
  return [[piece(date, 'dim')], file, ''];
}

/** One past run, told in full. */
export function recordScreen(record: RunRecord): Screen {
  const scroll = newScroll();
  const lines = (scenery: Scenery): Line[] => [...headLines(scenery, record), ...record.story];
  return {
    name: 'record',
    overlay: false,
    draw(grid, area, scenery) {
      const body = page(grid, area, hintPieces('record', ['page_down', 'page_up', 'back', 'help'], scenery));
      drawScroll(
        grid,
        pane(grid, body, record.name, { unicode: scenery.unicode, active: true }),
        lines(scenery),
        scroll,
      );
    },
    key(key, scenery) {
      const action = actionOf('record', key, scenery.settings);
      if (moveScroll(scroll, action)) return NONE;
      return usual('record', action) ?? NONE;
    },
    lines: (scenery) => [...lines(scenery).map(plain), ...hintLines(hintPieces('record', ['back'], scenery))],
  };
}
