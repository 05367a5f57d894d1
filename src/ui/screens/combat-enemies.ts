/** The enemies of a fight in the rows there are: all announcements come first, whatever else has to give way. */
import type { Grid } from '../grid.ts';
import type { Area } from '../style.ts';
import { clampList } from '../widgets/list.ts';
import { type Line, piece, wrapLine, writeLine } from '../widgets/rich.ts';
import type { Choice } from './combat-choice.ts';
import type { FightScenery } from './combat-intent.ts';
import { type EnemyText, enemyRows, enemyText } from './combat-lines.ts';

/** Sign of the cursor and the mark of scrolling. */
const MARGIN = 3;

/** How many rows all enemies need to be told in full. */
export function rowsForEnemies(scenery: FightScenery, width: number): number {
  return blocksOf(scenery, { width, height: Number.POSITIVE_INFINITY }, 0).flat().length;
}

/** The chosen enemy is always in sight. */
export function drawEnemies(grid: Grid, area: Area, scenery: FightScenery, { enemies, side }: Choice): void {
  clampList(enemies, scenery.state.fight?.enemies.length ?? 0);
  const blocks = blocksOf(scenery, { width: area.w, height: area.h }, enemies.cursor);
  const start = blocks.slice(0, enemies.cursor).flat().length;
  const end = start + (blocks[enemies.cursor]?.length ?? 0);
  const total = blocks.flat().length;
  if (start < enemies.top) enemies.top = start;
  if (end > enemies.top + area.h) enemies.top = end - area.h;
  enemies.top = Math.max(0, Math.min(enemies.top, Math.max(0, total - area.h)));
  const lines = blocks.flatMap((block, index) =>
    block.map((line, row) => ({ line, marked: index === enemies.cursor && row === 0 })),
  );
  lines.slice(enemies.top, enemies.top + area.h).forEach(({ line, marked }, row) => {
    const y = area.y + row;
    writeLine(grid, { x: area.x + 2, y, w: area.w - (total > area.h ? MARGIN : 2) }, line);
    if (!marked) return;
    grid.write(area.x, y, '> ', { color: 'accent', bold: true }, 2);
    if (side === 'enemies') grid.restyle({ x: area.x, y, w: area.w, h: 1 }, { background: 'selected' });
  });
  if (enemies.top + area.h < total) grid.set(area.x + area.w - 1, area.y + area.h - 1, 'v', { color: 'accent' });
  if (enemies.top > 0) grid.set(area.x + area.w - 1, area.y, '^', { color: 'accent' });
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The rows of each enemy: in full; else whatever fits, the chosen one in full as long as possible, names the last to go. */
function blocksOf(scenery: FightScenery, { width, height }: Room, chosen: number): readonly (readonly Line[])[] {
  const room = width - MARGIN;
  const texts = (scenery.state.fight?.enemies ?? []).map((enemy, index) => enemyText(scenery, enemy, index, room));
  const full: Way = (text) => enemyRows(text, room);
  const brief: Way = (text) => wrapLine(text.brief, room);
  const least: Way = ({ briefest }) => [briefest];
  const ways: readonly (readonly [chosen: Way, others: Way])[] = [
    [full, full],
    [full, inTwo],
    [full, brief],
    [brief, brief],
    [full, least],
    [brief, least],
  ];
  for (const [ofChosen, ofOthers] of ways) {
    const blocks = texts.map((text, index) => (index === chosen ? ofChosen : ofOthers)(text));
    if (blocks.flat().length <= height) return blocks;
  }
  const left = Math.max(1, height - texts.length + 1);
  return texts.map((text, index) => (index === chosen ? wrapLine(text.briefest, room).slice(0, left) : least(text)));
}

type Way = (text: EnemyText) => readonly Line[];

function inTwo({ head, intent, state }: EnemyText): readonly Line[] {
  return [head, [piece('  '), ...intent, piece('  '), ...state]];
}
