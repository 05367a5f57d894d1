/** Previews show every entry of the game in words: no raw data, in both languages. */

import { describe, expect, it } from 'vitest';
import { run as preview } from '../../src/cli/preview.ts';
import { REGISTRY_NAMES } from '../../src/game/content/registry-names.ts';
import { entryLines } from '../../src/ui/describe/entry.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { loadCore } from '../core.ts';
import { saidBy } from '../fixtures/tool.ts';
import { BASE } from './samples.ts';

const content = loadCore();

describe.each(REGISTRY_NAMES.filter((name) => content[name].size > 0))('[[%s]] of the game', (registry) => {
  it.each(['en', 'de'])('are told in words (%s)', (language) => {
    const speech = { words: wordsFor(language, content), content };
    for (const id of content[registry].keys()) {
      const lines = entryLines(speech, registry, id);
      expect(lines.length).toBeGreaterThan(0);
      const drawn = registry === 'prefabs' ? lines.filter((line) => line.includes(': ')) : lines;
      // Programs are shown as they are written.
      if (registry !== 'scripts') expect(drawn.join('\n')).not.toMatch(/[[{]"|":|\[object|undefined|\bnull\b/);
    }
  });

  it('are told in other words in the other language', () => {
    if (registry === 'scripts') return;
    const told = (language: string) => {
      const speech = { words: wordsFor(language, content), content };
      return [...content[registry].keys()].map((id) => entryLines(speech, registry, id).join('\n')).join('\n');
    };
    expect(told('de')).not.toBe(told('en'));
  });
});

it('a creature is previewed with its numbers, its behaviour and what it answers', async () => {
  const { exit, out } = await saidBy(preview, ['creature', 'skeleton', '--mods-dir', BASE, '--lang', 'en']);
  expect(exit).toBe(0);
  expect(out).toMatch(/^Base values: .*Maximum health \d+/m);
  expect(out).toMatch(/^Behaviour, the first that fits:\n {2}1\. /m);
});
