/** The fight: who announced what, what it would do, and what one could do about it. Two cursors, one decision. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { ActionOf } from '../key-tables.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Response, type Scenery, type Screen } from '../screen.ts';
import { moveList, newList } from '../widgets/list.ts';
import { plain } from '../widgets/rich.ts';
import { command, push, usual } from './answers.ts';
import { bestiaryScreen } from './bestiary.ts';
import { abilityOf, type Choice, chosenCommand } from './combat-choice.ts';
import { combatLines, drawCombat } from './combat-view.ts';
import { inventoryScreen } from './inventory.ts';
import { messagesScreen } from './messages.ts';
import { numberOf } from './numbers.ts';
import { pauseScreen } from './pause.ts';
import { questsScreen } from './quests.ts';
import { sheetScreen } from './sheet.ts';
import { workbenchScreen } from './workbench.ts';

export function combatScreen(): Screen {
  const choice: Choice = { enemies: newList(), abilities: newList(), side: 'abilities' };
  return {
    name: 'combat',
    overlay: false,
    draw: (grid, area, scenery) => drawCombat(grid, area, scenery, choice),
    key: (key, scenery) => answer(actionOf('combat', key, scenery.settings), scenery, choice),
    lines: (scenery) => combatLines(scenery, choice).map(plain),
  };
}

function answer(action: ActionOf<'combat'> | undefined, scenery: Scenery, choice: Choice): Response {
  if (action === undefined) return NONE;
  const counts = {
    enemies: scenery.state.fight?.enemies.length ?? 0,
    abilities: abilitiesOf(scenery.content, scenery.state.hero).length,
  };
  if (moveList(choice[choice.side], action, counts[choice.side])) return NONE;
  const digit = numberOf(action);
  if (digit !== undefined) {
    // A digit aims; only Enter acts.
    if (digit < counts.enemies) choice.enemies.cursor = digit;
    return NONE;
  }
  const place = abilityOf(action);
  if (place !== undefined) {
    // So does a letter, among the abilities.
    if (place < counts.abilities) {
      choice.abilities.cursor = place;
      choice.side = 'abilities';
    }
    return NONE;
  }
  switch (action) {
    case 'switch':
      choice.side = choice.side === 'enemies' ? 'abilities' : 'enemies';
      return NONE;
    case 'left':
      choice.side = 'enemies';
      return NONE;
    case 'right':
      choice.side = 'abilities';
      return NONE;
    case 'use': {
      const asked = chosenCommand(scenery, choice);
      return asked === undefined ? NONE : command(asked);
    }
    case 'wait':
      return command({ command: 'wait' });
    case 'bestiary':
      return push(bestiaryScreen(scenery.state.fight?.enemies[choice.enemies.cursor]?.def));
    default:
      return opened(action) ?? usual('combat', action) ?? NONE;
  }
}

const OPENS: Readonly<Partial<Record<ActionOf<'combat'>, () => Screen>>> = {
  inventory: () => inventoryScreen(),
  sheet: () => sheetScreen(),
  quests: () => questsScreen(),
  messages: () => messagesScreen(),
  menu: () => pauseScreen('combat'),
  workbench: () => workbenchScreen(),
};

function opened(action: ActionOf<'combat'>): Response | undefined {
  const screen = OPENS[action]?.();
  return screen === undefined ? undefined : push(screen);
}
