/** Where the data lies: saves, runs, mods, settings and logs share one folder. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/** What decides about the folder; the machine's own values by default. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The home folder by the system's list of users; '' when it knows none. */
  readonly home: string;
}

export type DataFolder =
  | { readonly ok: true; readonly folder: string; readonly because: 'argument' | 'variable' | 'platform' }
  /** Neither a home folder nor anything else says where to put data. */
  | { readonly ok: false; readonly code: 'no_home' };

export const DATA_VARIABLE = 'RUSTKEEP_DATA_DIR';
const NAME = 'rustkeep';

/** The data folder: `--data-dir`, else the variable, else the platform's place for data. */
export function dataFolder(argument: string | undefined, around: Surroundings = surroundings()): DataFolder {
  if (argument !== undefined && argument !== '') return { ok: true, folder: resolve(argument), because: 'argument' };
  const variable = around.env[DATA_VARIABLE];
  if (variable !== undefined && variable !== '') return { ok: true, folder: resolve(variable), because: 'variable' };
  const folder = platformFolder(around);
  return folder === undefined ? { ok: false, code: 'no_home' } : { ok: true, folder, because: 'platform' };
}

function surroundings(): Surroundings {
  return { platform: process.platform, env: process.env, home: systemHome() };
}

/** Throws on systems without an entry for the user. */
function systemHome(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

function platformFolder({ platform, env, home }: Surroundings): string | undefined {
  if (platform === 'win32') return absolute(env.APPDATA, NAME) ?? absolute(home, 'AppData', 'Roaming', NAME);
  const own = env.HOME;
  const base = own === undefined || own === '' ? home : own;
  if (platform === 'darwin') return absolute(base, 'Library', 'Application Support', NAME);
  return absolute(env.XDG_DATA_HOME, NAME) ?? absolute(base, '.local', 'share', NAME);
}

/** The specification of these variables says that relative values are to be ignored. */
function absolute(base: string | undefined, ...rest: string[]): string | undefined {
  return base !== undefined && isAbsolute(base) ? join(base, ...rest) : undefined;
}

/** What lies where in the data folder. */
export function pathsIn(folder: string) {
  return {
    folder,
    save: join(folder, 'save.toml'),
    previous: join(folder, 'save.prev.toml'),
    journal: join(folder, 'run.journal'),
    runs: join(folder, 'runs'),
    daily: join(folder, 'daily.toml'),
    settings: join(folder, 'settings.toml'),
    loadOrder: join(folder, 'load_order.toml'),
    mods: join(folder, 'mods'),
    logs: join(folder, 'logs'),
    cache: join(folder, 'cache', 'content.json'),
  } as const;
}
export type DataPaths = ReturnType<typeof pathsIn>;
