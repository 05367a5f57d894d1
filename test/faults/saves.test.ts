/** Where a save lies, what it says of its mods, and that another order of them is no reason to lose it. */
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/data/load.ts';
import { decodeSave } from '../../src/data/save/codec.ts';
import type { Content } from '../../src/game/content/content.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { dataFolder } from '../../src/host/paths.ts';
import { ROOT } from '../core.ts';
import { MemoryFiles } from '../persistence/memory-files.ts';
import { playNew, playOn, SAVE, start } from '../persistence/table.ts';

const core = readModFolder({ name: 'core', path: `${ROOT}mods/core` });

/** The core mod and small ones beside it, in this order. */
function withMods(...ids: readonly string[]): Content {
  const mods = ids.map((id) => ({
    folder: id,
    files: [
      { path: 'manifest.toml', text: `id = "${id}"\nname = "${id}"\nversion = "2.1.0"\ndepends = ["core"]\n` },
      { path: 'items.toml', text: `[[items]]\nid = "thing"\nname = "Ding von ${id}"\nbase_price = 5\n` },
    ],
  }));
  return loadContent([core, ...mods], { engine: '0.1.0' }).content;
}

describe('the data folder', () => {
  const place = (env: Readonly<Record<string, string>>, home = '/home/reya') =>
    dataFolder(undefined, { platform: 'linux', env, home });

  it('is the one for data, not that of the settings', () => {
    const env = { XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/config', HOME: '/home/reya' };
    expect(place(env)).toMatchObject({ folder: '/data/rustkeep' });
    expect(place({ HOME: '/home/reya' })).toMatchObject({ folder: '/home/reya/.local/share/rustkeep' });
  });

  it('does not follow a relative value, and without a home says so', () => {
    expect(place({ XDG_DATA_HOME: 'here', HOME: '/home/reya' })).toMatchObject({
      folder: '/home/reya/.local/share/rustkeep',
    });
    expect(place({}, '')).toEqual({ ok: false, code: 'no_home' });
  });
});

describe('a save', () => {
  it('written on entering a floor names all mods, as one written on quitting does', () => {
    const content = withMods('a', 'b');
    const files = new MemoryFiles();
    const session = start(files, { content });
    playNew(session, '5', 20, content);
    const onFloor = decodeSave(files.text(SAVE) ?? '');
    session.suspendRun();
    const onQuitting = decodeSave(files.text(SAVE) ?? '');
    for (const saved of [onFloor, onQuitting]) {
      expect(saved).toMatchObject({
        kind: 'genuine',
        header: { mods: content.mods.map(({ id, version, hash }) => ({ id, version, hash })) },
      });
    }
  });

  it.each([
    ['swapped', withMods('b', 'a')],
    ['fewer', withMods('a')],
    ['more', withMods('a', 'b', 'c')],
  ])('is found and goes on when the mods beside the core are %s', (_what, today) => {
    const content = withMods('a', 'b');
    const files = new MemoryFiles();
    const session = start(files, { content });
    playNew(session, '6', 30, content);
    session.suspendRun();
    const next = start(files.restart(), { content: today });
    expect(next.waiting()?.turn).toBe(session.waiting()?.turn);
    const entered = next.continueRun(undefined);
    if (entered.kind === 'ask') next.continueRun('continue');
    expect(next.state()?.created).toBe(true);
    playOn(next, 3, today);
  });
});
