/** How much the core mod holds: counts below which the game would repeat itself. */
import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/game/content/option.ts';
import { DAMAGE_TYPES } from '../../src/game/content/words.ts';
import { loadCore, loadedCore } from '../core.ts';

const content = loadCore();
const optionsIn = (category: string): readonly Option[] => content.optionsOf.get(category) ?? [];
const creatures = [...content.creatures.values()];
const prefabs = [...content.prefabs.values()];

describe('the core mod', () => {
  it('loads without a finding', () => {
    expect(loadedCore().diagnostics).toEqual([]);
  });

  it.each([
    ['races', () => optionsIn('core:race').length, 5],
    ['classes', () => optionsIn('core:class').length, 6],
    ['backgrounds', () => optionsIn('core:background').length, 6],
    ['creatures', () => creatures.filter(({ tags }) => !tags.includes('core:miniboss')).length, 31],
    ['minibosses', () => creatures.filter(({ tags }) => tags.includes('core:miniboss')).length, 5],
    ['items', () => content.items.size, 80],
    ['slots that something is worn in', () => new Set([...content.items.values()].map(({ slot }) => slot)).size - 1, 6],
    ['affixes', () => content.affixes.size, 30],
    ['modifiers', () => content.modifiers.size, 30],
    ['harmful modifiers', () => [...content.modifiers.values()].filter(({ harmful }) => harmful).length, 12],
    ['prefabs', () => content.prefabs.size, 50],
    ['kinds of rooms', () => new Set(prefabs.flatMap(({ tags }) => tags)).size, 8],
    ['people', () => content.npcs.size, 6],
    ['quests', () => content.quests.size, 15],
  ])('has enough %s', (_what, count, least) => {
    expect(count()).toBeGreaterThanOrEqual(least);
  });

  it('asks for talents at levels 2, 4, 6 and 8, with a choice for every class', () => {
    const later = content.categoryOrder.filter(({ level }) => level > 1);
    expect(later.map(({ level }) => level)).toEqual([2, 4, 6, 8]);
    const classes = optionsIn('core:class').map(({ tags }) => tags[0]);
    for (const { id } of later) {
      for (const tag of classes) {
        const open = optionsIn(id).filter(({ condition }) =>
          condition.every((check) => check.check === 'has_tag' && check.value === tag),
        );
        expect(open.length, `${id} for ${tag}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('has one boss, in the room that holds the last stairs', () => {
    const bosses = creatures.filter(({ tags }) => tags.includes('core:boss'));
    expect(bosses.map(({ id }) => id)).toEqual(['core:castellan']);
    const floor = content.floorByNumber.get(content.lastFloor);
    const throne = floor?.required.at(-1);
    const halls = prefabs.filter(({ tags }) => throne !== undefined && tags.includes(throne));
    expect(halls.length).toBeGreaterThan(0);
    for (const hall of halls) expect(hall.layout).toContain('>');
    const lives = floor?.populate.find(({ tag }) => tag === throne)?.creatures.map(({ id }) => id);
    expect(lives).toEqual(['core:castellan']);
  });

  it('lets the boss change twice', () => {
    const castellan = content.creatures.get('core:castellan');
    const phases = (castellan?.triggers ?? []).flatMap(({ actions }) =>
      actions.flatMap((action) => (action.action === 'apply_modifier' ? [content.modifiers.get(action.modifier)] : [])),
    );
    expect(phases.map((phase) => phase?.permanent)).toEqual([true, true]);
    for (const phase of phases) {
      const asked = castellan?.ai.some(({ condition }) =>
        condition.some((check) => check.check === 'has_modifier' && check.modifier === phase?.id && !check.not),
      );
      expect(asked, phase?.id).toBe(true);
    }
  });

  it('deals and resists every damage type, on both sides', () => {
    const text = (value: unknown) => JSON.stringify(value);
    for (const type of DAMAGE_TYPES) {
      const deals = new RegExp(`"action":"damage"[^}]*"damage_type":"${type}"`);
      const used = (ids: readonly string[]) => ids.some((id) => deals.test(text(content.abilities.get(id))));
      expect(
        creatures.some(({ abilities }) => used(abilities)),
        `enemies deal ${type}`,
      ).toBe(true);
      const heroic = [...content.options.values(), ...content.items.values()].flatMap(({ abilities }) => abilities);
      expect(used([...heroic, 'core:attack']), `heroes deal ${type}`).toBe(true);
      const changes = creatures.flatMap(({ modifiers }) => modifiers).filter(({ damage_type }) => damage_type === type);
      expect(
        changes.some(({ flat }) => flat > 0),
        `somebody resists ${type}`,
      ).toBe(true);
      expect(
        changes.some(({ flat }) => flat < 0),
        `somebody is weak to ${type}`,
      ).toBe(true);
      const worn = [...content.items.values(), ...content.affixes.values()].flatMap(({ modifiers }) => modifiers);
      const protects = worn.some(
        ({ attribute, damage_type, flat }) =>
          flat > 0 && (damage_type === type || (attribute === 'armor' && (type === 'slash' || type === 'blunt'))),
      );
      expect(protects, `gear protects from ${type}`).toBe(true);
    }
  });

  it('has things to throw, to read and to unlock with', () => {
    for (const tag of ['core:throwable', 'core:scroll', 'core:key', 'core:potion']) {
      const found = [...content.items.values()].filter(({ tags }) => tags.includes(tag));
      expect(found.length, tag).toBeGreaterThanOrEqual(tag === 'core:key' ? 2 : 6);
    }
    const thrown = [...content.items.values()].filter(({ use_on }) => use_on === 'enemy');
    expect(thrown.length).toBeGreaterThanOrEqual(8);
  });
});
