/** The hall of fame: past runs, ranked, filtered, each to be opened. */
import { shownSeed } from '../../lib/seed.ts';
import { actionOf } from '../keymap.ts';
import type { RunRecord } from '../port.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { entryName } from '../words/names.ts';
import { holds } from '../words/order.ts';
import { push, usual } from './answers.ts';
import { promptScreen } from './prompt.ts';
import { BADGES, endText, recordLines, recordScreen } from './record.ts';

const FILTERS = ['all', 'won', 'died', 'given_up', 'honest'] as const;
type Filter = (typeof FILTERS)[number];

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
      share: 0.58,
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

/** What a hero is at first glance: the first choices of creation. */
const GLANCE = 2;

function row(scenery: Scenery, record: RunRecord, index: number): Line {
  const { words } = scenery;
  const kind = record.options.slice(0, GLANCE).map((id) => entryName(scenery, 'options', id));
  const outcome = words.text(`hall.${record.outcome}`);
  return [
    piece(`${String(index + 1).padStart(3)}. `, 'dim'),
    piece(record.name, record.outcome === 'won' ? 'accent' : 'text'),
    piece(kind.length === 0 ? '' : `  ${kind.join(', ')}`, 'dim'),
    firm(`  ${outcome}, ${words.text('hall.place', { floor: record.floor })}`, 'dim'),
  ];
}
