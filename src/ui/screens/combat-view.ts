/** How a fight looks: enemies with their announcements, abilities, the sums before and after, and what just happened. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import { reckoned } from '../describe/reckoned.ts';
import { abilityBrief, abilityLines } from '../describe/things.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import type { Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { clampList, drawList } from '../widgets/list.ts';
import { latestLines, turnLines } from '../widgets/log-view.ts';
import { columns, drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain, writeLine } from '../widgets/rich.ts';
import { drawVitals, effectPieces, heroBars } from '../widgets/vitals.ts';
import type { Choice } from './combat-choice.ts';
import { abilityRow, enemyBlock } from './combat-lines.ts';
import { forecastLines, sumLine } from './combat-sums.ts';

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

export function drawCombat(grid: Grid, area: Area, scenery: Scenery, choice: Choice): void {
  const { words, state } = scenery;
  const body = page(grid, area, hintPieces('combat', HINTS, scenery));
  const log = logRows(body, scenery);
  const [above, messages] = rows(body, log);
  const [fight, vitals] = rows(above, 1);
  const [upper, lower] = rows(fight, FORECAST + 2);
  const [left, right] = columns(upper, 0.58);
  const turn = words.text('combat.turn', { turn: state.fight?.turn ?? 0 });
  const enemies = pane(grid, left, words.text('combat.enemies'), {
    unicode: scenery.unicode,
    active: choice.side === 'enemies',
    foot: turn,
  });
  drawEnemies(grid, enemies, scenery, choice);
  const abilities = pane(grid, right, words.text('combat.abilities'), {
    unicode: scenery.unicode,
    active: choice.side === 'abilities',
    foot: placeInList(scenery, choice, right.h - 2),
  });
  drawAbilities(grid, abilities, scenery, choice);
  drawText(grid, pane(grid, lower, words.text('combat.announced'), scenery), [
    sumLine(scenery, lower.w - 4),
    ...forecastLines(scenery, choice),
  ]);
  drawVitals(grid, vitals, scenery);
  latestLines(scenery, state.log, log).forEach((line, index) => {
    writeLine(grid, { x: messages.x + 1, y: messages.y + index, w: messages.w - 2 }, line);
  });
}

/** What the fight does not need goes to the log; the fight is never squeezed below what it needs to be read. */
function logRows(body: Area, scenery: Scenery): number {
  const { content, state, settings } = scenery;
  const abilities = abilitiesOf(content, state.hero).length + 1 + (body.h >= TALL ? ALL_FACTS : FACTS);
  const enemies = (state.fight?.enemies.length ?? 0) * 4;
  const fight = Math.max(LEAST_FIGHT, Math.min(ROOMY_FIGHT, Math.max(abilities, enemies) + 2));
  const around = FORECAST + 2 + 1;
  const left = body.h - around - fight;
  return Math.max(1, Math.min(Math.max(settings.logLines, left), body.h - around - LEAST_FIGHT));
}

/** "5/11" where the list of abilities is longer than its pane. */
function placeInList({ content, state }: Scenery, { abilities }: Choice, height: number): string {
  const count = abilitiesOf(content, state.hero).length;
  return count <= listRows(count, height) ? '' : `${Math.min(abilities.cursor + 1, count)}/${count}`;
}

