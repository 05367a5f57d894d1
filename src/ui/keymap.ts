/** Reads the key tables with the player's key set and overrides: what a key does here, which keys do this, what clashes. */
import { type ActionOf, type Binding, KEY_TABLES, type KeyAction, type ScreenName } from './key-tables.ts';
import type { Key } from './screen.ts';
import type { Settings } from './settings.ts';

type KeySettings = Pick<Settings, 'keySet' | 'keys'>;

/** One row of a screen's help. */
export interface HelpRow {
  readonly action: KeyAction;
  readonly keys: readonly Key[];
}

/** What is wrong with the overrides in the settings. */
export type KeyProblem =
  | { readonly code: 'double_binding'; readonly screen: string; readonly key: Key; readonly actions: readonly string[] }
  | { readonly code: 'unknown_screen'; readonly screen: string }
  | { readonly code: 'unknown_key_action'; readonly screen: string; readonly action: string }
  | { readonly code: 'unknown_key'; readonly screen: string; readonly action: string; readonly key: Key };

/** What a key does on a screen; the first action of the table wins where two claim it. */
export function actionOf<S extends ScreenName>(screen: S, key: Key, settings: KeySettings): ActionOf<S> | undefined {
  for (const action of actionsOf(screen)) if (keysFor(screen, action, settings).includes(key)) return action;
  return undefined;
}

/** The keys of an action: the player's own, else those of his key set. */
export function keysFor<S extends ScreenName>(screen: S, action: ActionOf<S>, settings: KeySettings): readonly Key[] {
  return keysNamed(screen, action, settings);
}

/** The same for an action that is known by name only; none where the screen has no such action. */
export function keysNamed(screen: ScreenName, action: string, settings: KeySettings): readonly Key[] {
  const overrides = Object.hasOwn(settings.keys, screen) ? settings.keys[screen] : undefined;
  const own = overrides !== undefined && Object.hasOwn(overrides, action) ? overrides[action] : undefined;
  if (own !== undefined) return own;
  const table: Readonly<Record<string, Binding>> = KEY_TABLES[screen];
  return keysOfSet(table[action] ?? [], settings.keySet);
}

/** All actions of a screen with their keys, in the order of the table; actions without a key are left out. */
export function helpRows(screen: ScreenName, settings: KeySettings): HelpRow[] {
  return actionsOf(screen)
    .map((action) => ({ action, keys: keysFor(screen, action, settings) }))
    .filter((row) => row.keys.length > 0);
}

/** Whether a name is one that has a key table. */
export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(KEY_TABLES, name);
}

/** Everything to report about the key bindings in force. */
export function keyProblems(settings: KeySettings): KeyProblem[] {
  const names = Object.keys(KEY_TABLES).filter(isScreenName);
  return [...overrideProblems(settings), ...names.flatMap((screen) => clashes(screen, settings))];
}

function overrideProblems(settings: KeySettings): KeyProblem[] {
  const problems: KeyProblem[] = [];
  for (const [screen, overrides] of Object.entries(settings.keys)) {
    if (!isScreenName(screen)) {
      problems.push({ code: 'unknown_screen', screen });
      continue;
    }
    for (const [action, keys] of Object.entries(overrides)) {
      if (!Object.hasOwn(KEY_TABLES[screen], action)) problems.push({ code: 'unknown_key_action', screen, action });
      for (const key of keys) if (!isKeyName(key)) problems.push({ code: 'unknown_key', screen, action, key });
    }
  }
  return problems;
}

function clashes(screen: ScreenName, settings: KeySettings): KeyProblem[] {
  const owners = new Map<Key, string[]>();
  for (const { action, keys } of helpRows(screen, settings)) {
    for (const key of new Set(keys)) owners.set(key, [...(owners.get(key) ?? []), action]);
  }
  return [...owners]
    .filter(([, actions]) => actions.length > 1)
    .map(([key, actions]) => ({ code: 'double_binding', screen, key, actions }));
}

const NAMED =
  /^(?:(?:ctrl\+)?(?:alt\+)?(?:shift\+)?(?:up|down|left|right|home|end|pageup|pagedown|insert|delete|enter|tab|backspace|space|escape|f[1-9]|f1[0-2])|(?:ctrl\+)?(?:alt\+)?[a-z])$/;

/** Whether a text is the name of a key that a terminal can send: a single character or a named key. */
export function isKeyName(key: Key): boolean {
  return NAMED.test(key) || (/^\S$/u.test(key) && key.length > 0);
}

function keysOfSet(binding: Binding, set: Settings['keySet']): readonly Key[] {
  return 'standard' in binding ? binding[set] : binding;
}

function actionsOf<S extends ScreenName>(screen: S): ActionOf<S>[] {
  // The tables are constants of this program: their keys are exactly the union.
  return Object.keys(KEY_TABLES[screen]) as ActionOf<S>[];
}
