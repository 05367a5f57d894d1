/** How a fight looks: enemies with their announcements, abilities, the sums before and after, and what just happened. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import { abilityBrief, abilityLines } from '../describe/abilities.ts';
import { reckoned } from '../describe/reckoned.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import type { Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { clampList, drawList } from '../widgets/list.ts';
import { latestLines, turnLines } from '../widgets/log-view.ts';
import { columns, type Detail, drawDetail, drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain, writeLine } from '../widgets/rich.ts';
import { drawVitals, effectPieces, heroBars } from '../widgets/vitals.ts';
import { creatureName } from '../words/names.ts';
import { abilityRows } from './combat-abilities.ts';
import type { Choice } from './combat-choice.ts';
import { announcedLines } from './combat-detail.ts';
import { drawEnemies, rowsForEnemies } from './combat-enemies.ts';
import type { FightScenery } from './combat-intent.ts';
import { enemyRows, enemyText } from './combat-lines.ts';
import { forecastLines, foreseen, sumLine } from './combat-sums.ts';

const HINTS: readonly ActionOf<'combat'>[] = [
  'use',
  'switch',
  'wait',
  'inventory',
  'sheet',
  'messages',
  'menu',
  'help',
];
/** Sum before, sum after, the chosen act, what it breaks. */
const FORECAST = 4;
/** Rows of facts about the chosen ability. */
const FACTS = 3; // the empty one above them included
/** The same where there is room for its description and for the states it brings. */
const ALL_FACTS = 9;
const TALL = 32;
/** So many abilities should be in sight before there is room for facts. */
const ENOUGH = 6;
/** Rows of the panes of enemies and abilities, frames included: below is too little, beyond is for the log. */
const LEAST_FIGHT = 8;
const ROOMY_FIGHT = 23;
/** Rows of the log that abilities leave to it, but announcements do not. */
const LOG = 4;
const ENEMIES_SHARE = 0.58;

export function drawCombat(grid: Grid, area: Area, looking: Scenery, choice: Choice): void {
  const scenery = foreseen(looking);
  const { words, state } = scenery;
  const body = page(grid, area, hintPieces('combat', HINTS, scenery));
  const log = logRows(body, scenery);
  const [above, messages] = rows(body, log);
  const [fight, vitals] = rows(above, 1);
  const [upper, lower] = rows(fight, FORECAST + 2);
  const [left, right] = columns(upper, ENEMIES_SHARE);
  const enemies = pane(grid, left, words.text('combat.enemies'), {
    unicode: scenery.unicode,
    active: choice.side === 'enemies',
    foot: words.text('combat.turn', { turn: state.fight?.turn ?? 0 }),
  });
  drawEnemies(grid, enemies, scenery, choice);
  if (choice.side === 'enemies') drawDetail(grid, right, scenery, enemyDetail(scenery, choice));
  else drawAbilities(grid, right, scenery, choice);
  drawText(grid, pane(grid, lower, words.text('combat.announced'), scenery), [
    sumLine(scenery, lower.w - 4),
    ...forecastLines(scenery, choice),
  ]);
  drawVitals(grid, vitals, scenery);
  latestLines(scenery, state.log, log).forEach((line, index) => {
    writeLine(grid, { x: messages.x + 1, y: messages.y + index, w: messages.w - 2 }, line);
  });
}

/** Announcements come first, then abilities, then the log; how long that is on the map plays no part here. */
function logRows(body: Area, scenery: FightScenery): number {
  const { content, state } = scenery;
  const free = body.h - (FORECAST + 2) - 1;
  const width = columns(body, ENEMIES_SHARE)[0].w - 4;
  const facts = body.h >= TALL ? ALL_FACTS : FACTS;
  const abilities = Math.min(ROOMY_FIGHT, abilitiesOf(content, state.hero).length + 1 + facts + 2);
  const fight = Math.max(LEAST_FIGHT, Math.min(abilities, free - LOG), rowsForEnemies(scenery, width) + 2);
  return Math.max(1, free - fight);
}

