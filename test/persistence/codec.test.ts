/** Laws of the save format: nothing is lost on the way, and nothing else is ever taken for a save. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSave, encodeSave, type SaveHeader } from '../../src/data/save/codec.ts';
import { gameState } from './arbitrary-state.ts';

const HEADER: SaveHeader = {
  game: '0.1.0',
  content: 'c0ffee',
  journal: { run: 'run-1', commands: 12 },
  mods: [{ id: 'core', version: '1.0.0', hash: 'abc' }],
};

/** With something in every corner. */
const rich = gameState.filter(({ log, nextEnemy, over }) => log.length > 0 && nextEnemy > 0 && over === undefined);
const sample = () =>
  fc.sample(rich, { numRuns: 1, seed: 7 })[0] as typeof gameState extends fc.Arbitrary<infer S> ? S : never;

/** Doubles the inhabitants of a room, numbers and all. */
const twice = (room: { enemies: unknown[] }) => room.enemies.push(...structuredClone(room.enemies));

const firstRoom = ({ floor }: ReturnType<typeof sample>) => floor.rooms[0] ?? expect.fail('no room');

describe('a save', () => {
  it('gives back the very state, whatever is in it', () => {
    fc.assert(
      fc.property(gameState, (state) => {
        expect(decodeSave(encodeSave(state, HEADER))).toStrictEqual({ kind: 'genuine', header: HEADER, state });
      }),
      { numRuns: 300 },
    );
  });

  it('is incomplete wherever it is cut', () => {
    const text = encodeSave(sample(), HEADER);
    for (let length = 0; length < text.length; length++) {
      expect([length, decodeSave(text.slice(0, length)).kind]).toEqual([length, 'incomplete']);
    }
  });

  it('shows the floor as rows and the log as lines', () => {
    const state = { ...sample() };
    const text = encodeSave(state, HEADER);
    expect(text).toContain(`tiles = '''\n${state.floor.tiles.join('\n')}\n'''`);
    expect(text).toContain("log = '''\n");
    expect(text.split('\n').slice(1, 3)).toEqual(['[save]', 'schema = 1']);
  });

  it('notices every single flipped bit and never throws', () => {
    const bytes = Buffer.from(encodeSave(sample(), HEADER));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
        expect(decodeSave(damaged.toString('utf8')).kind).not.toBe('genuine');
      }),
      { numRuns: 1500 },
    );
  });

  it('can be repaired by hand, and says near which line it was changed', () => {
    const text = encodeSave({ ...sample(), turn: 41 }, HEADER);
    const edited = text.replace('turn = 41', 'turn = 40').replaceAll('\n', '\r\n');
    const line = text.split('\n').indexOf('turn = 41') + 1;
    const reading = decodeSave(`\ufeff${edited}\r\n\r\n`);
    expect(reading).toMatchObject({ kind: 'changed', header: HEADER, state: { turn: 40 } });
    const place = reading.kind === 'changed' ? reading.place.line : 0;
    // A block of lines has one checksum, and in the first one stand the two lines of checksums themselves.
    expect(Math.abs(place - line)).toBeLessThanOrEqual(16 + 2);
  });

  it.each([
    ['a text for a number', 'turn = "41"', 'wrong_type', 'run.turn'],
    ['half a turn', 'turn = 41.5', 'wrong_value', 'run.turn'],
    ['a negative turn', 'turn = -1', 'out_of_bounds', 'run.turn'],
    ['a field that is not there', '', 'missing', 'run.turn'],
    ['a field too many', 'turn = 41\nlives = 9', 'unknown_field', 'run.lives'],
    ['a number that is none', 'turn = nan', 'wrong_type', 'run.turn'],
    ['no TOML', 'turn = = 41', 'syntax', ''],
  ])('refuses %s with its place', (_what, to, reason, path) => {
    const text = encodeSave({ ...sample(), turn: 41 }, HEADER);
    const line = text.split('\n').indexOf('turn = 41') + 1;
    const reading = decodeSave(text.replace('turn = 41', to));
    expect(reading).toMatchObject({ kind: 'unreadable', reason, place: { path } });
    if (reading.kind === 'unreadable' && reason !== 'missing') {
      expect(Math.abs(reading.place.line - line)).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    ['an enemy number twice', (state) => state.floor.rooms.map(twice), 'number'],
    [
      'two rooms in one place',
      (state) => state.floor.rooms.push({ ...structuredClone(firstRoom(state)), enemies: [] }),
      'floor.rooms[',
    ],
    ['a hero outside the floor', (state) => Object.assign(state.hero.position, { x: 99_999 }), 'run.hero.position'],
    ['a row too short', (state) => state.floor.tiles.splice(0, 1, ''), 'run.floor.tiles[0]'],
    ['a row too few', (state) => state.floor.known.pop(), 'run.floor.known'],
    ['a room that is not there', (state) => Object.assign(state.hero, { room: 77 }), 'run.hero.room'],
    ['a dead hero in a run that goes on', (state) => Object.assign(state.hero, { health: 0 }), 'run.hero.health'],
  ] satisfies [string, (state: ReturnType<typeof sample>) => unknown, string][])(
    'refuses %s',
    (_what, change, path) => {
      const state = structuredClone(sample());
      change(state);
      const reading = decodeSave(encodeSave(state, HEADER));
      expect(reading.kind).toBe('unreadable');
      if (reading.kind === 'unreadable') expect(reading.place.path).toContain(path);
    },
  );

  it('of another schema is refused by its number, whole or cut', () => {
    const text = encodeSave(sample(), HEADER).replace('schema = 1', 'schema = 2');
    expect(decodeSave(text)).toEqual({ kind: 'wrong_schema', found: '2' });
    expect(decodeSave(text.slice(0, 300))).toEqual({ kind: 'wrong_schema', found: '2' });
  });

  it('without a schema is refused', () => {
    const text = encodeSave(sample(), HEADER).replace('schema = 1\n', '');
    expect(decodeSave(text)).toMatchObject({ kind: 'unreadable', reason: 'missing', place: { path: 'save.schema' } });
  });

  it('is never taken for one when it is something else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(['incomplete', 'unreadable', 'wrong_schema']).toContain(decodeSave(`${text}\n# end`).kind);
      }),
    );
  });
});
