/** Answers to questions about a run: read from the state, drawing nothing. */
import { stateChecksum } from '../../data/save/checksum.ts';
import { estimateAbility } from '../../game/combat/estimate.ts';
import { outlookAfter } from '../../game/combat/outlook.ts';
import type { Command } from '../../game/command.ts';
import type { Content } from '../../game/content/content.ts';
import { attributeParts, maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import { isAlive } from '../../game/creature/lookup.ts';
import { isKnown, tileAt } from '../../game/floor/discovery.ts';
import { carriedWeight, goldOf } from '../../game/item/bag.ts';
import { buyPrice, sellPrice } from '../../game/item/price.ts';
import { legalCommands } from '../../game/legal.ts';
import { offersOf } from '../../game/npc/talk.ts';
import type { CreatureView } from '../../game/rules/scene.ts';
import type { GameState } from '../../game/state.ts';
import { completed } from '../heroes.ts';
import type { Query } from './requests.ts';

/** An answer, or why the question cannot be answered. */
export type Answer =
  | Readonly<Record<string, unknown>>
  | { readonly error: { readonly code: string; readonly message: string } };

export function fault(
  code: string,
  message: string,
): { readonly error: { readonly code: string; readonly message: string } } {
  return { error: { code, message } };
}

/** Answers one question. */
export function answerQuery(state: GameState, content: Content, query: Query): Answer {
  switch (query.query) {
    case 'state':
      return { state };
    case 'checksum':
      return { checksum: stateChecksum(state) };
    case 'commands':
      return { commands: state.created ? legalCommands(state, content) : [birth(content)] };
    case 'attribute':
      return attributeAnswer(state, content, query);
    case 'estimate':
      return estimateAnswer(state, content, query);
    case 'log':
      return { log: state.log.filter((entry) => entry.turn >= query.since) };
    case 'floor':
      return floorAnswer(state, query.all);
    case 'hero':
      return heroAnswer(state, content);
    case 'bag':
      return bagAnswer(state, content);
    case 'shop':
      return shopAnswer(state, content);
    case 'enemies':
      return enemiesAnswer(state, content);
    case 'dialog':
      return dialogAnswer(state, content);
  }
}

/** A hero that can be made: until there is one, nothing else can be done. */
function birth(content: Content): Command {
  return { command: 'create_character', name: 'Reya', options: completed(content, []) };
}

function creature(state: GameState, who: 'hero' | number): CreatureView | undefined {
  return who === 'hero' ? state.hero : state.fight?.enemies[who];
}

function attributeAnswer(state: GameState, content: Content, query: Extract<Query, { query: 'attribute' }>): Answer {
  const asked = creature(state, query.who);
  if (asked === undefined) return fault('no_such_creature', `who: there is no enemy ${query.who}`);
  const against = query.against === undefined ? undefined : creature(state, query.against);
  if (query.against !== undefined && against === undefined) {
    return fault('no_such_creature', `against: there is no enemy ${query.against}`);
  }
  return attributeParts({ state, content }, asked, query.attribute, { damageType: query.damage_type, against });
}

function estimateAnswer(state: GameState, content: Content, query: Extract<Query, { query: 'estimate' }>): Answer {
  if (!content.abilities.has(query.ability)) return fault('unknown_ability', `ability: ${query.ability} is unknown`);
  const estimate = estimateAbility(state, content, query.ability, query.target);
  if (estimate === undefined) return fault('no_such_target', `target: there is no enemy ${query.target ?? 0}`);
  const target = query.target ?? state.fight?.enemies.findIndex(isAlive) ?? 0;
  const after = outlookAfter(state, content, { command: 'use_ability', ability: query.ability, target });
  return { ...estimate, breaks: after?.breaks ?? [] };
}

function floorAnswer({ floor, hero }: GameState, all: boolean): Answer {
  const known = (x: number, y: number) => all || isKnown(floor, x, y);
  const rows = floor.tiles.map((_, y) =>
    Array.from({ length: floor.width }, (_unused, x) => (known(x, y) ? tileAt(floor, x, y) : ' ')).join(''),
  );
  const rooms = floor.rooms.flatMap((room, index) =>
    all || room.entered
      ? [
          {
            index,
            prefab: room.prefab,
            x: room.x,
            y: room.y,
            w: room.w,
            h: room.h,
            entered: room.entered,
            enemies: room.enemies.map(({ def }) => def),
          },
        ]
      : [],
  );
  return { number: floor.number, rows, hero: [hero.position.x, hero.position.y], rooms };
}

function heroAnswer(state: GameState, content: Content): Answer {
  const { hero } = state;
  const look = { state, content };
  return {
    name: hero.name,
    options: hero.options,
    health: hero.health,
    max_health: maxHealth(look, hero),
    stamina: hero.stamina,
    max_stamina: maxStamina(look, hero),
    level: hero.base.level,
    experience: hero.experience,
    points: hero.points,
    gold: goldOf(hero),
    position: [hero.position.x, hero.position.y],
    room: hero.room,
    weight: carriedWeight(content, hero),
    cooldowns: hero.cooldowns,
    modifiers: hero.modifiers,
  };
}

function bagAnswer(state: GameState, content: Content): Answer {
  const look = { state, content };
  const bag = state.hero.bag.map((stack, index) => ({ index, ...stack, price: sellPrice(look, stack) }));
  return { bag, worn: state.hero.worn };
}

function shopAnswer(state: GameState, content: Content): Answer {
  if (state.talk === undefined) return fault('not_talking', 'the hero talks to nobody');
  if (!state.talk.shop) return fault('no_shop', 'no shop is open');
  const look = { state, content };
  const stock = state.floor.npcs[state.talk.npc]?.stock ?? [];
  return {
    offers: stock.map((stack, index) => ({ index, ...stack, price: buyPrice(look, stack) })),
    gold: goldOf(state.hero),
  };
}

function enemiesAnswer(state: GameState, content: Content): Answer {
  const look = { state, content };
  return {
    enemies: (state.fight?.enemies ?? []).map((enemy, index) => ({
      index,
      def: enemy.def,
      health: enemy.health,
      max_health: maxHealth(look, enemy),
      stamina: enemy.stamina,
      modifiers: enemy.modifiers,
      ...(enemy.intent === undefined ? {} : { intent: enemy.intent }),
    })),
  };
}

function dialogAnswer(state: GameState, content: Content): Answer {
  if (state.talk === undefined) return fault('not_talking', 'the hero talks to nobody');
  const options = offersOf({ state, content }).map(({ key, option, price }, index) => ({
    index,
    key,
    text: option.text,
    price,
  }));
  return { npc: state.floor.npcs[state.talk.npc]?.def ?? '', shop: state.talk.shop, options };
}
