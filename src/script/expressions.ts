/** How expressions are compiled: each kind of node into one function. */

import type * as acorn from 'acorn';
import { assignment, update } from './assignments.ts';
import { call } from './calls.ts';
import type { Compiler, Eval, Handlers } from './compiler.ts';
import { take } from './compiler.ts';
import { functionValue, namedFunction } from './functions.ts';
import { array, literal, object, template } from './literals.ts';
import { readMember } from './members.ts';
import { BINARY, stopsAt, UNARY } from './operators.ts';
import { outward } from './scope.ts';
import { keyOf, objectOf, resolve, valueIn } from './targets.ts';
import { isTrue } from './values.ts';

export const EXPRESSIONS = {
  Literal: literal,
  Identifier: identifier,
  TemplateLiteral: template,
  ArrayExpression: array,
  ObjectExpression: object,
  FunctionExpression: namedFunction,
  ArrowFunctionExpression: functionValue,
  ParenthesizedExpression: (node, compiler) => compiler.expression(node.expression),
  UnaryExpression: unary,
  UpdateExpression: update,
  BinaryExpression: binary,
  LogicalExpression: logical,
  ConditionalExpression: conditional,
  AssignmentExpression: assignment,
  MemberExpression: member,
  CallExpression: call,
} as const satisfies Handlers<Eval>;

function identifier({ name, start: at }: acorn.Identifier, compiler: Compiler): Eval {
  if (name === 'undefined' && compiler.scope.find(name) === undefined) return nothing(at);
  const { hops, slot } = resolve(name, at, compiler);
  if (hops === 0) {
    return (env, run) => {
      run.step(at);
      return valueIn(env.slots, slot, name, at);
    };
  }
  return (env, run) => {
    run.step(at);
    return valueIn(outward(env, hops).slots, slot, name, at);
  };
}

function nothing(at: number): Eval {
  return (_env, run) => {
    run.step(at);
    return;
  };
}

function unary(node: acorn.UnaryExpression, compiler: Compiler): Eval {
  const { operator, start: at } = node;
  if (!Object.hasOwn(UNARY, operator)) throw compiler.refusal(operator, node);
  // The table has the operator as its own key, as the line above has made sure; the same holds for the binary ones.
  const { apply } = UNARY[operator as keyof typeof UNARY];
  const argument = compiler.expression(node.argument);
  return (env, run) => {
    run.step(at);
    return apply(argument(env, run), at);
  };
}

function binary(node: acorn.BinaryExpression, compiler: Compiler): Eval {
  const { operator, start: at } = node;
  if (node.left.type === 'PrivateIdentifier') throw compiler.refusal('private names', node.left);
  if (!Object.hasOwn(BINARY, operator)) throw compiler.refusal(operator, node);
  // See above: the operator is a key of the table.
  const { apply } = BINARY[operator as keyof typeof BINARY];
  const left = compiler.expression(node.left);
  const right = compiler.expression(node.right);
  return (env, run) => {
    run.step(at);
    return apply(run, left(env, run), right(env, run), at);
  };
}

function logical(node: acorn.LogicalExpression, compiler: Compiler): Eval {
  const at = node.start;
  const left = compiler.expression(node.left);
  const right = compiler.expression(node.right);
  const short = compiler.branch();
  const long = compiler.branch();
  const stops = stopsAt(node.operator);
  return (env, run) => {
    run.step(at);
    const value = left(env, run);
    if (stops(value)) {
      take(run, short);
      return value;
    }
    take(run, long);
    return right(env, run);
  };
}

function conditional(node: acorn.ConditionalExpression, compiler: Compiler): Eval {
  const at = node.start;
  const test = compiler.expression(node.test);
  const yes = compiler.expression(node.consequent);
  const no = compiler.expression(node.alternate);
  const whenTrue = compiler.branch();
  const whenFalse = compiler.branch();
  return (env, run) => {
    run.step(at);
    if (isTrue(test(env, run))) {
      take(run, whenTrue);
      return yes(env, run);
    }
    take(run, whenFalse);
    return no(env, run);
  };
}

function member(node: acorn.MemberExpression, compiler: Compiler): Eval {
  const at = node.start;
  if (node.optional) throw compiler.refusal('?.', node);
  const owner = objectOf(node, compiler);
  const key = keyOf(node, compiler);
  return (env, run) => {
    run.step(at);
    return readMember(run, owner(env, run), key(env, run), at);
  };
}
