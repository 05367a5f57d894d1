/** The seed that was typed is the seed that is shown. */
import { describe, expect, it } from 'vitest';
import { HeadlessSession } from '../../src/sim/headless/session.ts';
import { storyLines } from '../../src/ui/screens/story.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { World } from '../fixtures/world.ts';

const words = (world: World) => wordsFor('en', world.content);

describe('a run begun with words', () => {
  it.each([
    ['its words and their number', 'open sesame', 'Seed open sesame (1)'],
    ['a number alone', undefined, 'Seed 1'],
  ])('ends with %s', (_what, seedText, line) => {
    const world = new World();
    const state = { ...world.state, ...(seedText === undefined ? {} : { seedText }) };
    const told = { state, content: world.content, words: words(world), port: { version: '1.0.0' } };
    expect(storyLines(told).map((text) => text.trim())).toContain(line);
  });

  it('can be told from a number by a program, too', () => {
    const { content } = new World();
    const session = new HeadlessSession(content);
    session.answer('{"new":{"seed":" Käse ","name":"Reya","options":["core:tester"]}}');
    expect(JSON.parse(session.answer('{"query":"state"}'))).toMatchObject({ state: { seedText: 'Käse' } });
  });
});
