/** From source to tree: acorn, with a guard that counts nesting so that the host's stack never decides. */
import * as acorn from 'acorn';
import { clean } from '../lib/clean.ts';
import { ScriptFault } from './fault.ts';
import { LIMITS } from './limits.ts';

/** A node of the tree, seen from outside: a type, and whatever acorn puts beside it. */
export type Tree = acorn.AnyNode;

/**
 * One level of the tree passes at most so many of the guarded methods.
 * The guard only has to end the parser's recursion; `checkDepth` then counts exactly.
 */
const PASSES_PER_LEVEL = 3;
const MOST_PASSES = LIMITS.nesting.value * PASSES_PER_LEVEL + 8;

/** Every cycle of acorn's recursion leads through one of these methods; a test sends each through them. */
const GUARDED = [
  'parseStatement',
  'parseMaybeAssign',
  'parseExprOp',
  'parseMaybeUnary',
  'parseExprAtom',
  'parseBindingAtom',
] as const;

type Method = (this: Guarded, ...values: unknown[]) => unknown;

/** The inner side of acorn's parser, which its type declarations leave out. Plugins are meant to use it. */
interface Guarded {
  start: number;
  pos: number;
  passes: number;
  readRegexp: Method;
  parse(): acorn.Program;
}

/** Wraps the recursive methods with a counter, and refuses regular expressions before acorn recurses into them. */
function guard(Base: typeof acorn.Parser): typeof acorn.Parser {
  class GuardedParser extends Base {}
  // The prototype carries the methods named above, which the declared type does not show.
  const prototype = GuardedParser.prototype as unknown as Record<(typeof GUARDED)[number], Method> & Guarded;
  for (const name of GUARDED) {
    const inner = prototype[name];
    prototype[name] = function guarded(...values) {
      this.passes = (this.passes ?? 0) + 1;
      if (this.passes > MOST_PASSES) throw new ScriptFault('too_deep', this.start);
      const result = inner.apply(this, values);
      this.passes--;
      return result;
    };
  }
  prototype.readRegexp = function refuse() {
    throw new ScriptFault('refused', this.start, 'regular expressions');
  };
  return GuardedParser;
}

const ScriptParser = acorn.Parser.extend(guard);

/** The tree of a program, no deeper than allowed. Throws a ScriptFault for everything that is wrong with it. */
export function parse(source: string): acorn.Program {
  if (source.length > LIMITS.source.value) throw new ScriptFault('source_too_long', 0, source.length);
  let program: acorn.Program;
  try {
    program = ScriptParser.parse(source, {
      ecmaVersion: 2024,
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      preserveParens: true,
    });
  } catch (error) {
    throw translated(error, source);
  }
  checkDepth(program);
  return program;
}

/** Nesting is counted without recursion: `a.b.c…` makes a deep tree out of a flat loop. */
function checkDepth(program: acorn.Program): void {
  let level: Tree[] = [program];
  for (let depth = 0; level.length > 0; depth++) {
    const next: Tree[] = [];
    for (const node of level) {
      if (depth > LIMITS.nesting.value) throw new ScriptFault('too_deep', node.start);
      for (const child of childrenOf(node)) next.push(child);
    }
    level = next;
  }
}

function* childrenOf(node: Tree): Generator<Tree> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield child;
  }
}

function isNode(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function translated(error: unknown, source: string): unknown {
  if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number') return error;
  const { pos, message } = error;
  if (message.includes('already been declared')) return new ScriptFault('declared_twice', pos, wordAt(source, pos));
  if (message.startsWith('Unterminated')) return new ScriptFault('unterminated', pos);
  return new ScriptFault('syntax', pos, wordAt(source, pos));
}

/** The number of a sign that cannot be shown. */
function hex(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** What stands at a place: a whole word, or one sign; the end of the program has a name of its own. */
function wordAt(source: string, at: number): string {
  const found = /[\p{L}\p{N}_$]+|\S/uy;
  found.lastIndex = at;
  const word = found.exec(source)?.[0];
  if (word === undefined) return 'end';
  return clean(word) === word ? `‘${word}’` : `U+${hex(word)}`;
}
