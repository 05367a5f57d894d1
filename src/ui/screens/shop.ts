/** Trade: what is offered and what one has, side by side, with both prices, quantities and the comparison. */
import { GOLD } from '../../game/content/content.ts';
import { goldOf } from '../../game/item/bag.ts';
import { buyPrice, sellPrice } from '../../game/item/price.ts';
import { partnerOf } from '../../game/npc/partner.ts';
import type { Grid } from '../grid.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import type { Area } from '../style.ts';
import { hintPieces } from '../widgets/hints.ts';
import { drawList, type ListState, listLines, moveList, newList } from '../widgets/list.ts';
import { turnLines } from '../widgets/log-view.ts';
import { columns, drawDetail, drawText, hintLines, page, pane, rows } from '../widgets/pane.ts';
import { type Line, plain } from '../widgets/rich.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { itemName, npcName } from '../words/names.ts';
import { push, status, usual } from './answers.ts';
import { dialogScreen } from './dialog.ts';
import { type Good, goodLine, newSieve, nextSort, type Sieve, sieved, sieveText } from './goods.ts';
import { inventoryScreen } from './inventory.ts';
import { weightText } from './inventory-view.ts';
import { comparisonLines, itemDetail } from './item-detail.ts';
import { promptScreen } from './prompt.ts';
import { sheetScreen } from './sheet.ts';
import { type Deal, dealt, isDealing, many, type Side } from './shop-deal.ts';

const OTHER: Readonly<Record<Side, Side>> = { offer: 'own', own: 'offer' };
const HINTS: readonly ActionOf<'shop'>[] = ['trade', 'several', 'all', 'switch', 'sort', 'search', 'leave', 'help'];

/** What the screen remembers while it lies in the stack. */
interface Held {
  readonly lists: Readonly<Record<Side, ListState>>;
  readonly sieve: Sieve;
  side: Side;
  /** The last of a kind that was just asked for: the cursor then stands on something nobody has chosen. */
  last: { readonly name: string; readonly goods: number } | undefined;
}

export function shopScreen(): Screen {
  const held: Held = { lists: { offer: newList(), own: newList() }, sieve: newSieve(), side: 'offer', last: undefined };
  return {
    name: 'shop',
    overlay: false,
    draw: (grid, area, scenery) => draw(grid, area, scenery, held),
    key: (key, scenery) => answer(actionOf('shop', key, scenery.settings), scenery, held),
    lines(scenery) {
      const { side, sieve, lists } = held;
      const good = chosen(scenery, held);
      const listed = goodsOf(scenery, side, sieve).map((one) => plain(goodRow(scenery, side, one, 0)));
      return [
        ...turnLines(scenery, scenery.state.log).map(plain),
        titleOf(scenery, side, sieve),
        ...(listed.length === 0 ? [scenery.words.text('shop.sold_out')] : listLines(listed, lists[side])),
        footOf(scenery, side),
        ...(good === undefined ? [] : detailLines(scenery, side, good).map(plain)),
        ...hintLines(hintPieces('shop', HINTS, scenery)),
      ];
    },
  };
}

function chosen(scenery: Scenery, { lists, side, sieve }: Held): Good | undefined {
  return goodsOf(scenery, side, sieve)[lists[side].cursor];
}

function draw(grid: Grid, area: Area, scenery: Scenery, held: Held): void {
  const body = page(grid, area, hintPieces('shop', HINTS, scenery));
  const [upper, lower] = rows(body, Math.max(7, Math.floor(body.h * 0.42)));
  const [left, right] = columns(upper, 0.5);
  drawSide(grid, left, scenery, { ...held, draws: 'offer' });
  drawSide(grid, right, scenery, { ...held, draws: 'own' });
  drawGood(grid, lower, scenery, held);
}

function drawSide(grid: Grid, area: Area, scenery: Scenery, held: Held & { readonly draws: Side }): void {
  const { draws, side, sieve, lists } = held;
  const goods = goodsOf(scenery, draws, sieve);
  const active = draws === side;
  const look = { unicode: scenery.unicode, active, foot: footOf(scenery, draws) };
  const inner = pane(grid, area, titleOf(scenery, draws, sieve), look);
  const lines = goods.map((good) => goodRow(scenery, draws, good, inner.w - 3));
  if (goods.length > 0) drawList(grid, inner, lines, { list: lists[draws], active });
  else drawText(grid, inner, [scenery.words.text(draws === 'offer' ? 'shop.sold_out' : 'inventory.empty')]);
}

