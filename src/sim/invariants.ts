/** What must hold after every turn, whatever was played: the first thing that does not is named. */
import type { Content } from '../game/content/content.ts';
import { maxHealth, maxStamina } from '../game/creature/attributes.ts';
import { isWalkable, roomAt } from '../game/floor/discovery.ts';
import type { Body, DeepReadonly, Enemy, View } from '../game/state.ts';

/** What is wrong with a state between turns; absent when nothing is. */
export function brokenInvariant(state: View, content: Content): string | undefined {
  return (
    brokenBodies(state, content) ??
    brokenItems(state) ??
    brokenPlaces(state) ??
    brokenNumbers(state) ??
    brokenEnding(state)
  );
}

function brokenBodies(state: View, content: Content): string | undefined {
  const bodies: (readonly [string, DeepReadonly<Body>])[] = [['hero', state.hero]];
  const enemies = [...(state.fight?.enemies ?? []), ...state.floor.rooms.flatMap((room) => room.enemies)];
  for (const enemy of enemies) bodies.push([enemy.def, enemy]);
  for (const [name, body] of bodies) {
    const wrong = brokenBody(body);
    if (wrong !== undefined) return `${name}: ${wrong}`;
  }
  const look = { state, content };
  for (const creature of [state.hero, ...(state.fight?.enemies ?? [])]) {
    // What a dead hero wears may still change what he could hold.
    if (creature.health <= 0) continue;
    if (creature.health > maxHealth(look, creature)) return 'health above its maximum';
    if (creature.stamina > maxStamina(look, creature)) return 'stamina above its maximum';
  }
  return brokenEnemies(enemies);
}

function brokenBody({ health, stamina, modifiers, cooldowns }: DeepReadonly<Body>): string | undefined {
  if (!Number.isInteger(health) || health < 0) return `health ${health}`;
  if (!Number.isInteger(stamina) || stamina < 0) return `stamina ${stamina}`;
  for (const { id, turns, stacks, fresh } of modifiers) {
    if (fresh || turns === 0 || turns < -1 || stacks < 1) return `modifier ${id} with ${turns} turns, ${stacks} stacks`;
  }
  if (new Set(modifiers.map(({ id }) => id)).size !== modifiers.length) return 'a modifier twice';
  for (const ability of Object.keys(cooldowns)) {
    const left = cooldowns[ability];
    if (left === undefined || !Number.isInteger(left) || left < 1) return `cooldown of ${ability}: ${left}`;
  }
  return undefined;
}

function brokenEnemies(enemies: readonly DeepReadonly<Enemy>[]): string | undefined {
  if (enemies.some((enemy) => enemy.health <= 0)) return 'a dead enemy still stands';
  return new Set(enemies.map((enemy) => enemy.number)).size === enemies.length
    ? undefined
    : 'two enemies of one number';
}

function brokenItems({ hero, floor }: View): string | undefined {
  const stacks = [
    ...hero.bag,
    ...Object.keys(hero.worn).flatMap((slot) => hero.worn[slot] ?? []),
    ...floor.piles.flatMap((pile) => pile.items),
    ...floor.npcs.flatMap((npc) => npc.stock),
  ];
  const bad = stacks.find(({ count }) => !Number.isInteger(count) || count < 1);
  return bad === undefined ? undefined : `${bad.count} of ${bad.def}`;
}

function brokenPlaces({ hero, floor, fight }: View): string | undefined {
  const { x, y } = hero.position;
  if (!isWalkable(floor, x, y)) return `the hero stands in the wall at ${x}, ${y}`;
  if (roomAt(floor, x, y) !== hero.room) return `the hero thinks he is in room ${hero.room}`;
  if (fight !== undefined && (fight.enemies.length === 0 || fight.room !== hero.room))
    return 'a fight with nobody or elsewhere';
  return floor.tiles.length === floor.height && floor.known.length === floor.height
    ? undefined
    : 'a map of another size';
}

/** No number is beyond reason, and nothing is there without a value. */
function brokenNumbers(value: unknown, path = 'state'): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (value === undefined || value === null || typeof value === 'function') return `${path} is ${String(value)}`;
  if (typeof value !== 'object') return undefined;
  for (const key of Object.keys(value)) {
    if (key === 'log' || key === 'tiles' || key === 'known') continue;
    // An object by now, and only read.
    const wrong = brokenNumbers((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function brokenEnding({ hero, over }: View): string | undefined {
  if (hero.health === 0 && over?.outcome !== 'died') return 'the hero is dead and the run goes on';
  return hero.health > 0 && over?.outcome === 'died' ? 'the hero lives and the run has ended in death' : undefined;
}
