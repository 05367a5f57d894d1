/** Merging `[balance]` field by field over the load order; a bad knob loses only itself. */
import { BALANCE_ALIASES, type Balance, balanceSchema } from '../game/content/balance.ts';
import type { Findings, Where } from './findings.ts';
import { mistakes } from './issues.ts';
import { shorten } from './naming.ts';
import { nearestName } from './nearest.ts';
import type { BalanceBlock } from './read.ts';

// The keys of the shape are the keys of the type made from it.
const KNOBS = Object.keys(balanceSchema.shape) as (keyof Balance)[];

/** The knobs as the last mod that turned each of them left it. */
export function mergeBalance(blocks: readonly BalanceBlock[], findings: Findings): Balance {
  let merged: Balance = balanceSchema.parse({});
  for (const mods of byMod(blocks)) {
    const turned = new Map<keyof Balance, { value: number; where: Where; written: string }>();
    for (const { mod, file, table } of mods) {
      for (const [written, value] of Object.entries(table)) {
        const where = { mod: mod.manifest.id, file, path: ['balance', written] };
        const knob = readKnob(written, value, where, findings);
        if (knob === undefined) continue;
        const first = turned.get(knob.name);
        if (first === undefined) turned.set(knob.name, { value: knob.value, where, written });
        else findings.error(where, 'knob_twice', { knob: knob.name, first: first.written });
      }
    }
    const next = { ...merged };
    for (const [name, { value }] of turned) next[name] = value;
    if (next.hit_floor > next.hit_ceiling) {
      const where = turned.get('hit_floor')?.where ?? turned.get('hit_ceiling')?.where;
      if (where !== undefined) {
        findings.error(where, 'hit_bounds', { floor: next.hit_floor, ceiling: next.hit_ceiling });
      }
      next.hit_floor = merged.hit_floor;
      next.hit_ceiling = merged.hit_ceiling;
    }
    merged = next;
  }
  return merged;
}

function byMod(blocks: readonly BalanceBlock[]): BalanceBlock[][] {
  const groups = new Map<number, BalanceBlock[]>();
  for (const block of blocks) groups.set(block.mod.index, [...(groups.get(block.mod.index) ?? []), block]);
  return [...groups.values()];
}

function readKnob(
  written: string,
  value: unknown,
  where: Where,
  findings: Findings,
): { readonly name: keyof Balance; readonly value: number } | undefined {
  const alias = Object.hasOwn(BALANCE_ALIASES, written) ? BALANCE_ALIASES[written] : undefined;
  const name = alias ?? KNOBS.find((knob) => knob === written);
  if (name === undefined) {
    const params = { field: shorten(written), nearest: nearestName(written, KNOBS), known: KNOBS.join(', ') };
    findings.error(where, 'unknown_field', params);
    return undefined;
  }
  const given = { [name]: value };
  const parsed = balanceSchema.safeParse(given);
  if (parsed.success) return { name, value: parsed.data[name] };
  for (const one of mistakes(parsed.error.issues, balanceSchema, given)) findings.error(where, one.code, one.params);
  return undefined;
}
