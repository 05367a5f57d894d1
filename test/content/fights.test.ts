/** What makes a fight a decision: announced blows worth answering, answers for every hero, and an end to every stalemate. */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/game/content/ability.ts';
import type { CreatureDef } from '../../src/game/content/creature.ts';
import type { FloorDef } from '../../src/game/content/floor.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const creatures = [...content.creatures.values()];

function ability(id: string): Ability {
  const found = content.abilities.get(id);
  if (found === undefined) throw new Error(`no ability ${id}`);
  return found;
}

const announces = (creature: CreatureDef): readonly Ability[] => creature.ai.map((line) => ability(line.ability));
const windsUp = (creature: CreatureDef): boolean => announces(creature).some(({ windup }) => windup > 0);
/** Damage to the hero in multiples of the creature's own. */
const weight = ({ actions }: Ability): number =>
  actions.reduce((sum, action) => {
    if (action.action !== 'damage' || action.target === 'self') return sum;
    return sum + action.scale;
  }, 0);

describe('enemies', () => {
  it('each have an ability or a behaviour of their own', () => {
    const owners = new Map<string, string[]>();
    for (const creature of creatures) {
      for (const { id } of announces(creature)) owners.set(id, [...(owners.get(id) ?? []), creature.id]);
    }
    const plain = creatures.filter((creature) =>
      announces(creature).every(({ id }) => (owners.get(id)?.length ?? 0) > 1),
    );
    expect(plain.map(({ id }) => id)).toEqual([]);
  });

  it('each have a weakness and a resistance', () => {
    const flat = creatures.filter(({ modifiers }) => {
      const resistances = modifiers.filter(({ attribute }) => attribute === 'resistance');
      return !resistances.some((change) => change.flat < 0);
    });
    expect(flat.map(({ id }) => id)).toEqual([]);
  });

  it('strike heavy blows that are sure and at least twice the plain one', () => {
    for (const creature of creatures) {
      const blows = announces(creature);
      const last = blows.at(-1);
      if (last === undefined) throw new Error(`${creature.id} does nothing`);
      for (const blow of blows) {
        if (!blow.tags.includes('core:heavy') || weight(blow) === 0) continue;
        if (blow.tags.includes('core:spell') && blow.actions.some(({ action }) => action === 'apply_modifier'))
          continue;
        expect(weight(blow), `${creature.id}: ${blow.id}`).toBeGreaterThanOrEqual(2 * weight(last));
      }
    }
    for (const { id, tags, actions } of content.abilities.values()) {
      if (!tags.includes('core:heavy')) continue;
      for (const action of actions) {
        if (action.action === 'damage' && action.target !== 'self') expect(action.sure, id).toBe(true);
      }
    }
  });

  it('announce by tag whatever they wind up, so that it can be broken', () => {
    const untagged = creatures
      .flatMap(announces)
      .filter(({ windup, tags }) => windup > 0 && !tags.includes('core:heavy'));
    expect(untagged.map(({ id }) => id)).toEqual([]);
  });

  it('can lose the breath for what they wind up, or have none to lose', () => {
    for (const creature of creatures) {
      for (const { id, cost, windup } of announces(creature)) {
        if (windup === 0 || cost === 0) continue;
        expect(creature.base.max_stamina, `${creature.id}: ${id}`).toBeLessThanOrEqual(cost + 28);
        expect(creature.base.max_stamina, `${creature.id}: ${id}`).toBeGreaterThanOrEqual(cost);
      }
    }
  });

  it.each([
    ['a guard for others', ({ modifiers }: CreatureDef) => modifiers.some(({ target }) => target === 'all_allies')],
    ['a healer of others', (creature: CreatureDef) => announces(creature).some(({ aim }) => aim === 'ally')],
    [
      'a caller',
      (creature: CreatureDef) =>
        announces(creature).some(({ actions }) => actions.some(({ action }) => action === 'summon')),
    ],
    ['a grower', ({ triggers }: CreatureDef) => triggers.some(({ on }) => on === 'turn_started')],
    ['one that runs away', ({ ai }: CreatureDef) => ai.some(({ ability: id }) => id === 'core:flee')],
    [
      'one that falls apart',
      ({ triggers }: CreatureDef) =>
        triggers.some(({ on, actions }) => on === 'creature_died' && actions.some(({ action }) => action === 'summon')),
    ],
    [
      'a thief of breath',
      (creature: CreatureDef) =>
        announces(creature).some(({ actions }) =>
          actions.some(
            (action) => action.action === 'change_attribute' && action.attribute === 'stamina' && action.amount < 0,
          ),
        ),
    ],
  ])('have %s among them', (_role, is) => {
    expect(creatures.some(is)).toBe(true);
  });
});

