/** Visiting what a plan marks in an entry: the texts that are ids, and those that are shown. */
import type { FieldMeta } from '../game/content/field.ts';
import type { Path } from './findings.ts';
import type { Plan } from './plan.ts';
import { isTable } from './toml.ts';

/** What a walk meets: a text that is an id, or one that is shown. */
export interface Spot {
  readonly meta: FieldMeta;
  readonly value: string;
  readonly path: Path;
  /** Puts another text in its place. */
  readonly set: (value: string) => void;
  /** The innermost list of choices around it, and which of its elements. */
  readonly choice: Choice | undefined;
}

export interface Choice {
  readonly list: unknown[];
  readonly index: number;
  /** The path of the list. */
  readonly path: Path;
}

/** Visits every spot of a validated value, in the order of the schema. */
export function walk(plan: Plan, value: unknown, visit: (spot: Spot) => void): void {
  step(plan, { value, path: [], set: () => {}, choice: undefined, parent: undefined }, visit);
}

interface Step {
  readonly value: unknown;
  readonly path: Path;
  readonly set: (value: string) => void;
  readonly choice: Choice | undefined;
  readonly parent: Record<string, unknown> | undefined;
}

function step(plan: Plan, at: Step, visit: (spot: Spot) => void): void {
  const { value, path, set, choice } = at;
  switch (plan.kind) {
    case 'text':
      if (typeof value === 'string') visit({ meta: plan.meta, value, path, set, choice });
      return;
    case 'table':
      for (const [name, field] of plan.fields) stepInto(field, name, at, visit);
      return;
    case 'list':
      stepList(plan, at, visit);
      return;
    case 'variants': {
      const variant = isTable(value) ? plan.of.get(String(value[plan.by])) : undefined;
      if (variant !== undefined) step(variant, at, visit);
      return;
    }
    case 'either': {
      const fitting = typeof value === 'string' ? plan.text : Array.isArray(value) ? plan.list : plan.table;
      if (fitting !== undefined) step(fitting, at, visit);
      return;
    }
    case 'when': {
      const filter = plan.of.get(String(at.parent?.on));
      if (filter !== undefined) step(filter, at, visit);
    }
  }
}

function stepInto(plan: Plan, name: string, at: Step, visit: (spot: Spot) => void): void {
  const table = at.value;
  if (!isTable(table) || table[name] === undefined) return;
  const set = (value: string): void => {
    table[name] = value;
  };
  step(plan, { value: table[name], path: [...at.path, name], set, choice: at.choice, parent: table }, visit);
}

function stepList(plan: Plan & { kind: 'list' }, at: Step, visit: (spot: Spot) => void): void {
  const list = at.value;
  if (!Array.isArray(list)) return;
  for (const [index, value] of list.entries()) {
    const set = (text: string): void => {
      list[index] = text;
    };
    const choice = plan.choices ? { list, index, path: at.path } : at.choice;
    step(plan.element, { value, path: [...at.path, index], set, choice, parent: undefined }, visit);
  }
}
