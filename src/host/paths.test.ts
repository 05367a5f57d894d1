/** Where the data lies on each platform. */
import { describe, expect, it } from 'vitest';
import { dataFolder, type Surroundings } from './paths.ts';

const linux = (env: Surroundings['env'], home = '/home/kaethe'): Surroundings => ({ platform: 'linux', env, home });

describe('the data folder', () => {
  it.each([
    ['the variable for data', linux({ HOME: '/h', XDG_DATA_HOME: '/xdg' }), '/xdg/rustkeep'],
    ['home without it', linux({ HOME: '/h' }), '/h/.local/share/rustkeep'],
    ['home when it is relative', linux({ HOME: '/h', XDG_DATA_HOME: 'data' }), '/h/.local/share/rustkeep'],
    ['home when it is empty', linux({ HOME: '/h', XDG_DATA_HOME: '' }), '/h/.local/share/rustkeep'],
    ['the home of the system without HOME', linux({}), '/home/kaethe/.local/share/rustkeep'],
    [
      'Application Support',
      { platform: 'darwin', env: { HOME: '/h' }, home: '' },
      '/h/Library/Application Support/rustkeep',
    ],
    ['our own variable', linux({ HOME: '/h', RUSTKEEP_DATA_DIR: '/own' }), '/own'],
  ] satisfies [string, Surroundings, string][])('follows %s', (_what, around, folder) => {
    expect(dataFolder(undefined, around)).toMatchObject({ ok: true, folder });
  });

  it('is the one that was asked for', () => {
    expect(dataFolder('/asked', linux({ RUSTKEEP_DATA_DIR: '/own' }))).toEqual({
      ok: true,
      folder: '/asked',
      because: 'argument',
    });
  });

  it.each([
    ['nowhere', linux({}, '')],
    ['relative', linux({ HOME: 'home' }, 'home')],
  ])('is unknown when home is %s, and that is said', (_what, around) => {
    expect(dataFolder(undefined, around)).toEqual({ ok: false, code: 'no_home' });
  });

  it('needs no home when it is named', () => {
    expect(dataFolder(undefined, linux({ XDG_DATA_HOME: '/xdg' }, ''))).toMatchObject({ ok: true });
    expect(dataFolder('/asked', linux({}, ''))).toMatchObject({ ok: true });
  });
});
