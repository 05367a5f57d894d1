/** The shape of a built-in: what it says in the reference, what it takes, what it does. */
import type { Arguments, Parameter } from '../parameters.ts';
import type { Run } from '../run.ts';
import type { Value } from '../values.ts';

/** A built-in as the engine calls it. `self` is what stands before the dot. */
export interface BuiltIn<Self = undefined> {
  readonly doc: string;
  readonly parameters: readonly Parameter[];
  /** Any number of arguments of the last kind. */
  readonly many?: true;
  readonly apply: (self: Self, values: readonly Value[], run: Run, at: number) => Value;
}

interface Typed<Self, P extends readonly Parameter[]> {
  readonly doc: string;
  readonly parameters: P;
  readonly apply: (self: Self, values: Arguments<P>, run: Run, at: number) => Value;
}

/** Ties the types of the arguments to the kinds that were checked before. */
export function builtIn<Self, const P extends readonly Parameter[]>(typed: Typed<Self, P>): BuiltIn<Self> {
  // `checkArguments` has made sure that the values are of these kinds before `apply` is called.
  return typed as unknown as BuiltIn<Self>;
}