function answer(action: ActionOf<'shop'> | undefined, scenery: Scenery, held: Held): Response {
  const { lists, sieve, side } = held;
  const goods = goodsOf(scenery, side, sieve);
  const { last } = held;
  held.last = undefined;
  if (moveList(lists[side], action, goods.length)) return NONE;
  const good = chosen(scenery, held);
  if (last !== undefined && good !== undefined && goods.length < last.goods && isDealing(action))
    return status(scenery.words.text('shop.gone', { gone: last.name, next: itemName(scenery, good.stack) }));
  switch (action) {
    case 'switch':
      held.side = OTHER[side];
      return NONE;
    case 'sort':
      sieve.sort = nextSort(sieve.sort);
      return NONE;
    case 'search':
      return push(searchPrompt(scenery, sieve));
    case 'trade':
      return good === undefined ? NONE : dealt(scenery, dealOf(held, good, goods.length), 1);
    case 'several':
    case 'all':
      return good === undefined ? NONE : many(scenery, dealOf(held, good, goods.length), action);
    case 'inventory':
      return push(inventoryScreen());
    case 'sheet':
      return push(sheetScreen());
    case 'leave':
      // What lies on the counter is not all there is to say: the conversation goes on.
      return push(dialogScreen());
    default:
      return usual('shop', action) ?? NONE;
  }
}

/** A deal that, if it was the last of its kind, is remembered. */
function dealOf(held: Held, good: Good, goods: number): Deal {
  const note = (name: string) => {
    held.last = { name, goods };
  };
  return { side: held.side, good, note };
}

function searchPrompt({ words }: Scenery, sieve: Sieve): Screen {
  const accept = (text: string) => {
    sieve.search = text.trim();
    return NONE;
  };
  const field = textField(sieve.search, 40, isPrintable);
  return promptScreen({ question: words.text('prompt.search'), field, accept });
}

/** The offer keeps the order of the shop; the own goods leave out what is never traded. */
function goodsOf(scenery: Scenery, side: Side, sieve: Sieve): Good[] {
  const { state } = scenery;
  if (side === 'own') return sieved(scenery, state.hero.bag, sieve).filter(({ stack }) => stack.def !== GOLD);
  const stock = state.talk === undefined ? [] : (state.floor.npcs[state.talk.npc]?.stock ?? []);
  const goods = sieved(scenery, stock, sieve);
  return sieve.sort === 'newest' ? goods.reverse() : goods;
}

function titleOf(scenery: Scenery, side: Side, sieve: Sieve): string {
  const npc = partnerOf(scenery);
  const name = npc === undefined ? '' : npcName(scenery, npc.id);
  const sifted = sieve.search === '' && sieve.sort === 'newest' ? '' : ` (${sieveText(scenery, sieve)})`;
  return (side === 'offer' ? scenery.words.text('shop.offer', { npc: name }) : scenery.words.text('shop.own')) + sifted;
}

function footOf(scenery: Scenery, side: Side): string {
  const { words, state } = scenery;
  return side === 'offer' ? words.text('dialog.gold', { gold: goldOf(state.hero) }) : weightText(scenery);
}

function priceOf(scenery: Scenery, side: Side, { stack }: Good): number {
  return side === 'offer' ? buyPrice(scenery, stack) : sellPrice(scenery, stack);
}

function goodRow(scenery: Scenery, side: Side, good: Good, width: number): Line {
  const price = priceOf(scenery, side, good);
  const affordable = side === 'own' || price <= goldOf(scenery.state.hero);
  const row = goodLine(scenery, good.stack, width, `${scenery.words.number(price)}${affordable ? ' ' : '!'}`);
  return row;
}

/** Both prices, and what is missing to pay for what is offered. */
function pricesText(scenery: Scenery, side: Side, { stack }: Good): string {
  const { words, state } = scenery;
  const buy = buyPrice(scenery, stack);
  const prices = words.text('shop.prices', { buy, sell: sellPrice(scenery, stack) });
  const missing = buy - goldOf(state.hero);
  return side === 'own' || missing <= 0 ? prices : `${prices} ${words.text('shop.missing', { missing })}`;
}

function detailLines(scenery: Scenery, side: Side, good: Good): Line[] {
  return [pricesText(scenery, side, good), ...itemDetail(scenery, good.stack), ...comparisonLines(scenery, good.stack)];
}

/** Where it is wide enough the comparison stands beside the description. */
function drawGood(grid: Grid, area: Area, scenery: Scenery, held: Held): void {
  const list = held.lists[held.side];
  const good = chosen(scenery, held);
  if (good === undefined) return drawDetail(grid, area, scenery, { title: '', lines: [], list });
  const title = itemName(scenery, good.stack);
  const compared = comparisonLines(scenery, good.stack);
  if (compared.length === 0)
    return drawDetail(grid, area, scenery, { title, lines: detailLines(scenery, held.side, good), list });
  const [left, right] = columns(area, 0.6);
  drawDetail(grid, left, scenery, {
    title,
    lines: [pricesText(scenery, held.side, good), ...itemDetail(scenery, good.stack)],
    list,
  });
  drawText(grid, pane(grid, right, scenery.words.text('compare.title'), scenery), compared.slice(1));
}
