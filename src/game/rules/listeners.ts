/** Who hears an event, in the order of the rules. Listeners are looked up anew for each event and fixed before the first answers. */
import type { Content } from '../content/content.ts';
import type { Trigger } from '../content/effects.ts';
import type { Quest } from '../content/quest.ts';
import type { Enemy, Floor, Npc, QuestProgress } from '../state.ts';
import type { GameEvent } from './events.ts';
import type { Creature, Origin, Turn } from './scene.ts';

/** The part of a trigger that quests share. */
export type Answer = Pick<Trigger, 'on' | 'when' | 'condition' | 'chance'>;

/** One that might answer. */
export interface Listener {
  /** Bearer, entry and index: what `once` and the guard against echoes go by. */
  readonly key: string;
  readonly bearer: Creature;
  readonly answer: Answer;
  readonly cause: Origin;
  /** Exactly one of the two: a trigger with actions of its own, or a quest that counts. */
  readonly trigger?: Trigger;
  readonly quest?: { readonly progress: QuestProgress; readonly def: Quest };
}

/** Collects whatever has a trigger on this event. */
class Gathering {
  readonly found: Listener[] = [];
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  add(bearer: Creature, place: string, triggers: readonly Trigger[] | undefined, cause: Listener['cause']): void {
    if (triggers === undefined) return;
    for (let index = 0; index < triggers.length; index++) {
      const trigger = triggers[index];
      if (trigger?.on !== this.name) continue;
      this.found.push({ key: `${place}/${index}`, bearer, answer: trigger, cause, trigger });
    }
  }
}

/** Whether a key is of an enemy, whose number comes only once in a run. */
export function isOfEnemy(key: string): boolean {
  return key.startsWith('enemy');
}

/** All that could answer the event: hero, floor, room, NPCs, then the enemies as they stand. */
export function listenersOf(turn: Turn, event: GameEvent, bound: boolean): readonly Listener[] {
  const { state, content } = turn;
  const gathering = new Gathering(event.name);
  const outside = state.fight === undefined;
  if (!bound || event.source === state.hero) {
    if (event.name === 'turn_started' && outside) addModifiers(gathering, content, state.hero, 'hero');
    else addHero(gathering, turn, event);
  }
  for (const enemy of state.fight?.enemies ?? []) {
    if (!bound || event.source === enemy) addEnemy(gathering, content, enemy);
  }
  return gathering.found;
}

function addHero(gathering: Gathering, turn: Turn, event: GameEvent): void {
  const { state, content } = turn;
  const { hero } = state;
  const trigger = (id: string) => ({ kind: 'trigger', with: id }) as const;
  for (const id of hero.options)
    gathering.add(hero, `hero|options/${id}`, content.options.get(id)?.triggers, trigger(id));
  addModifiers(gathering, content, hero, 'hero');
  for (const slot of content.slotOrder) {
    const worn = hero.worn[slot];
    if (worn === undefined) continue;
    gathering.add(hero, `hero|items/${worn.def}@${slot}`, content.items.get(worn.def)?.triggers, trigger(worn.def));
    for (const affix of worn.affixes) {
      gathering.add(hero, `hero|affixes/${affix}@${slot}`, content.affixes.get(affix)?.triggers, trigger(affix));
    }
  }
  for (const progress of state.quests) {
    const def = content.quests.get(progress.id);
    if (progress.done || def?.on !== event.name) continue;
    gathering.found.push({
      key: `hero|quests/${def.id}/0`,
      bearer: hero,
      answer: def,
      cause: trigger(def.id),
      quest: { progress, def },
    });
  }
  const { floor } = state;
  gathering.add(hero, `floor|${floor.def}`, content.floors.get(floor.def)?.triggers, trigger(floor.def));
  const prefab = floor.rooms[hero.room]?.prefab;
  if (prefab === undefined) return;
  gathering.add(hero, `room|${prefab}`, content.prefabs.get(prefab)?.triggers, trigger(prefab));
  for (const npc of floor.npcs) {
    if (npc.room !== hero.room) continue;
    gathering.add(hero, placeOfNpc(floor, npc), content.npcs.get(npc.def)?.triggers, trigger(npc.def));
  }
}

/** The smith of the next floor is the same smith; a second one on the same floor is another. */
function placeOfNpc({ npcs }: Floor, npc: Npc): string {
  const nth = npcs.slice(0, npcs.indexOf(npc)).filter(({ def }) => def === npc.def).length + 1;
  return nth === 1 ? `npc|${npc.def}` : `npc|${npc.def}#${nth}`;
}

function addEnemy(gathering: Gathering, content: Content, enemy: Enemy): void {
  const triggers = content.creatures.get(enemy.def)?.triggers;
  gathering.add(enemy, `enemy${enemy.number}|${enemy.def}`, triggers, { kind: 'trigger', with: enemy.def });
  addModifiers(gathering, content, enemy, `enemy${enemy.number}`);
}

function addModifiers(gathering: Gathering, content: Content, bearer: Creature, place: string): void {
  for (const active of bearer.modifiers) {
    const triggers = content.modifiers.get(active.id)?.triggers;
    const { id, by, byNumber } = active;
    const cause: Origin = { kind: 'modifier', with: id, by, ...(byNumber === undefined ? {} : { byNumber }) };
    gathering.add(bearer, `${place}|modifiers/${active.id}`, triggers, cause);
  }
}
