/** Everything that could be asked right now, each command sendable as it is. */
import { abilitiesOf } from './combat/abilities.ts';
import type { Command } from './command.ts';
import type { Content } from './content/content.ts';
import { DIRECTIONS, STATS } from './content/words.ts';
import { openCategories, selectable } from './create.ts';
import { goldOf } from './item/bag.ts';
import { buyPrice } from './item/price.ts';
import { offersOf } from './npc/talk.ts';
import { plan } from './plan.ts';
import type { GameState } from './state.ts';

/** A command, and how large its count may be where it has one. */
export type LegalCommand = Command & { readonly max?: number };

/** The commands that would be played now, in a fixed order; the workbench is left out. Draws nothing. */
export function legalCommands(state: GameState, content: Content): LegalCommand[] {
  if (!state.created) return [];
  return candidates(state, content).filter((candidate) => {
    const { max: _max, ...command } = candidate;
    return !('code' in plan(state, command, content));
  });
}

function candidates(state: GameState, content: Content): LegalCommand[] {
  if (state.over !== undefined) return [{ command: 'go_on' }];
  return [
    ...DIRECTIONS.map((direction): LegalCommand => ({ command: 'move', direction })),
    { command: 'wait' },
    ...abilityUses(state, content),
    ...bagUses(state, content),
    ...Object.keys(state.hero.worn)
      .sort()
      .map((slot): LegalCommand => ({ command: 'unequip', slot })),
    { command: 'pick_up' },
    { command: 'descend' },
    { command: 'talk' },
    { command: 'leave' },
    ...dealings(state, content),
    ...choices(state, content),
  ];
}

function abilityUses(state: GameState, content: Content): LegalCommand[] {
  const enemies = state.fight?.enemies ?? [];
  return abilitiesOf(content, state.hero).flatMap((ability): LegalCommand[] =>
    content.abilities.get(ability)?.aim === 'opponent'
      ? enemies.map((_enemy, target) => ({ command: 'use_ability', ability, target }))
      : [{ command: 'use_ability', ability }],
  );
}

function bagUses(state: GameState, content: Content): LegalCommand[] {
  return state.hero.bag.flatMap((stack, item): LegalCommand[] => {
    const def = content.items.get(stack.def);
    const uses: LegalCommand[] =
      def?.use_on === 'enemy'
        ? (state.fight?.enemies ?? []).map((_enemy, target) => ({ command: 'use_item', item, target }))
        : [{ command: 'use_item', item }];
    return [...uses, { command: 'equip', item }, { command: 'drop', item, count: 1, max: stack.count }];
  });
}

function dealings(state: GameState, content: Content): LegalCommand[] {
  const { talk } = state;
  if (talk === undefined) return [];
  const look = { state, content };
  const gold = goldOf(state.hero);
  const stock = state.floor.npcs[talk.npc]?.stock ?? [];
  return [
    ...offersOf(look).map((_offer, option): LegalCommand => ({ command: 'choose', option })),
    ...stock.map((stack, item): LegalCommand => {
      const max = Math.max(1, Math.min(stack.count, Math.floor(gold / buyPrice(look, stack))));
      return { command: 'buy', item, count: 1, max };
    }),
    ...state.hero.bag.map((stack, item): LegalCommand => ({ command: 'sell', item, count: 1, max: stack.count })),
  ];
}

function choices(state: GameState, content: Content): LegalCommand[] {
  const look = { state, content };
  const points = state.hero.points;
  return [
    ...(points > 0 ? STATS.map((stat): LegalCommand => ({ command: 'assign_points', points: { [stat]: 1 } })) : []),
    ...openCategories(look)
      .flatMap((category) => selectable(look, category))
      .map((option): LegalCommand => ({ command: 'choose_option', option: option.id })),
  ];
}