/** Each enemy takes as many rows as it has to say; the chosen one is always in sight. */
function drawEnemies(grid: Grid, area: Area, scenery: Scenery, { enemies, side }: Choice): void {
  const fighters = scenery.state.fight?.enemies ?? [];
  clampList(enemies, fighters.length);
  const blocks = fighters.map((enemy, index) => enemyBlock(scenery, enemy, index, area.w - 3));
  const starts: number[] = [];
  let total = 0;
  for (const block of blocks) {
    starts.push(total);
    total += block.length;
  }
  const start = starts[enemies.cursor] ?? 0;
  const end = start + (blocks[enemies.cursor]?.length ?? 0);
  if (start < enemies.top) enemies.top = start;
  if (end > enemies.top + area.h) enemies.top = end - area.h;
  enemies.top = Math.max(0, Math.min(enemies.top, Math.max(0, total - area.h)));
  const lines = blocks.flatMap((block, index) =>
    block.map((line, row) => ({ line, chosen: index === enemies.cursor, first: row === 0 })),
  );
  lines.slice(enemies.top, enemies.top + area.h).forEach(({ line, chosen, first }, row) => {
    const y = area.y + row;
    writeLine(grid, { x: area.x + 2, y, w: area.w - 3 }, line);
    if (!chosen) return;
    if (first) grid.write(area.x, y, '> ', { color: 'accent', bold: true }, 2);
    if (first && side === 'enemies') grid.restyle({ x: area.x, y, w: area.w, h: 1 }, { background: 'selected' });
  });
  if (enemies.top + area.h < total) grid.set(area.x + area.w - 1, area.y + area.h - 1, 'v', { color: 'accent' });
  if (enemies.top > 0) grid.set(area.x + area.w - 1, area.y, '^', { color: 'accent' });
}

/** The list of abilities, and below it, where there is room, what the chosen one does. */
function drawAbilities(grid: Grid, area: Area, scenery: Scenery, choice: Choice): void {
  const ids = abilitiesOf(scenery.content, scenery.state.hero);
  const height = listRows(ids.length, area.h);
  const room = area.w - 2 - (ids.length > height ? 2 : 0);
  const lines = ids.map((id) => abilityRow(scenery, id, choice.enemies.cursor, room));
  drawList(grid, { ...area, h: height }, lines, { list: choice.abilities, active: choice.side === 'abilities' });
  const chosen = ids[choice.abilities.cursor];
  if (chosen === undefined || area.h - height < FACTS) return;
  const below = { ...area, y: area.y + height + 1, h: area.h - height - 1 };
  drawText(
    grid,
    below,
    (below.h >= ALL_FACTS ? abilityLines : abilityBrief)(reckoned(scenery), chosen).map(
      (line): Line => [piece(line, 'dim')],
    ),
  );
}

/** Rows for the list of abilities: facts about the chosen one stand below it only where most of the list is in sight. */
function listRows(count: number, height: number): number {
  const besideFacts = height - FACTS;
  return Math.min(count, besideFacts >= Math.min(count, ENOUGH) ? besideFacts : height);
}

/** The whole situation as lines of text. */
export function combatLines(scenery: Scenery, choice: Choice): Line[] {
  const { state, words, content } = scenery;
  const [health, stamina] = heroBars({ ...scenery, unicode: false }, 0);
  const ids = abilitiesOf(content, state.hero);
  clampList(choice.enemies, state.fight?.enemies.length ?? 0);
  clampList(choice.abilities, ids.length);
  const mark = (chosen: boolean, line: Line) => `${chosen ? '>' : ' '} ${plain(line).trimEnd()}`;
  const effects = plain(effectPieces(scenery, state.hero)).trim();
  return [
    ...turnLines(scenery, state.log),
    words.text('combat.turn', { turn: state.fight?.turn ?? 0 }),
    health,
    stamina,
    ...(effects === '' ? [] : [effects]),
    `${words.text('combat.enemies')}:`,
    ...(state.fight?.enemies ?? []).flatMap((enemy, index) =>
      enemyBlock({ ...scenery, unicode: false }, enemy, index, 0).map((line, row) =>
        mark(row === 0 && index === choice.enemies.cursor, line),
      ),
    ),
    sumLine(scenery),
    `${words.text('combat.abilities')}:`,
    ...ids.map((id, index) =>
      mark(index === choice.abilities.cursor, abilityRow(scenery, id, choice.enemies.cursor, 0)),
    ),
    ...forecastLines(scenery, choice),
    ...hintLines(hintPieces('combat', HINTS, scenery)),
  ];
}
