/** Functions: their parameters, their bodies, and the blocks of statements that bodies are. */
import type * as acorn from 'acorn';
import { type Compiler, type Eval, type Exec, NORMAL, RETURN, type Signal } from './compiler.ts';
import { COST } from './limits.ts';
import type { Tree } from './parse.ts';
import type { Run } from './run.ts';
import { Scope } from './scope.ts';
import { type Env, type FunctionCode, ScriptFunction, type Value } from './values.ts';

type AnyFunction =
  | acorn.Function
  | acorn.ArrowFunctionExpression
  | acorn.FunctionDeclaration
  | acorn.AnonymousFunctionDeclaration;

/** A function as a value: the code is compiled once, each evaluation ties it to the variables around it. */
export function functionValue(node: AnyFunction, compiler: Compiler): Eval {
  const at = node.start;
  const code = functionCode(node, compiler);
  return (env, run) => {
    run.step(at);
    run.allocate(COST.function, at);
    return new ScriptFunction(code, env);
  };
}

/** `function name() {}` inside an expression knows itself by a name that only it can see. */
export function namedFunction(node: acorn.FunctionExpression, compiler: Compiler): Eval {
  if (node.id === null || node.id === undefined) return functionValue(node, compiler);
  const around = new Scope(compiler.scope, false);
  const { slot } = around.declare(node.id.name, true, node.id.start);
  const make = compiler.within(around, () => functionValue(node, compiler));
  return (env, run) => {
    const inner: Env = { up: env, slots: [] };
    const made = make(inner, run);
    inner.slots[slot] = made;
    return made;
  };
}

function functionCode(node: AnyFunction, compiler: Compiler): FunctionCode {
  if (node.async) throw compiler.refusal('async functions', node);
  if (node.generator) throw compiler.refusal('generators', node);
  const scope = new Scope(compiler.scope, true);
  for (const parameter of node.params) {
    if (parameter.type !== 'Identifier') throw refusedPattern(parameter, compiler);
    scope.declare(parameter.name, false, parameter.start);
  }
  compiler.functions++;
  const { made: body, levels } = compiler.within(scope, () =>
    compiler.measured(() => functionBody(node.body, compiler)),
  );
  compiler.functions--;
  return { parameters: node.params.length, slots: scope.size, levels, body };
}

function functionBody(body: acorn.BlockStatement | acorn.Expression, compiler: Compiler): FunctionCode['body'] {
  if (body.type !== 'BlockStatement') return compiler.expression(body);
  const execute = sequence(body.body, compiler);
  return (env, run) => {
    if (execute(env, run) !== RETURN) return;
    const value = run.returned;
    run.returned = undefined;
    return value;
  };
}

/**
 * Statements in order, in the scope that is current: names first, then functions, then the rest, as in JavaScript.
 * The caller makes the slots.
 */
export function sequence(nodes: readonly (acorn.Statement | acorn.ModuleDeclaration)[], compiler: Compiler): Exec {
  for (const node of nodes) declare(node, compiler);
  const statements: Exec[] = [];
  const hoisted: Exec[] = [];
  for (const node of nodes) {
    if (node.type === 'FunctionDeclaration') hoisted.push(declaredFunction(node, compiler));
    else statements.push(compiler.statement(node));
  }
  return inOrder([...hoisted, ...statements]);
}

function inOrder(statements: readonly Exec[]): Exec {
  return (env, run): Signal => {
    for (const statement of statements) {
      const signal = statement(env, run);
      if (signal !== NORMAL) return signal;
    }
    return NORMAL;
  };
}

function declaredFunction(node: acorn.FunctionDeclaration, compiler: Compiler): Exec {
  const make = functionValue(node, compiler);
  const { slot } = compiler.scope.declare(node.id.name, false, node.id.start);
  return (env, run) => {
    env.slots[slot] = make(env, run);
    return NORMAL;
  };
}

/** Enters the names that a statement declares into the current scope. */
export function declare(node: Tree, compiler: Compiler): void {
  if (node.type === 'FunctionDeclaration' && node.id !== null)
    compiler.scope.declare(node.id.name, false, node.id.start);
  if (node.type !== 'VariableDeclaration') return;
  if (node.kind !== 'let' && node.kind !== 'const') throw compiler.refusal(node.kind, node);
  for (const { id } of node.declarations) {
    if (id.type !== 'Identifier') throw refusedPattern(id, compiler);
    compiler.scope.declare(id.name, node.kind === 'const', id.start);
  }
}

/** Where a name must stand, there is a pattern, a default or a rest. */
export function refusedPattern(node: acorn.Pattern, compiler: Compiler): Error {
  if (node.type === 'AssignmentPattern') return compiler.refusal('default values', node);
  if (node.type === 'RestElement') return compiler.refusal('rest parameters', node);
  return compiler.refusal('destructuring', node);
}

/** The body of the program itself. */
export function programBody(program: acorn.Program, compiler: Compiler): (env: Env, run: Run) => Value {
  const execute = sequence(program.body, compiler);
  return (env, run) => (execute(env, run) === RETURN ? run.returned : undefined);
}
