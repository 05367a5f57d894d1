/** Calls: of readers, of built-ins behind `Math` and `Object`, of methods, and of the script's own functions. */
import type * as acorn from 'acorn';
import type { BuiltIn } from './builtins/built-in.ts';
import { CALLBACKS } from './builtins/callbacks.ts';
import { LIST } from './builtins/list.ts';
import { TEXT } from './builtins/text.ts';
import type { Compiler, Eval } from './compiler.ts';
import { ScriptFault } from './fault.ts';
import { NAMESPACES } from './names.ts';
import { checkArguments, required, wrong } from './parameters.ts';
import { READER_COST, READERS, type ReaderArgument, type ReaderName, readerArgument } from './readers.ts';
import type { Run } from './run.ts';
import { nameBehindDot, objectOf } from './targets.ts';
import { type Env, kindOf, ScriptList, ScriptRecord, type Value } from './values.ts';

/** The methods of each kind of value that has any. */
export const METHODS = { list: { ...LIST, ...CALLBACKS }, text: TEXT } as const;

interface Call {
  readonly at: number;
  readonly values: readonly Eval[];
  readonly compiler: Compiler;
  /** The arguments as they were written. */
  readonly nodes: acorn.CallExpression['arguments'];
}

export function call(node: acorn.CallExpression, compiler: Compiler): Eval {
  if (node.optional) throw compiler.refusal('?.', node);
  const callee = bare(node.callee, compiler);
  const made: Call = {
    at: node.start,
    values: node.arguments.map((argument) => compiler.expression(argument)),
    compiler,
    nodes: node.arguments,
  };
  const isFree = (name: string) => compiler.scope.find(name) === undefined;
  if (callee.type === 'Identifier' && isFree(callee.name) && Object.hasOwn(READERS, callee.name)) {
    // The line above has made sure that it is one of the names.
    return reader(callee.name as ReaderName, made);
  }
  if (callee.type !== 'MemberExpression' || callee.computed) return plain(compiler.expression(callee), made);
  const { object } = callee;
  const space = object.type === 'Identifier' && isFree(object.name) ? object.name : undefined;
  if (space !== undefined && Object.hasOwn(NAMESPACES, space)) return behindNamespace(space, callee, made);
  return method(callee, made);
}

/** What is called, without brackets around it. */
function bare(callee: acorn.Expression | acorn.Super, compiler: Compiler): acorn.Expression {
  if (callee.type === 'Super') throw compiler.refusal('super', callee);
  return callee.type === 'ParenthesizedExpression' ? bare(callee.expression, compiler) : callee;
}

function plain(callee: Eval, { at, values }: Call): Eval {
  return (env, run) => {
    run.step(at);
    const called = callee(env, run);
    return run.call(called, evaluated(values, env, run), at);
  };
}

function evaluated(values: readonly Eval[], env: Env, run: Run): Value[] {
  const results: Value[] = [];
  for (const value of values) results.push(value(env, run));
  return results;
}

function behindNamespace(space: string, callee: acorn.MemberExpression, { at, values, compiler }: Call): Eval {
  const member = nameBehindDot(callee, compiler);
  const name = `${space}.${member}`;
  const members = NAMESPACES[space] ?? {};
  const found = Object.hasOwn(members, member) ? members[member] : undefined;
  if (found === undefined) throw new ScriptFault('unknown_name', callee.start, name);
  if (found.many === undefined) checkCount(name, found, values.length, at);
  return (env, run) => {
    run.step(at);
    return applied({ name, builtIn: found }, undefined, evaluated(values, env, run), { run, at });
  };
}

function checkCount(name: string, { parameters }: BuiltIn, count: number, at: number): void {
  if (count < required(parameters) || count > parameters.length) throw wrong(name, at);
}

interface Named<Self> {
  readonly name: string;
  readonly builtIn: BuiltIn<Self>;
}

function applied<Self>(
  { name, builtIn }: Named<Self>,
  self: Self,
  values: Value[],
  { run, at }: { run: Run; at: number },
): Value {
  const { parameters, many, apply } = builtIn;
  checkArguments(name, many ? values.map(() => parameters[0] ?? 'any') : parameters, values, at);
  return apply(self, values, run, at);
}

/** `value.name(…)`: a function that a record holds, or a method of lists or texts. */
function method(callee: acorn.MemberExpression, { at, values, compiler, nodes }: Call): Eval {
  const name = nameBehindDot(callee, compiler);
  if (name === 'sort' && nodes.length === 0) throw compiler.refusal('sort without a function', callee.property);
  const owner = objectOf(callee, compiler);
  const ofList = Object.hasOwn(METHODS.list, name) ? METHODS.list[name] : undefined;
  const ofText = Object.hasOwn(METHODS.text, name) ? METHODS.text[name] : undefined;
  return (env, run) => {
    run.step(at);
    const self = owner(env, run);
    if (self instanceof ScriptRecord) {
      const held = self.entries.get(name);
      return run.call(held, evaluated(values, env, run), at);
    }
    const context = { run, at };
    if (self instanceof ScriptList && ofList !== undefined) {
      return applied({ name, builtIn: ofList }, self, evaluated(values, env, run), context);
    }
    if (typeof self === 'string' && ofText !== undefined) {
      return applied({ name, builtIn: ofText }, self, evaluated(values, env, run), context);
    }
    throw new ScriptFault('unknown_member', callee.property.start, `${kindOf(self)}.${name}`);
  };
}

/** Asks the game. Arguments that are written out are checked, and their ids linked, when the script is compiled. */
function reader(name: ReaderName, { at, values, nodes, compiler }: Call): Eval {
  const { parameters, ask } = READERS[name];
  const kinds: readonly ReaderArgument[] = Object.values(parameters);
  if (values.length !== kinds.length) throw wrong(name, at);
  const { linker } = compiler;
  const first = argument(0);
  const second = argument(1);
  return (env, run) => {
    run.step(at);
    run.work(READER_COST, at);
    const one = first(env, run);
    return ask(run.readers, one, second(env, run));
  };

  function argument(index: number): (env: Env, run: Run) => string {
    const kind = kinds[index];
    const node = nodes[index];
    const value = values[index];
    if (kind === undefined || node === undefined || value === undefined) return () => '';
    const asked = { name, at: node.start };
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const linked = readerArgument(kind, node.value, linker, asked);
      return (env, run) => {
        value(env, run);
        return linked;
      };
    }
    return (env, run) => readerArgument(kind, value(env, run), linker, asked);
  }
}
