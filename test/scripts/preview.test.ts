/** `rustkeep preview script`: what a script would return for the beings described. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/preview.ts';
import { ROOT } from '../core.ts';
import { type Said, saidBy } from '../fixtures/tool.ts';

const MANIFEST = 'id = "mine"\nname = "Mine"\nversion = "1.0.0"\ndepends = ["core"]\n';
const SCRIPTS = `
[[scripts]]
id = "bad"
source = '''
const n = floor();
return [{ action: "give_exp", amount: 0 / 0 * n }];
'''
[[scripts]]
id = "broken"
source = 'var a;'
[[scripts]]
id = "idle"
source = 'return [];'
[[scripts]]
id = "asking"
source = '''
return [{ action: "give_exp", amount: (has_tag("target", "core:undead") ? 1 : 0) + (has_modifier("self", "core:blessed") ? 10 : 0) + (quest("core:rattenplage") === "done" ? 100 : 0) + 1000 * floor() }];
'''
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rustkeep-preview-'));
  mkdirSync(join(folder, 'mods/mine'), { recursive: true });
  writeFileSync(join(folder, 'mods/mine/manifest.toml'), MANIFEST);
  writeFileSync(join(folder, 'mods/mine/scripts.toml'), SCRIPTS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function preview(...words: string[]): Promise<Said> {
  const folders = ['mods', 'mods/examples'].map((name) => join(ROOT, name)).concat(join(folder, 'mods'));
  const where = folders.flatMap((one) => ['--mods-dir', one]);
  return saidBy(run, ['script', ...words, ...where, '--data-dir', join(folder, 'data')]);
}

describe('preview script', () => {
  it('shows actions as TOML would say them, and what the call took', async () => {
    const { exit, out } = await preview(
      'foreclosure',
      '--self',
      'hero,item=gold=20',
      '--target',
      'rat',
      '--target',
      'health=31',
      '--lang',
      'en',
    );
    expect(out.split('\n')).toEqual([
      'remove_item  item = "core:gold", count = 15, target = "self"',
      'damage  amount = 30, scale = 0, share = 0, damage_type = "holy", target = "target", sure = false',
      expect.stringMatching(/^\d+ of 100000 operations, \d+ of 1000000 units of memory$/),
      '',
    ]);
    expect(exit).toBe(0);
  });

  it('describes tags, modifiers, quests and floors', async () => {
    const amount = async (...words: string[]): Promise<unknown> => {
      const { out } = await preview('mine:asking', '--json', ...words);
      return (JSON.parse(out) as { result: { actions: { amount: number }[] } }).result.actions[0]?.amount;
    };
    expect(await amount()).toBe(1000);
    expect(await amount('--target', 'rat,tag=core:undead')).toBe(1001);
    expect(await amount('--quest', 'rattenplage=done')).toBe(1100);
    expect(await amount('--self', 'modifier=blessed', '--number', '7')).toBe(7010);
  });

  it.each([
    ['en', 'fails at 2:1: the action’s fields do not fit: [0] give_exp.amount: NaN'],
    ['de', 'scheitert an 2:1: die Felder der Aktion passen nicht: [0] give_exp.amount: NaN'],
  ])('tells in %s where a script fails', async (language, sentence) => {
    const { exit, out } = await preview('bad', '--lang', language);
    expect(out).toContain(sentence);
    expect(exit).toBe(1);
  });

  it('a script that returns nothing says so', async () => {
    expect((await preview('idle', '--lang', 'de')).out).toMatch(/^gibt keine Aktion zurück\n/);
  });

  it.each([
    [['nothing_like_it'], /no script 'nothing_like_it'/],
    [['broken'], /no script 'broken', or it does not compile/],
    [['idle', '--target', 'nobody'], /'nobody' describes nothing/],
    [['idle', '--self', 'health=much'], /'health=much' describes nothing/],
    [['idle', '--self', 'height=3'], /'height=3' describes nothing/],
    [['idle', '--self', 'modifier=nothing'], /'modifier=nothing' describes nothing/],
    [['idle', '--self', 'hero,rat'], /'rat' describes nothing/],
    [['idle', '--quest', 'nothing=done'], /'nothing=done' describes nothing/],
    [['idle', '--number', '0'], /^rustkeep preview: --number takes a whole number/],
    [['idle', 'more'], /'more' is one argument too many/],
    [[], /rustkeep preview script ID/],
  ])('%j is told and not done', async (words, sentence) => {
    const { exit, out, err } = await preview(...words, '--lang', 'en');
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(exit).toBe(2);
  });
});
