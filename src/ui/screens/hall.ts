/** The hall of fame: past runs, ranked, filtered, each to be opened. */
import { shownSeed } from '../../lib/seed.ts';
import { actionOf } from '../keymap.ts';
import type { RunRecord } from '../port.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, hintLines, type ListPage, listPageLines, page, pane } from '../widgets/pane.ts';
import { firm, type Line, piece, plain } from '../widgets/rich.ts';
import { drawScroll, moveScroll, newScroll } from '../widgets/scroll.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { anyName, creatureNoun, entryName } from '../words/names.ts';
import { holds } from '../words/order.ts';
import { capital } from '../words/template.ts';
import { push, usual } from './answers.ts';
import { promptScreen } from './prompt.ts';

const FILTERS = ['all', 'won', 'died', 'given_up', 'honest'] as const;
type Filter = (typeof FILTERS)[number];

/** Marks that say which run it was, not that it was helped. */
const BADGES: ReadonlySet<string> = new Set(['daily', 'daily_again']);

const KEEPS: Readonly<Record<Filter, (record: RunRecord) => boolean>> = {
  all: () => true,
  won: (record) => record.outcome === 'won',
  died: (record) => record.outcome === 'died',
  given_up: (record) => record.outcome === 'given_up',
  honest: (record) => record.marks.every((mark) => BADGES.has(mark)),
};

/** Won before all others, then the deeper, the higher, the richer; the older of equal ones first. */
export function ranked(records: readonly RunRecord[]): RunRecord[] {
  const won = (record: RunRecord) => (record.outcome === 'won' ? 1 : 0);
  return records
    .map((record, index) => ({ record, index }))
    .sort(
      (a, b) =>
        won(b.record) - won(a.record) ||
        b.record.floor - a.record.floor ||
        b.record.level - a.record.level ||
        b.record.gold - a.record.gold ||
        a.record.turns - b.record.turns ||
        a.index - b.index,
    )
    .map(({ record }) => record);
}

export function hallScreen(): Screen {
  const list = newList();
  let filter: Filter = 'all';
  let search = '';
  const runs = (scenery: Scenery) =>
    ranked(scenery.port.records()).filter(
      (record) => KEEPS[filter](record) && holds(haystack(scenery, record), search),
    );
  const shown = (scenery: Scenery): ListPage => {
    const { words, port } = scenery;
    const found = runs(scenery);
    const chosen = found[list.cursor];
    const named = words.text(`hall.filter.${filter}`);
    return {
      title: words.text('hall.title'),
      rows: found.map((record, index) => row(scenery, record, index)),
      list,
      empty: words.text(port.records().length === 0 ? 'hall.empty' : 'hall.none'),
      detailTitle: chosen?.name ?? '',
      detail: chosen === undefined ? [] : recordLines(scenery, chosen),
      hints: hintPieces('hall', ['select', 'filter', 'search', 'back', 'help'], scenery),
      foot: words.text('hall.foot', {
        shown: found.length,
        count: port.records().length,
        filter: search === '' ? named : `${named}, "${search}"`,
      }),
    };
  };
  return {
    name: 'hall',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      const action = actionOf('hall', key, scenery.settings);
      const found = runs(scenery);
      if (moveList(list, action, found.length)) return NONE;
      if (action === 'filter') filter = FILTERS[(FILTERS.indexOf(filter) + 1) % FILTERS.length] ?? 'all';
      if (action === 'search') {
        const accept = (text: string) => {
          search = text;
          return NONE;
        };
        const question = scenery.words.text('prompt.search');
        return push(promptScreen({ question, field: textField(search, 30, isPrintable), accept }));
      }
      const chosen = found[list.cursor];
      if (action === 'select' && chosen !== undefined) return push(recordScreen(chosen));
      return usual('hall', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };
}

function haystack(scenery: Scenery, record: RunRecord): string {
  const named = record.options.map((id) => entryName(scenery, 'options', id));
  return [record.name, ...named, endText(scenery, record), shownSeed(record)].join(' ');
}

function row({ words }: Scenery, record: RunRecord, index: number): Line {
  const outcome = words.text(`hall.${record.outcome}`);
  return [
    piece(`${String(index + 1).padStart(3)}. `, 'dim'),
    piece(record.name, record.outcome === 'won' ? 'accent' : 'text'),
    firm(`  ${outcome}, ${words.text('hall.place', { floor: record.floor })}`, 'dim'),
  ];
}

function recordLines(scenery: Scenery, record: RunRecord): Line[] {
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
function endText(scenery: Scenery, record: RunRecord): string {
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

/** One past run, told in full. */
export function recordScreen(record: RunRecord): Screen {
  const scroll = newScroll();
  const lines = (scenery: Scenery): Line[] => [
    ...recordLines(scenery, record),
    [piece(scenery.words.text('hall.file', { file: record.file }), 'dim')],
    '',
    ...record.story,
  ];
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