/** "5/11" where the list of abilities is longer than its pane. */
function placeInList({ content, state }: Scenery, { abilities }: Choice, height: number): string {
  const count = abilitiesOf(content, state.hero).length;
  return count <= listRows(count, height) ? '' : `${Math.min(abilities.cursor + 1, count)}/${count}`;
}

/** The list of abilities, and below it, where there is room, what the chosen one does. */
function drawAbilities(grid: Grid, frame: Area, scenery: Scenery, choice: Choice): void {
  const area = pane(grid, frame, scenery.words.text('combat.abilities'), {
    unicode: scenery.unicode,
    active: true,
    foot: placeInList(scenery, choice, frame.h - 2),
  });
  const ids = abilitiesOf(scenery.content, scenery.state.hero);
  const height = listRows(ids.length, area.h);
  const room = area.w - 2 - (ids.length > height ? 2 : 0);
  drawList(grid, { ...area, h: height }, abilityRows(scenery, choice, room), { list: choice.abilities, active: true });
  const chosen = ids[choice.abilities.cursor];
  if (chosen === undefined || area.h - height < FACTS) return;
  const below = { ...area, y: area.y + height + 1, h: area.h - height - 1 };
  const facts = (below.h >= ALL_FACTS ? abilityLines : abilityBrief)(reckoned(scenery), chosen);
  drawText(
    grid,
    below,
    facts.map((line): Line => [piece(line, 'dim')]),
  );
}

/** What the chosen enemy is about to do and what is active on it, in full. */
function enemyDetail(scenery: FightScenery, { enemies }: Choice): Detail {
  const enemy = scenery.state.fight?.enemies[enemies.cursor];
  const title = enemy === undefined ? '' : creatureName(scenery, enemy);
  return { title, lines: enemy === undefined ? [] : announcedLines(scenery, enemy), list: enemies };
}

/** Rows for the list of abilities: facts about the chosen one stand below it only where most of the list is in sight. */
function listRows(count: number, height: number): number {
  const besideFacts = height - FACTS;
  return Math.min(count, besideFacts >= Math.min(count, ENOUGH) ? besideFacts : height);
}

/** The whole situation as lines of text. */
export function combatLines(looking: Scenery, choice: Choice): Line[] {
  const scenery: FightScenery = { ...foreseen(looking), unicode: false };
  const { state, words, content } = scenery;
  const [health, stamina] = heroBars(scenery, 0);
  const foes = state.fight?.enemies ?? [];
  clampList(choice.enemies, foes.length);
  clampList(choice.abilities, abilitiesOf(content, state.hero).length);
  const mark = (chosen: boolean, line: Line) => `${chosen ? '>' : ' '} ${plain(line).trimEnd()}`;
  const effects = plain(effectPieces(scenery, state.hero)).trim();
  return [
    ...turnLines(scenery, state.log),
    words.text('combat.turn', { turn: state.fight?.turn ?? 0 }),
    health,
    stamina,
    ...(effects === '' ? [] : [effects]),
    `${words.text('combat.enemies')}:`,
    ...foes.flatMap((enemy, index) => {
      const chosen = index === choice.enemies.cursor;
      const rows = enemyRows(enemyText(scenery, enemy, index, 0), 0);
      const about = chosen ? announcedLines(scenery, enemy).filter((line) => plain(line) !== '') : [];
      return [
        ...rows.map((line, row) => mark(row === 0 && chosen, line)),
        ...about.map((line) => `      ${plain(line)}`),
      ];
    }),
    sumLine(scenery),
    `${words.text('combat.abilities')}:`,
    ...abilityRows(scenery, choice, 0).map((row, index) => mark(index === choice.abilities.cursor, row)),
    ...forecastLines(scenery, choice),
    ...hintLines(hintPieces('combat', HINTS, scenery)),
  ];
}
