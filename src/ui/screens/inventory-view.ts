/** How bag and worn gear look: the lists, what there is to say about the chosen piece, and the same as lines of text. */
import { estimateActions } from '../../game/combat/estimate.ts';
import type { Item } from '../../game/content/item.ts';
import { attributeOf } from '../../game/creature/attributes.ts';
import { livingEnemies } from '../../game/creature/lookup.ts';
import { carriedWeight } from '../../game/item/bag.ts';
import { pad, textWidth } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import type { Scenery } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, type ListState, listLines } from '../widgets/list.ts';
import { turnLines } from '../widgets/log-view.ts';
import { columns, drawDetail, drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { entryName, itemName } from '../words/names.ts';
import { itemSums } from './combat-sums.ts';
import { forecastText } from './forecast.ts';
import { type Good, goodLine, type Sieve, sieved, sieveText } from './goods.ts';
import { comparisonLines, itemDetail } from './item-detail.ts';

/** What the screen remembers while it lies in the stack. */
export interface Held {
  readonly bag: ListState;
  readonly worn: ListState;
  readonly sieve: Sieve;
  onWorn: boolean;
}

export function goodsOf(scenery: Scenery, { sieve }: Held): Good[] {
  return sieved(scenery, scenery.state.hero.bag, sieve);
}

export function slotOf({ content }: Scenery, { worn }: Held): string | undefined {
  return content.slotOrder[worn.cursor];
}

function detail(scenery: Scenery, held: Held): { readonly title: string; readonly lines: readonly Line[] } {
  const slot = slotOf(scenery, held);
  const wornThere = slot === undefined ? undefined : scenery.state.hero.worn[slot];
  const good = held.onWorn ? undefined : goodsOf(scenery, held)[held.bag.cursor];
  const item = held.onWorn ? wornThere : good?.stack;
  if (item === undefined) return { title: '', lines: [] };
  const lines = [
    ...itemDetail(scenery, item),
    ...comparisonLines(scenery, item, held.onWorn ? slot : undefined),
    ...(good === undefined ? [] : useLines(scenery, good)),
  ];
  return { title: itemName(scenery, item), lines };
}

/** What using it would mean for the fight; against several enemies that is told where one is chosen. */
function useLines(scenery: Scenery, { stack, index }: Good): Line[] {
  const { state, content } = scenery;
  const def = content.items.get(stack.def);
  if (state.fight === undefined || def === undefined || def.actions.length === 0) return [];
  if (def.use_on !== 'enemy') return ['', ...itemSums(scenery, index)];
  const target = onlyTarget(scenery, stack);
  return target === undefined ? [] : ['', tellUse(scenery, stack, target), ...itemSums(scenery, index, target)];
}

/** The index of the one enemy left, or of any where a thing reaches them all alike; absent where there is a choice. */
export function onlyTarget({ state, content }: Scenery, { def }: Good['stack']): number | undefined {
  if (livingEnemies(state).length > 1 && asksWhom(content.items.get(def))) return undefined;
  const index = (state.fight?.enemies ?? []).findIndex((enemy) => enemy.health > 0);
  return index < 0 ? undefined : index;
}

/** Whether it makes a difference against whom a thing is used. */
export function asksWhom(def: Item | undefined): boolean {
  if (def === undefined) return true;
  const aimed = def.actions.some(
    // Scripts and a mod's own events are told whom it was.
    (action) =>
      action.action === 'run_script' ||
      action.action === 'emit_event' ||
      ('target' in action && action.target === 'target'),
  );
  return aimed || def.condition.some((check) => 'who' in check && check.who === 'target');
}

/** "76% to hit, 9 damage (14 critical)". */
export function tellUse(scenery: Scenery, stack: Good['stack'], target: number): string {
  const { state, content } = scenery;
  const victim = state.fight?.enemies[target];
  const actions = content.items.get(stack.def)?.actions ?? [];
  if (victim === undefined) return '';
  return forecastText(scenery, estimateActions(scenery, actions, { attacker: state.hero, victim, target: victim }));
}

function bagTitle(scenery: Scenery, { sieve }: Held): string {
  return `${scenery.words.text('inventory.bag')} (${sieveText(scenery, sieve)})`;
}

export function drawInventory(grid: Grid, area: Area, scenery: Scenery, held: Held): void {
  const { words, content, unicode } = scenery;
  const { bag, worn, onWorn } = held;
  const body = page(grid, area, hintPieces('inventory', hints(onWorn), scenery));
  const [left, right] = columns(body, 0.52);
  const [upper, lower] = rows(left, Math.min(content.slotOrder.length + 2, Math.floor(left.h / 2)));
  const goods = goodsOf(scenery, held);
  const inner = pane(grid, upper, bagTitle(scenery, held), { unicode, active: !onWorn, foot: weightText(scenery) });
  const lines = goods.map(({ stack }) => goodLine(scenery, stack, inner.w - 3));
  if (goods.length === 0) drawText(grid, inner, [words.text('inventory.empty')]);
  else drawList(grid, inner, lines, { list: bag, active: !onWorn });
  const wornPane = pane(grid, lower, words.text('inventory.worn'), { unicode, active: onWorn });
  drawList(grid, wornPane, wornLines(scenery), { list: worn, active: onWorn });
  drawDetail(grid, right, scenery, { ...detail(scenery, held), list: onWorn ? worn : bag });
}

export function linesOf(scenery: Scenery, held: Held): string[] {
  const { words } = scenery;
  const { onWorn, worn, bag } = held;
  const about = detail(scenery, held);
  const goods = goodsOf(scenery, held).map(({ stack }) => plain(goodLine(scenery, stack, 0)));
  const listed = onWorn ? wornLines(scenery).map(plain) : goods;
  return [
    ...turnLines(scenery, scenery.state.log).map(plain),
    onWorn ? words.text('inventory.worn') : bagTitle(scenery, held),
    ...(listed.length === 0 ? [words.text('inventory.empty')] : listLines(listed, onWorn ? worn : bag)),
    weightText(scenery),
    about.title,
    ...about.lines.map(plain),
    ...hintLines(hintPieces('inventory', hints(onWorn), scenery)),
  ];
}

function hints(onWorn: boolean): ActionOf<'inventory'>[] {
  return onWorn
    ? ['unequip', 'switch', 'back', 'help']
    : ['use', 'equip', 'drop', 'switch', 'sort', 'slot', 'search', 'back', 'help'];
}

function wornLines(scenery: Scenery): Line[] {
  const { state, content } = scenery;
  const names = content.slotOrder.map((slot) => entryName(scenery, 'slots', slot));
  const width = Math.max(0, ...names.map(textWidth));
  return content.slotOrder.map((slot, index): Line => {
    const item = state.hero.worn[slot];
    const name = piece(`${pad(names[index] ?? '', width)}  `, 'dim');
    return item === undefined ? [name, piece('-', 'dim')] : [name, piece(itemName(scenery, item))];
  });
}

/** "Weight 12 of 50". */
export function weightText(scenery: Scenery): string {
  const { words, content, state } = scenery;
  const weight = words.number(carriedWeight(content, state.hero));
  const capacity = words.number(attributeOf(scenery, state.hero, 'carry_capacity'));
  return words.text('inventory.weight', { weight, capacity });
}