/** The share of fights with somebody who winds up, among rooms of one, two or three. */
function shareOfWindups(floor: FloorDef): number {
  const total = floor.creatures.reduce((sum, { weight: often }) => sum + often, 0);
  const winding = floor.creatures
    .filter(({ id }) => {
      const creature = content.creatures.get(id);
      return creature !== undefined && windsUp(creature);
    })
    .reduce((sum, { weight: often }) => sum + often, 0);
  const none = 1 - winding / total;
  return 1 - (none + none ** 2 + none ** 3) / 3;
}

describe('floors', () => {
  it.each([2, 3, 4, 5])('%i meets the hero with a wound-up blow in at least every third fight', (number) => {
    const floor = content.floorByNumber.get(number);
    if (floor === undefined) throw new Error(`no floor ${number}`);
    expect(shareOfWindups(floor)).toBeGreaterThanOrEqual(1 / 3);
  });
});

describe('heroes', () => {
  const classes = content.optionsOf.get('core:class') ?? [];

  it.each(classes.map((option) => [option.id, option] as const))(
    '%s can hit hard and break what is announced',
    (_id, option) => {
      const own = option.abilities.map(ability);
      expect(own.some(({ tags }) => tags.includes('core:interrupt'))).toBe(true);
      expect(own.some((one) => weight(one) >= 1.1)).toBe(true);
      for (const { id, cost } of own) {
        expect(cost, id).toBeGreaterThanOrEqual(9);
        expect(cost, id).toBeLessThanOrEqual(25);
      }
    },
  );

  it.each(classes.map((option) => [option.id, option] as const))('%s runs out of breath', (_id, option) => {
    const change = option.modifiers
      .filter(({ attribute, condition }) => attribute === 'max_stamina' && condition.length === 0)
      .reduce((sum, { flat }) => sum + flat, 0);
    expect(100 + change).toBeGreaterThanOrEqual(45);
    expect(100 + change).toBeLessThanOrEqual(60);
  });

  it('always have something left that nothing blocks', () => {
    const blocked = new Set(
      [...content.modifiers.values()].flatMap(({ blocks }) => {
        expect(blocks).not.toBe('all');
        return blocks ?? [];
      }),
    );
    for (const id of ['core:attack', 'core:guard']) {
      expect(ability(id).cost, id).toBe(0);
      expect(ability(id).condition, id).toEqual([]);
      expect(
        ability(id).tags.some((tag) => blocked.has(tag)),
        id,
      ).toBe(false);
    }
  });

  it('find three quarters of the blow taken by the guard, within the cap', () => {
    const guarding = content.modifiers.get('core:guarding');
    expect(guarding?.turns).toBe(0);
    expect(guarding?.attributes).toMatchObject([{ attribute: 'resistance', damage_type: 'all', flat: 75 }]);
    expect(content.balance.resistance_cap).toBeGreaterThanOrEqual(0.75);
  });

  it('cannot be stalled: fury comes', () => {
    expect(content.balance.fury_after).toBeGreaterThan(0);
    expect(content.balance.fury_after).toBeLessThanOrEqual(20);
    expect(content.balance.fury).toBeGreaterThan(0);
  });

  it('wear no charisma and no luck: nobody changes clothes to open a chest', () => {
    const dressed = [...content.items.values(), ...content.affixes.values()].filter(({ modifiers }) =>
      modifiers.some(({ attribute }) => attribute === 'charisma' || attribute === 'luck'),
    );
    expect(dressed.map(({ id }) => id)).toEqual([]);
  });

  it('are healed by shares, so that a draught is worth the same on every floor', () => {
    for (const id of ['core:health_potion', 'core:strong_potion', 'core:bread']) {
      const heals = content.items.get(id)?.actions.find(({ action }) => action === 'change_attribute');
      expect(heals, id).toMatchObject({ attribute: 'health', amount: 0 });
    }
  });
});
