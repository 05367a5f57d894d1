/** The fourth form of error: we are wrong. Thrown, never caught inside the rules. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

/** Throws when something that cannot happen has happened; narrows its argument otherwise. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** For the end of a switch over a closed union: does not compile while a case is missing. */
export function unreachable(value: never): never {
  throw new InvariantError(`unreachable: ${String(value)}`);
}
