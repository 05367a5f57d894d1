/** What the pieces of a script share while they are compiled: the scope they are in, and the way to their parts. */
import type { RegistryName } from '../game/content/registry-names.ts';
import { ScriptFault } from './fault.ts';
import type { Tree } from './parse.ts';
import type { Run } from './run.ts';
import { Scope } from './scope.ts';
import type { Env, Value } from './values.ts';

/** A compiled expression. */
export type Eval = (env: Env, run: Run) => Value;
/** A compiled statement: says how it ended. */
export type Exec = (env: Env, run: Run) => Signal;

/** How a statement ended: it ran through, or left what is around it. */
export const NORMAL = 0;
export const BREAK = 1;
export const CONTINUE = 2;
export const RETURN = 3;
export type Signal = typeof NORMAL | typeof BREAK | typeof CONTINUE | typeof RETURN;

/** How ids are read. The loader knows the mod and what it may refer to. */
export interface Linker {
  /** The full id; one without a colon belongs to the script’s own mod. */
  qualify(id: string): string;
  /** Whether a registry has an entry of this full id. */
  exists(registry: RegistryName, id: string): boolean;
}

type NodeOf<T extends Tree['type']> = Extract<Tree, { type: T }>;
export type Handlers<Made, T extends Tree['type'] = Tree['type']> = {
  readonly [K in T]?: (node: NodeOf<K>, compiler: Compiler) => Made;
};

/** The language: how each kind of node is compiled, and under what name the others are refused. */
export interface Grammar {
  readonly expressions: Handlers<Eval>;
  readonly statements: Handlers<Exec>;
  readonly refused: { readonly [K in Tree['type']]?: string };
}

export class Compiler {
  readonly linker: Linker;
  scope = new Scope(undefined, true);
  /** How many functions surround what is being compiled. */
  functions = 0;
  /** How deep the current function is nested where it is being compiled, and where it was deepest. */
  private level = 0;
  private deepest = 0;
  /** How many branches have been numbered. */
  branches = 0;
  /** Numbers that the script compares with, for sample situations that reach its branches. */
  readonly numbers = new Set<number>();
  private readonly grammar: Grammar;

  constructor(grammar: Grammar, linker: Linker) {
    this.grammar = grammar;
    this.linker = linker;
  }

  expression(node: Tree): Eval {
    return this.compiled(this.grammar.expressions, node);
  }

  statement(node: Tree): Exec {
    return this.compiled(this.grammar.statements, node);
  }

  private compiled<Made>(handlers: Handlers<Made>, node: Tree): Made {
    const { refused } = this.grammar;
    const handler = Object.hasOwn(handlers, node.type) ? handlers[node.type] : undefined;
    if (handler === undefined)
      throw this.refusal((Object.hasOwn(refused, node.type) && refused[node.type]) || node.type, node);
    // The table's key is the node's type, so the handler takes this node; TypeScript cannot follow that link.
    const compile = handler as (node: Tree, compiler: Compiler) => Made;
    this.level++;
    this.deepest = Math.max(this.deepest, this.level);
    const made = compile(node, this);
    this.level--;
    return made;
  }

  /** Compiles within a scope of its own. */
  within<Made>(scope: Scope, compile: () => Made): Made {
    const outer = this.scope;
    this.scope = scope;
    const made = compile();
    this.scope = outer;
    return made;
  }

  /** Compiles what has a nesting of its own, and says how deep that is. */
  measured<Made>(compile: () => Made): { readonly made: Made; readonly levels: number } {
    const { level, deepest } = this;
    this.level = 0;
    this.deepest = 0;
    const made = compile();
    const levels = this.deepest;
    this.level = level;
    this.deepest = deepest;
    return { made, levels };
  }

  /** The number of a new branch. */
  branch(): number {
    return this.branches++;
  }

  refusal(what: string, node: { readonly start: number }): ScriptFault {
    return new ScriptFault('refused', node.start, what);
  }
}

/** Notes that a branch was taken. */
export function take(run: Run, branch: number): void {
  if (run.taken !== undefined) run.taken[branch] = 1;
}
