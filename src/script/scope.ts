/** Which variable a name means: settled once, when the script is compiled. */
import { ScriptFault } from './fault.ts';
import { type Env, UNSET } from './values.ts';

export interface Variable {
  readonly slot: number;
  readonly constant: boolean;
}

/** A variable as seen from somewhere: so many live scopes further out. */
export interface Found extends Variable {
  readonly hops: number;
}

export class Scope {
  readonly outer: Scope | undefined;
  /** A function's scope exists at run time even without variables. */
  readonly ofFunction: boolean;
  private readonly variables = new Map<string, Variable>();

  constructor(outer: Scope | undefined, ofFunction: boolean) {
    this.outer = outer;
    this.ofFunction = ofFunction;
  }

  get size(): number {
    return this.variables.size;
  }

  /** Whether the scope has slots of its own at run time. */
  get isLive(): boolean {
    return this.ofFunction || this.size > 0;
  }

  /** Adds a name. A function may take the place of a parameter or function of the same name, as in JavaScript. */
  declare(name: string, constant: boolean, at: number): Variable {
    if (name === 'undefined') throw new ScriptFault('refused', at, 'a variable called undefined');
    const existing = this.variables.get(name);
    if (existing !== undefined) return existing;
    const variable = { slot: this.size, constant };
    this.variables.set(name, variable);
    return variable;
  }

  find(name: string): Found | undefined {
    let hops = 0;
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.outer) {
      const variable = scope.variables.get(name);
      if (variable !== undefined) return { ...variable, hops };
      if (scope.isLive) hops++;
    }
    return undefined;
  }
}

/** Fresh slots inside `up`, none of which has a value. */
export function freshEnv(up: Env | undefined, size: number): Env {
  const slots: Env['slots'] = [];
  for (let slot = 0; slot < size; slot++) slots.push(UNSET);
  return { up, slots };
}

/** The same variables once more, so that a function made in one turn of a loop keeps that turn’s values. */
export function copyEnv(env: Env): Env {
  return { up: env.up, slots: env.slots.slice() };
}

/** The scope so many steps further out. */
export function outward(env: Env, hops: number): Env {
  let found = env;
  for (let hop = 0; hop < hops; hop++) found = found.up ?? found;
  return found;
}
