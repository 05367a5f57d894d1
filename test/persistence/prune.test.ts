/** Mods that come and go: whatever is missing, the run goes on, and nothing that is gone is left in it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSave, encodeSave, type SaveHeader } from '../../src/data/save/codec.ts';
import { copyOf, fitToContent } from '../../src/data/save/prune.ts';
import { buildContent, type Content, IMPLICIT_ABILITIES, type Registries } from '../../src/game/content/content.ts';
import { REGISTRY_NAMES } from '../../src/game/content/registry-names.ts';
import { execute } from '../../src/game/execute.ts';
import { isWalkable } from '../../src/game/floor/discovery.ts';
import type { GameState } from '../../src/game/state.ts';
import { brokenInvariant } from '../../src/sim/invariants.ts';
import { loadCore } from '../core.ts';
import { nextCommand, statesOf } from './player.ts';

const content = loadCore();
const HEADER: SaveHeader = { game: '0.1.0', content: 'x', journal: { run: 'r', commands: 3 }, mods: [] };
const states = ['1', '2', '3', '4'].flatMap((seed) => statesOf(content, seed, 900, 11));
const living = states.filter(({ over }) => over === undefined);

/** The core without some of its entries. What everyone has by nature stays. */
function without(gone: (registry: string, id: string) => boolean): Content {
  const kept = REGISTRY_NAMES.map((name) => {
    const natural: readonly string[] = name === 'abilities' ? IMPLICIT_ABILITIES : [];
    const entries = [...content[name]].filter(([id]) => natural.includes(id) || !gone(name, id));
    return [name, new Map(entries as [string, never][])] as const;
  });
  // Every registry is among the kept ones, with entries of its own kind.
  const { balance, mods, hash, texts, compiled } = content;
  return buildContent(Object.fromEntries(kept) as unknown as Registries, { balance, mods, hash, texts, compiled });
}

function only(registry: string, gone: string): Content {
  return without((name, id) => name === registry && id === gone);
}

function some(found: (state: GameState) => boolean): GameState {
  const state = living.find(found);
  if (state === undefined) throw new Error('the runs of this test met no such state');
  return copyOf(state);
}

describe('a run whose content is partly gone', () => {
  it('is sound, can be saved, and can be played on, whatever is gone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...living), fc.integer(), fc.double({ min: 0.05, max: 1 }), (state, salt, share) => {
        let seen = salt;
        // Any rule will do that is the same every time: a cheap mix of a counter.
        const reduced = without(() => {
          seen = (Math.imul(seen, 1_103_515_245) + 12_345) >>> 0;
          return (seen >>> 8) / 0x100_0000 < share;
        });
        const { state: fitted, dropped } = fitToContent(state, reduced);
        expect(brokenInvariant(fitted, reduced)).toBeUndefined();
        expect(decodeSave(encodeSave(fitted, HEADER))).toMatchObject({ kind: 'genuine', state: fitted });
        expect(fitToContent(fitted, reduced)).toStrictEqual({ state: fitted, dropped: [] });
        expect(fitted).not.toBe(state);
        if (dropped.length === 0) expect(fitted).toStrictEqual(state);
        for (let turn = 0; turn < 15 && fitted.over === undefined; turn++) {
          execute(fitted, nextCommand(fitted, reduced), reduced);
          expect(brokenInvariant(fitted, reduced)).toBeUndefined();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('never changes the state it was given', () => {
    const nothing = without(() => true);
    for (const state of living.slice(0, 20)) {
      const before = structuredClone(state);
      fitToContent(state, nothing);
      expect(state).toStrictEqual(before);
    }
  });

  it('can wait and walk even when everything is gone', () => {
    const nothing = without(() => true);
    for (const state of living) {
      const { state: fitted } = fitToContent(state, nothing);
      expect(isWalkable(fitted.floor, fitted.hero.position.x, fitted.hero.position.y)).toBe(true);
      expect(fitted.fight).toBeUndefined();
      expect(execute(fitted, { command: 'wait' }, nothing).outcome).toBe('turn_passed');
    }
  });

  it('ends a fight whose enemies are gone, and forgets what was kept for it', () => {
    const state = some(({ fight }) => fight !== undefined);
    const none = without((name) => name === 'creatures');
    const { state: fitted, dropped } = fitToContent(state, none);
    expect(fitted.fight).toBeUndefined();
    expect(fitted.spent.fight).toEqual([]);
    expect(dropped.every(({ what }) => what === 'creatures')).toBe(true);
  });

  it('keeps the hero without his class, within his new limits', () => {
    const state = some(({ hero }) => hero.options.length > 1);
    const gone = state.hero.options[1] ?? '';
    const reduced = only('options', gone);
    const { state: fitted, dropped } = fitToContent(state, reduced);
    expect(dropped).toEqual([{ what: 'options', id: gone, where: 'hero' }]);
    expect(fitted.hero.options).toEqual(state.hero.options.filter((id) => id !== gone));
    expect(brokenInvariant(fitted, reduced)).toBeUndefined();
  });

  it('takes an affix off and leaves the item, puts what has no slot any more into the bag', () => {
    const state = some(({ hero }) => Object.keys(hero.worn).length > 0);
    const [slot = '', piece = { def: '', affixes: [], count: 1 }] = Object.entries(state.hero.worn)[0] ?? [];
    state.hero.worn[slot] = { ...piece, affixes: ['gone:shiny'] };
    const bare = fitToContent(state, content);
    expect(bare.dropped).toEqual([{ what: 'affixes', id: 'gone:shiny', where: piece.def }]);
    expect(bare.state.hero.worn[slot]).toEqual({ ...piece, affixes: [] });
    const { state: fitted } = fitToContent(bare.state, only('slots', slot));
    expect(fitted.hero.worn).not.toHaveProperty([slot]);
    expect(fitted.hero.bag.at(-1)).toEqual({ ...piece, affixes: [] });
  });

  it('ends a conversation with someone who is gone, and follows one who moved up in the list', () => {
    const state = some(({ talk }) => talk !== undefined);
    const partner = state.floor.npcs[state.talk?.npc ?? -1];
    if (partner === undefined) throw new Error('nobody to talk to');
    expect(fitToContent(state, only('npcs', partner.def)).state.talk).toBeUndefined();
    state.floor.npcs.unshift({ ...structuredClone(partner), def: 'gone:ghost' });
    state.talk = { npc: 1, shop: false };
    expect(fitToContent(state, content).state.talk).toEqual({ npc: 0, shop: false });
  });

  it('moves a hero out of the wall a repair put him into', () => {
    const state = some(({ fight }) => fight === undefined);
    state.hero.position = { x: 0, y: 0 };
    const { state: fitted, dropped } = fitToContent(state, content);
    expect(dropped).toEqual([{ what: 'position', id: '0,0', where: 'hero' }]);
    expect(brokenInvariant(fitted, content)).toBeUndefined();
  });

  it('puts a hero back into his fight, and knows the room he stands in', () => {
    const state = some(({ fight }) => fight !== undefined);
    const { hero, floor } = state;
    hero.position = { ...floor.entrance };
    hero.room = -1;
    const { state: fitted } = fitToContent(state, content);
    expect(brokenInvariant(fitted, content)).toBeUndefined();
    expect(fitted.hero.room).toBe(fitted.fight?.room);
  });
});
