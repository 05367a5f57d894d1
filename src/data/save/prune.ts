/** Fits a state to the content of today: what no longer exists is left out, entry by entry; the run never is. */
import type { Content, Registries } from '../../game/content/content.ts';
import { maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import { floorFor } from '../../game/floor/generate.ts';
import type { Body, Enemy, Floor, GameState, Hero, ItemStack, View } from '../../game/state.ts';
import { standSomewhere } from './stand.ts';

/** Something left out. */
export interface Dropped {
  /** The registry it is missing from; 'position' when the hero stood in a wall. */
  readonly what: keyof Registries | 'position';
  readonly id: string;
  /** Whose it was: 'hero', a creature's, NPC's or item's id, 'floor', … */
  readonly where: string;
}

export interface Fitted {
  readonly state: GameState;
  readonly dropped: readonly Dropped[];
}

/** A state that the rules can go on from, and what it cost. A state that fits comes back as it was. */
export function fitToContent(state: View, content: Content): Fitted {
  const fitting = new Fitting(copyOf(state), content);
  fitting.hero();
  fitting.floor();
  fitting.fight();
  fitting.quests();
  fitting.limits();
  return { state: fitting.state, dropped: fitting.dropped };
}

/** A deep copy of plain data. */
export function copyOf(state: View): GameState {
  return copyPlain(state) as GameState; // a copy of a view is one's own
}

function copyPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyPlain(inner)]));
}

class Fitting {
  readonly dropped: Dropped[] = [];
  readonly state: GameState;
  private readonly content: Content;

  constructor(state: GameState, content: Content) {
    this.state = state;
    this.content = content;
  }

  hero(): void {
    const { hero } = this.state;
    hero.options = hero.options.filter((id) => this.exists('options', id, 'hero'));
    this.body(hero, 'hero');
    hero.bag = this.stacks(hero.bag, 'hero');
    this.worn(hero);
  }

  /** What cannot be worn any more goes into the bag; what does not exist any more goes. */
  private worn(hero: Hero): void {
    for (const [slot, piece] of Object.entries(hero.worn)) {
      const [kept] = this.stacks([piece], 'hero');
      if (kept !== undefined && this.content.items.get(kept.def)?.slot === slot && this.content.slots.has(slot)) {
        hero.worn[slot] = kept;
        continue;
      }
      delete hero.worn[slot];
      if (kept !== undefined) hero.bag.push(kept);
      if (!this.content.slots.has(slot)) this.dropped.push({ what: 'slots', id: slot, where: 'hero' });
    }
  }

  floor(): void {
    const { state, content } = this;
    const { floor } = state;
    if (floor.def !== '' && !this.exists('floors', floor.def, 'floor')) {
      floor.def = floorFor(content, floor.number, state.endless)?.id ?? '';
    }
    for (const room of floor.rooms) {
      if (room.prefab !== '' && !this.exists('prefabs', room.prefab, 'floor')) room.prefab = '';
      room.enemies = this.enemies(room.enemies);
      room.owed = room.owed.filter(({ table }) => this.exists('loot_tables', table, 'floor'));
    }
    floor.piles = floor.piles.filter((pile) => {
      pile.items = this.stacks(pile.items, 'floor');
      if (pile.table !== undefined) return this.exists('loot_tables', pile.table, 'floor');
      return pile.items.length > 0;
    });
    this.npcs(floor);
  }

  private npcs(floor: Floor): void {
    const { state } = this;
    const partner = state.talk === undefined ? undefined : floor.npcs[state.talk.npc];
    floor.npcs = floor.npcs.filter((npc) => this.exists('npcs', npc.def, 'floor'));
    for (const npc of floor.npcs) npc.stock = this.stacks(npc.stock, npc.def);
    if (state.talk === undefined || partner === undefined) return;
    const npc = floor.npcs.indexOf(partner);
    if (npc < 0) delete state.talk;
    else state.talk.npc = npc;
  }

  /** A fight without enemies is none. */
  fight(): void {
    const { state } = this;
    if (state.fight === undefined) return;
    state.fight.enemies = this.enemies(state.fight.enemies);
    if (state.fight.enemies.length > 0) return;
    delete state.fight;
    state.spent.fight = [];
  }

  quests(): void {
    this.state.quests = this.state.quests.filter(({ id }) => this.exists('quests', id, 'hero'));
  }

  /** Last, when everything that counts for the limits is settled. */
  limits(): void {
    const { state } = this;
    if (state.created) this.clip(state.hero);
    for (const enemy of state.fight?.enemies ?? []) this.clip(enemy);
    for (const room of state.floor.rooms) for (const enemy of room.enemies) this.clip(enemy);
    const from = standSomewhere(state);
    if (from !== undefined) this.dropped.push({ what: 'position', id: `${from.x},${from.y}`, where: 'hero' });
  }

  private clip(creature: Hero | Enemy): void {
    const { state, content } = this;
    creature.health = Math.min(creature.health, maxHealth({ state, content }, creature));
    creature.stamina = Math.min(creature.stamina, maxStamina({ state, content }, creature));
  }

  private enemies(enemies: readonly Enemy[]): Enemy[] {
    const kept = enemies.filter(({ def }) => this.exists('creatures', def, 'floor'));
    for (const enemy of kept) {
      this.body(enemy, enemy.def);
      const ability = enemy.intent?.ability;
      if (ability !== undefined && !this.exists('abilities', ability, enemy.def)) delete enemy.intent;
    }
    return kept;
  }

  private body(body: Body, where: string): void {
    body.modifiers = body.modifiers.filter(({ id }) => this.exists('modifiers', id, where));
    for (const id of Object.keys(body.cooldowns)) {
      if (!this.exists('abilities', id, where)) delete body.cooldowns[id];
    }
  }

  private stacks(stacks: readonly ItemStack[], where: string): ItemStack[] {
    const kept = stacks.filter(({ def }) => this.exists('items', def, where));
    for (const stack of kept) stack.affixes = stack.affixes.filter((id) => this.exists('affixes', id, stack.def));
    return kept;
  }

  private exists(what: keyof Registries, id: string, where: string): boolean {
    if (this.content[what].has(id)) return true;
    this.dropped.push({ what, id, where });
    return false;
  }
}

/** Whether anything left out belongs to a mod that is there but broken: then it is no removal, and nothing may be written. */
export function brokenAmong(dropped: readonly Dropped[], broken: readonly string[]): string | undefined {
  return broken.find((mod) => dropped.some(({ id }) => id.startsWith(`${mod}:`)));
}
