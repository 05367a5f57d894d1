/** `settings.toml`: read field by field, so that one mistake costs one field, and written whole. */
import { join } from 'node:path';
import { parse, stringify } from 'smol-toml';
import { DEFAULT_SETTINGS, type Settings } from '../ui/settings.ts';
import { type FileLayer, readIfThere, textOf } from './files.ts';
import { problemOf, replaceFile } from './write.ts';

export const SETTINGS_FILE = 'settings.toml';

/** Names in the file → settings; the file speaks snake_case like every file of the game. */
const FIELDS = {
  language: (value: unknown) => (typeof value === 'string' && /^[a-z]{2,8}$/.test(value) ? value : undefined),
  glyphs: oneOf('auto', 'unicode', 'ascii'),
  colors: oneOf('auto', 'truecolor', '256', '16', 'none'),
  theme: oneOf('default', 'high_contrast', 'colorblind'),
  log_lines: (value: unknown) =>
    typeof value === 'number' && value >= 1 && value <= 12 ? Math.floor(value) : undefined,
  confirmations: flag,
  hints: flag,
  pick_up: flag,
  key_set: oneOf('standard', 'laptop'),
  keys: keysOf,
} as const;

export interface SettingsRead {
  readonly settings: Settings;
  /** The names of the fields that are wrong; 'toml' when the file as a whole is. */
  readonly wrong: readonly string[];
}

/** The settings of a data folder; what is missing or wrong has its default. */
export function readSettings(files: FileLayer, dataDir: string): SettingsRead {
  let bytes: Uint8Array | undefined;
  try {
    bytes = readIfThere(files, join(dataDir, SETTINGS_FILE));
  } catch {
    return { settings: DEFAULT_SETTINGS, wrong: ['toml'] };
  }
  return bytes === undefined ? { settings: DEFAULT_SETTINGS, wrong: [] } : settingsFrom(textOf(bytes));
}

export function settingsFrom(text: string): SettingsRead {
  let table: Readonly<Record<string, unknown>>;
  try {
    table = parse(text);
  } catch {
    return { settings: DEFAULT_SETTINGS, wrong: ['toml'] };
  }
  const wrong: string[] = [];
  const read = <T>(name: string, check: (value: unknown) => T | undefined, fallback: T): T => {
    if (!Object.hasOwn(table, name)) return fallback;
    const value = check(table[name]);
    if (value === undefined) wrong.push(name);
    return value ?? fallback;
  };
  const usual = DEFAULT_SETTINGS;
  const settings: Settings = {
    language: read('language', FIELDS.language, usual.language),
    glyphs: read('glyphs', FIELDS.glyphs, usual.glyphs),
    colors: read('colors', FIELDS.colors, usual.colors),
    theme: read('theme', FIELDS.theme, usual.theme),
    logLines: read('log_lines', FIELDS.log_lines, usual.logLines),
    confirmations: read('confirmations', FIELDS.confirmations, usual.confirmations),
    hints: read('hints', FIELDS.hints, usual.hints),
    pickUp: read('pick_up', FIELDS.pick_up, usual.pickUp),
    keySet: read('key_set', FIELDS.key_set, usual.keySet),
    keys: read('keys', FIELDS.keys, usual.keys),
  };
  return { settings, wrong };
}

/** Replaces the file; answers the code of a problem when that failed. A file nobody could read is kept beside it. */
export function writeSettings(files: FileLayer, dataDir: string, settings: Settings): string | undefined {
  const path = join(dataDir, SETTINGS_FILE);
  try {
    const old = readIfThere(files, path);
    const unread = old !== undefined && settingsFrom(textOf(old)).wrong.includes('toml');
    if (unread) replaceFile(files, `${path}.broken`, old);
  } catch (error) {
    return problemOf(error, path).code;
  }
  const written = replaceFile(files, path, settingsText(settings));
  return written.ok ? undefined : written.problem.code;
}

export function settingsText(settings: Settings): string {
  const { logLines, keySet, pickUp, keys, ...same } = settings;
  return [
    '# Rustkeep: what the player has set. The game rewrites this file when a setting is changed.',
    '# Keys: [keys.SCREEN] with ACTION = ["key", "other key"]. Press ? on a screen to see its actions.',
    stringify({ ...same, log_lines: logLines, key_set: keySet, pick_up: pickUp, keys: { ...keys } }),
  ].join('\n');
}

function oneOf<const T extends string>(...allowed: readonly T[]): (value: unknown) => T | undefined {
  return (value) => allowed.find((one) => one === value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Screen → action → keys; a single key may stand without brackets. */
function keysOf(value: unknown): Settings['keys'] | undefined {
  if (!isTable(value)) return undefined;
  const screens: Record<string, Record<string, readonly string[]>> = {};
  for (const [screen, actions] of Object.entries(value)) {
    if (!isTable(actions)) return undefined;
    const bound: Record<string, readonly string[]> = {};
    for (const [action, keys] of Object.entries(actions)) {
      const list: readonly unknown[] = Array.isArray(keys) ? keys : [keys];
      if (!list.every((key) => typeof key === 'string')) return undefined;
      bound[action] = list;
    }
    screens[screen] = bound;
  }
  return screens;
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
