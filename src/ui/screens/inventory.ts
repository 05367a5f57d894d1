/** The bag and what is worn: sorted, filtered, explained, compared; used, thrown, put on, taken off, put down. */
import { estimateActions } from '../../game/combat/estimate.ts';
import type { Command } from '../../game/command.ts';
import { attributeOf } from '../../game/creature/attributes.ts';
import { livingEnemies } from '../../game/creature/lookup.ts';
import { carriedWeight } from '../../game/item/bag.ts';
import { pad, textWidth } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { clampList, drawList, type ListState, listLines, moveList, newList } from '../widgets/list.ts';
import { turnLines } from '../widgets/log-view.ts';
import { columns, drawDetail, drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, piece, plain } from '../widgets/rich.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { entryName, itemName } from '../words/names.ts';
import { command, popAnd, push, usual } from './answers.ts';
import { itemSums } from './combat-sums.ts';
import { forecastText } from './forecast.ts';
import { type Good, goodLine, newSieve, nextSlot, nextSort, type Sieve, sieved, sieveText } from './goods.ts';
import { comparisonLines, itemDetail } from './item-detail.ts';
import { amountPrompt, promptScreen } from './prompt.ts';
import { targetScreen } from './target.ts';

/** What the screen remembers while it lies in the stack. */
interface Held {
  readonly bag: ListState;
  readonly worn: ListState;
  readonly sieve: Sieve;
  onWorn: boolean;
}

export function inventoryScreen(): Screen {
  const held: Held = { bag: newList(), worn: newList(), sieve: newSieve(), onWorn: false };
  return {
    name: 'inventory',
    overlay: false,
    draw: (grid, area, scenery) => draw(grid, area, scenery, held),
    key: (key, scenery) => answer(actionOf('inventory', key, scenery.settings), scenery, held),
    lines: (scenery) => linesOf(scenery, held),
  };
}

function goodsOf(scenery: Scenery, { sieve }: Held): Good[] {
  return sieved(scenery, scenery.state.hero.bag, sieve);
}

function slotOf({ content }: Scenery, { worn }: Held): string | undefined {
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
  const target = onlyTarget(scenery);
  return target === undefined ? [] : ['', tellUse(scenery, stack, target), ...itemSums(scenery, index, target)];
}

/** The index of the one enemy left; absent where there is a choice. */
function onlyTarget({ state }: Scenery): number | undefined {
  if (livingEnemies(state).length > 1) return undefined;
  const index = (state.fight?.enemies ?? []).findIndex((enemy) => enemy.health > 0);
  return index < 0 ? undefined : index;
}

/** "76% to hit, 9 damage (14 critical)". */
function tellUse(scenery: Scenery, stack: Good['stack'], target: number): string {
  const { state, content } = scenery;
  const victim = state.fight?.enemies[target];
  const actions = content.items.get(stack.def)?.actions ?? [];
  if (victim === undefined) return '';
  return forecastText(scenery, estimateActions(scenery, actions, { attacker: state.hero, victim, target: victim }));
}

function bagTitle(scenery: Scenery, { sieve }: Held): string {
  return `${scenery.words.text('inventory.bag')} (${sieveText(scenery, sieve)})`;
}

function draw(grid: Grid, area: Area, scenery: Scenery, held: Held): void {
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

function answer(action: ActionOf<'inventory'> | undefined, scenery: Scenery, held: Held): Response {
  if (action === undefined) return NONE;
  const { bag, worn, onWorn } = held;
  const goods = goodsOf(scenery, held);
  if (onWorn ? moveList(worn, action, scenery.content.slotOrder.length) : moveList(bag, action, goods.length))
    return NONE;
  if (changeList(action, scenery, held)) return NONE;
  if (action === 'search') return push(searchPrompt(scenery, held));
  const slot = slotOf(scenery, held);
  const good = goods[bag.cursor];
  const done = onWorn
    ? slot === undefined
      ? undefined
      : wornKey(action, slot, scenery)
    : good === undefined
      ? undefined
      : goodKey(action, good, scenery);
  return done ?? usual('inventory', action) ?? NONE;
}

function changeList(action: ActionOf<'inventory'>, { content }: Scenery, held: Held): boolean {
  if (action === 'switch') held.onWorn = !held.onWorn;
  else if (action === 'sort') held.sieve.sort = nextSort(held.sieve.sort);
  else if (action === 'slot') held.sieve.slot = nextSlot(content, held.sieve.slot);
  else return false;
  return true;
}

function searchPrompt({ words }: Scenery, held: Held): Screen {
  const accept = (text: string, scenery: Scenery) => {
    held.sieve.search = text.trim();
    held.onWorn = false;
    clampList(held.bag, goodsOf(scenery, held).length);
    return NONE;
  };
  const field = textField(held.sieve.search, 40, isPrintable);
  return promptScreen({ question: words.text('prompt.search'), field, accept });
}

function linesOf(scenery: Scenery, held: Held): string[] {
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

/** A command that is a turn: in a fight it is watched, outside of one the list stays open. */
function turn(scenery: Scenery, asked: Command): Response {
  return scenery.state.fight === undefined ? command(asked) : popAnd(command(asked));
}

function wornKey(action: ActionOf<'inventory'>, slot: string, scenery: Scenery): Response | undefined {
  return action === 'unequip' || action === 'use' ? turn(scenery, { command: 'unequip', slot }) : undefined;
}

function goodKey(action: ActionOf<'inventory'>, { stack, index }: Good, scenery: Scenery): Response | undefined {
  const def = scenery.content.items.get(stack.def);
  switch (action) {
    case 'use':
      // Enter does what the thing is for: wearing what can only be worn, using everything else.
      if ((def?.actions.length ?? 0) === 0 && def?.slot !== undefined)
        return turn(scenery, { command: 'equip', item: index });
      return def?.use_on === 'enemy' && scenery.state.fight !== undefined
        ? throwAt(scenery, { stack, index })
        : turn(scenery, { command: 'use_item', item: index });
    case 'equip':
      return turn(scenery, { command: 'equip', item: index });
    case 'drop':
      if (stack.count === 1) return turn(scenery, { command: 'drop', item: index });
      return push(
        amountPrompt(scenery.words.text('prompt.amount', { most: stack.count }), stack.count, (count) =>
          turn(scenery, { command: 'drop', item: index, count }),
        ),
      );
    default:
      return undefined;
  }
}

/** Against one enemy at once, among several by the cursor. */
function throwAt(scenery: Scenery, { stack, index }: Good): Response {
  const choose = (target: number): Response => popAnd(command({ command: 'use_item', item: index, target }));
  const only = onlyTarget(scenery);
  if (only !== undefined) return choose(only);
  return push(
    targetScreen({
      title: itemName(scenery, stack),
      choose,
      tell: (target) => tellUse(scenery, stack, target),
      about: (target) => itemSums(scenery, index, target),
    }),
  );
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
