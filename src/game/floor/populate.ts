/** Who and what is on a new floor: enemies, NPCs with their stock, and piles that nobody has opened. */
import { type Rng, weighted } from '../../lib/rng.ts';
import { type Content, GOLD } from '../content/content.ts';
import type { FloorDef } from '../content/floor.ts';
import type { Prefab } from '../content/prefab.ts';
import { BASE_VALUES } from '../content/words.ts';
import { drawTable } from '../item/draw.ts';
import type { Enemy, ItemStack, Npc, Pile, Room } from '../state.ts';
import type { Arrangement } from './arrangement.ts';
import { onMap } from './carve.ts';
import type { PlacedRoom } from './placement.ts';
import { scaledBase } from './scaling.ts';
import { type Filling, openChoices } from './unique.ts';

/** The floor that is being filled. */
export interface Populating extends Filling {
  readonly def: FloorDef;
  /** The number of the next enemy; counted up. */
  nextEnemy: number;
}

/** The creatures that wait in rooms of this kind: those of the first entry in `populate` whose tag it carries, else the floor's. */
export function creaturesFor(def: FloorDef, prefab: Prefab): FloorDef['creatures'] {
  return def.populate.find((entry) => prefab.tags.includes(entry.tag))?.creatures ?? def.creatures;
}

/** The rooms with those who wait in them; nobody waits where the hero arrives. */
export function populateRooms(to: Populating, arrangement: Arrangement, rng: Rng): Room[] {
  return arrangement.rooms.map((room, index) => ({
    prefab: room.prefab.id,
    x: room.x,
    y: room.y,
    w: room.blueprint.width,
    h: room.blueprint.height,
    entered: false,
    hinted: false,
    enemies: index === arrangement.entrance ? [] : enemiesOf(to, room, rng),
    owed: [],
  }));
}

function enemiesOf(to: Populating, { prefab, blueprint }: PlacedRoom, rng: Rng): Enemy[] {
  const listed = creaturesFor(to.def, prefab);
  const ids: string[] = [];
  for (let place = 0; place < blueprint.enemies.length; place++) {
    const choices = openChoices(to, listed);
    const weights = choices.map((choice) => choice.weight);
    const id = choices[weighted(rng, weights)]?.id;
    const creature = id === undefined ? undefined : to.content.creatures.get(id);
    if (creature === undefined) continue;
    ids.push(creature.id);
    if (creature.unique) to.placed.add(creature.id);
  }
  return ids.map((id, index) => newEnemy(to, id, ordinal(ids, index)));
}

/** 0 for the only one of its kind, else its number among them from 1. */
function ordinal(ids: readonly string[], index: number): number {
  const id = ids[index];
  if (ids.filter((other) => other === id).length === 1) return 0;
  return ids.slice(0, index + 1).filter((other) => other === id).length;
}

/** An enemy at full health and stamina, as far as its base values say. */
function newEnemy(to: Populating, id: string, ordinalNumber: number): Enemy {
  const creature = to.content.creatures.get(id);
  const full = (attribute: 'max_health' | 'max_stamina') => {
    const value = creature ? scaledBase(creature, attribute, to.def, to.number) : BASE_VALUES[attribute];
    return Math.max(1, Math.round(value));
  };
  return {
    def: id,
    number: to.nextEnemy++,
    ordinal: ordinalNumber,
    summoned: false,
    health: full('max_health'),
    stamina: full('max_stamina'),
    initiative: 0,
    modifiers: [],
    cooldowns: {},
  };
}

/** The NPCs of all rooms with what they sell: drawn without luck, since who shares the seed shares the shops. */
export function populateNpcs({ content }: Populating, { rooms }: Arrangement, rng: Rng): Npc[] {
  const npcs: Npc[] = [];
  for (const [index, room] of rooms.entries()) {
    for (const spot of room.blueprint.npcs) {
      const id = room.prefab.npcs[spot.index];
      const def = id === undefined ? undefined : content.npcs.get(id);
      if (id === undefined || def === undefined) continue;
      npcs.push({ def: id, room: index, ...onMap(room, spot), stock: stockOf(content, def.shop, rng) });
    }
  }
  return npcs;
}

function stockOf(content: Content, shop: string | undefined, rng: Rng): ItemStack[] {
  if (shop === undefined) return [];
  const drawn = drawTable(content, shop, { rng, luck: 0, extra: false });
  return drawn.filter((stack) => stack.def !== GOLD);
}

/** A pile for every place that has a table to draw from. */
export function populatePiles({ def }: Populating, { rooms }: Arrangement): Pile[] {
  return rooms.flatMap((room) => {
    const table = room.prefab.loot ?? def.loot;
    return table === undefined
      ? []
      : room.blueprint.loot.map((spot): Pile => ({ ...onMap(room, spot), table, items: [] }));
  });
}
