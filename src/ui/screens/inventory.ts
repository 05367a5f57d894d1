/** The bag and what is worn: sorted, filtered, compared; used, thrown, put on, taken off, put down. */
import type { Command } from '../../game/command.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { clampList, moveList, newList } from '../widgets/list.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { itemName } from '../words/names.ts';
import { command, popAnd, push, usual } from './answers.ts';
import { itemSums } from './combat-sums.ts';
import { type Good, newSieve, nextSlot, nextSort } from './goods.ts';
import { drawInventory, goodsOf, type Held, linesOf, onlyTarget, slotOf, tellUse } from './inventory-view.ts';
import { amountPrompt, promptScreen } from './prompt.ts';
import { targetScreen } from './target.ts';

export function inventoryScreen(): Screen {
  const held: Held = { bag: newList(), worn: newList(), sieve: newSieve(), onWorn: false };
  return {
    name: 'inventory',
    overlay: false,
    draw: (grid, area, scenery) => drawInventory(grid, area, scenery, held),
    key: (key, scenery) => answer(actionOf('inventory', key, scenery.settings), scenery, held),
    lines: (scenery) => linesOf(scenery, held),
  };
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
  const only = onlyTarget(scenery, stack);
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
