/** Ids and namespaces: what `iron_sword` and `core:iron_sword` mean inside a mod. */

/** An id without a namespace: what entries write. */
export const LOCAL_ID = /^[a-z0-9_]{1,60}$/;
/** An id with its namespace: what the loaded game uses. */
export const FULL_ID = /^[a-z0-9_]{1,60}:[a-z0-9_]{1,60}$/;

export type Qualified =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: 'bad_id' | 'foreign_id' };

/** The full id of an entry of `mod`. A foreign namespace is refused, unless it names what the entry overrides. */
export function entryId(written: string, mod: string, overrides: string | undefined): Qualified {
  if (LOCAL_ID.test(written)) return { ok: true, id: `${mod}:${written}` };
  if (!FULL_ID.test(written)) return { ok: false, code: 'bad_id' };
  const own = written.startsWith(`${mod}:`) || written === overrides;
  return own ? { ok: true, id: written } : { ok: false, code: 'foreign_id' };
}

/** A reference or tag as the loaded game uses it; undefined when it has no form of an id. */
export function qualify(written: string, mod: string): string | undefined {
  if (LOCAL_ID.test(written)) return `${mod}:${written}`;
  return FULL_ID.test(written) ? written : undefined;
}
