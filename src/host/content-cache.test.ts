/** Kept content serves only the very files it was made from. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../test/core.ts';
import { readManifest } from '../data/manifest.ts';
import { fingerprint, keep, recall } from './content-cache.ts';
import { loadGame } from './load.ts';
import { findMods } from './mods.ts';

const LATER = Date.UTC(2100, 0, 1);
let folder: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rustkeep-cache-'));
  cache = join(folder, 'cache/content.json');
  cpSync(join(ROOT, 'mods/core'), join(folder, 'mods/core'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const request = () => ({ modsDirs: [join(folder, 'mods')], dataDir: folder, engine: '0.1.0' });

function print(build = 'b') {
  const found = fingerprint(findMods(request(), readManifest).mods, build);
  if (found === undefined) throw new Error('the mods cannot be looked at');
  return found;
}

async function kept(now = LATER) {
  const { content, diagnostics } = await loadGame(request());
  keep(cache, print(), { content, diagnostics }, now);
  return content;
}

describe('kept content', () => {
  it('is what was loaded', async () => {
    const content = await kept();
    expect(recall(cache, print())?.content.whole).toEqual(content);
  });

  it.each<[string, () => void]>([
    ['a file was changed', () => writeFileSync(join(folder, 'mods/core/items-weapons.toml'), '')],
    ['a file was touched', () => utimesSync(join(folder, 'mods/core/items-weapons.toml'), 5, 5)],
    ['a file was added', () => writeFileSync(join(folder, 'mods/core/more.toml'), '')],
    ['a file was renamed', () => renameSync(join(folder, 'mods/core/slots.toml'), join(folder, 'mods/core/s.toml'))],
    ['the text was damaged', () => writeFileSync(cache, readFileSync(cache, 'utf8').slice(0, -100))],
    ['there is none', () => rmSync(cache)],
  ])('is passed over when %s', async (_what, change) => {
    await kept();
    expect(recall(cache, print())).toBeDefined();
    change();
    expect(recall(cache, print())).toBeUndefined();
  });

  it('of another build is passed over', async () => {
    await kept();
    expect(recall(cache, print('c'))).toBeUndefined();
  });

  it('is not kept from files changed a moment ago, nor with warnings', async () => {
    await kept(print().youngest + 10);
    expect(recall(cache, print())).toBeUndefined();
    writeFileSync(join(folder, 'mods/core/bad.toml'), '[[items]]\nid = "x"\nnamme = "X"\n');
    await kept();
    expect(recall(cache, print())).toBeUndefined();
  });
});
