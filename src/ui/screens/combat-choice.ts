/** What is chosen in a fight: an enemy, an ability, and the command that follows from both. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { Command } from '../../game/command.ts';
import type { Scenery } from '../screen.ts';
import { clampList, type ListState } from '../widgets/list.ts';

/** Where both cursors stand, and which of them the arrows move. */
export interface Choice {
  readonly enemies: ListState;
  readonly abilities: ListState;
  side: 'enemies' | 'abilities';
}

/** The command that Enter would send: the chosen ability on the chosen enemy. */
export function chosenCommand({ content, state }: Scenery, { enemies, abilities }: Choice): Command | undefined {
  const ids = abilitiesOf(content, state.hero);
  clampList(abilities, ids.length);
  clampList(enemies, state.fight?.enemies.length ?? 0);
  const ability = ids[abilities.cursor];
  if (ability === undefined) return undefined;
  if (content.abilities.get(ability)?.aim !== 'opponent') return { command: 'use_ability', ability };
  return { command: 'use_ability', ability, target: enemies.cursor };
}
