/** The abilities of the hero as rows: the key that chooses each, its cost, or why it cannot be used. */
import { abilitiesOf, type Block, blockOf } from '../../game/combat/abilities.ts';
import { pad, textWidth } from '../../lib/text.ts';
import type { Scenery } from '../screen.ts';
import { type Line, piece } from '../widgets/rich.ts';
import { entryName } from '../words/names.ts';
import { type Choice, keyOfAbility } from './combat-choice.ts';

/** What is left of a name beside the reason why it is blocked. */
const LEAST_NAME = 5;

/** All abilities of the hero, each behind the key that chooses it. */
export function abilityRows(scenery: Scenery, choice: Choice, width: number): Line[] {
  const ids = abilitiesOf(scenery.content, scenery.state.hero);
  const keys = ids.map((_id, index) => keyOfAbility(scenery, index));
  const column = Math.max(0, ...keys.map((key) => textWidth(key))) + 1;
  return ids.map((id, index) => {
    const row = abilityRow(scenery, id, choice.enemies.cursor, width === 0 ? 0 : width - column);
    return [piece(pad(keys[index] ?? '', column), 'accent'), ...(typeof row === 'string' ? [piece(row)] : row)];
  });
}

/** The name, and at the right edge the cost; in its place why it cannot be used. */
function abilityRow(scenery: Scenery, id: string, target: number, width: number): Line {
  const { state, content, words } = scenery;
  const def = content.abilities.get(id);
  if (def === undefined) return '';
  const victim = def.aim === 'opponent' ? state.fight?.enemies[target] : state.hero;
  const block = blockOf(scenery, state.hero, def, victim);
  const name = entryName(scenery, 'abilities', id);
  const cost = def.cost === 0 ? '' : words.text('combat.cost', { cost: def.cost });
  const right = block === undefined ? cost : blockText(scenery, block, cost);
  const room = width === 0 ? textWidth(name) + 1 : Math.max(LEAST_NAME, width - textWidth(right) - 1);
  const cut = pad(name, room);
  return [
    piece(cut, block === undefined ? 'text' : 'dim'),
    piece(width === 0 ? '' : ' '),
    piece(block === undefined || width > 0 ? right : `(${right})`, block === undefined ? 'stamina' : 'danger'),
  ];
}

/** "3 turns left", "needs 12 St", "not now": few letters, the sum below says it in a sentence. */
function blockText({ words }: Scenery, block: Block, cost: string): string {
  switch (block.reason) {
    case 'cooldown':
      return words.text('combat.ready_in', { turns: block.need });
    case 'stamina':
      return words.text('combat.needs', { cost });
    case 'condition':
      return words.text('combat.not_now');
    default:
      return words.text(`block.${block.reason}`);
  }
}
