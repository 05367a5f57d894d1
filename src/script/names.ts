/** The names that a script knows without declaring them; nothing else of the host exists for it. */
import type { BuiltIn } from './builtins/built-in.ts';
import { MATH } from './builtins/math.ts';
import { OBJECT } from './builtins/record.ts';
import { READERS } from './readers.ts';

/** Names that hold functions behind a dot. */
export const NAMESPACES: Readonly<Record<string, Readonly<Record<string, BuiltIn>>>> = { Math: MATH, Object: OBJECT };

/** Whether a name means something of the engine's own. */
export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(READERS, name) || Object.hasOwn(NAMESPACES, name);
}

/** All of them, for "did you mean". */
export const KNOWN_NAMES: readonly string[] = [
  ...Object.keys(READERS),
  ...Object.entries(NAMESPACES).flatMap(([space, members]) => Object.keys(members).map((name) => `${space}.${name}`)),
  'undefined',
];
