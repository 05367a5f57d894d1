/** What is chosen in a fight: an enemy, an ability, and the command that follows from both. */
import { abilitiesOf } from '../../game/combat/abilities.ts';
import type { Command } from '../../game/command.ts';
import { type ActionOf, KEY_TABLES, type KeyAction } from '../key-tables.ts';
import { keysFor } from '../keymap.ts';
import type { Scenery } from '../screen.ts';
import { keyName } from '../widgets/hints.ts';
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

/** The place in the list that a key of its own means: ability_1 is 0; absent for other actions. */
export function abilityOf(action: KeyAction): number | undefined {
  const place = /^ability_(\d+)$/.exec(action)?.[1];
  return place === undefined ? undefined : Number(place) - 1;
}

/** The key that chooses the ability at that place; '' where there are more abilities than keys. */
export function keyOfAbility({ settings, words, unicode }: Scenery, index: number): string {
  const action = ABILITY_KEYS.find((name) => abilityOf(name) === index);
  const key = action === undefined ? undefined : keysFor('combat', action, settings)[0];
  return key === undefined ? '' : keyName(key, words, unicode);
}

// The names of the key table that begin so are those of abilities.
const ABILITY_KEYS = Object.keys(KEY_TABLES.combat).filter((name) =>
  name.startsWith('ability_'),
) as ActionOf<'combat'>[];
