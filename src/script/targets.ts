/** Variables and members as something that can be read and written. */
import type * as acorn from 'acorn';
import type { Compiler, Eval } from './compiler.ts';
import { ScriptFault } from './fault.ts';
import { type Reference, readMember, writeMember } from './members.ts';
import { isBuiltIn } from './names.ts';
import type { Run } from './run.ts';
import { type Found, outward } from './scope.ts';
import { type Env, UNSET, type Value } from './values.ts';

/** Something that can stand on the left of an assignment. Its parts are evaluated once, by `reach`. */
export interface Target<R> {
  reach(env: Env, run: Run): R;
  read(reached: R, run: Run): Value;
  write(reached: R, value: Value, run: Run): void;
}

/** Compiles what stands on the left of an assignment and hands it on. */
export function assignTo(node: acorn.Node, compiler: Compiler, use: <R>(target: Target<R>) => Eval): Eval {
  // Nodes carry their kind; acorn's declarations call the left side by several names for the same few kinds.
  const target = node as acorn.Pattern | acorn.Expression;
  switch (target.type) {
    case 'ParenthesizedExpression':
      return assignTo(target.expression, compiler, use);
    case 'Identifier':
      return use(variableTarget(target, compiler));
    case 'MemberExpression':
      return use(memberTarget(target, compiler));
    default:
      throw compiler.refusal('destructuring', target);
  }
}

function variableTarget({ name, start }: acorn.Identifier, compiler: Compiler): Target<Env> {
  const found = resolve(name, start, compiler);
  if (found.constant) throw new ScriptFault('constant_assigned', start, name);
  const { slot } = found;
  return {
    reach: (env) => outward(env, found.hops),
    read: ({ slots }) => valueIn(slots, slot, name, start),
    write: ({ slots }, value) => {
      valueIn(slots, slot, name, start);
      slots[slot] = value;
    },
  };
}

function memberTarget(node: acorn.MemberExpression, compiler: Compiler): Target<Reference> {
  const at = node.start;
  const object = objectOf(node, compiler);
  const key = keyOf(node, compiler);
  return {
    reach: (env, run) => ({ object: object(env, run), key: key(env, run) }),
    read: (reached, run) => readMember(run, reached.object, reached.key, at),
    write: (reached, value, run) => writeMember(run, reached, value, at),
  };
}

/** What stands before the dot or bracket. */
export function objectOf(node: acorn.MemberExpression, compiler: Compiler): Eval {
  if (node.object.type === 'Super') throw compiler.refusal('super', node.object);
  return compiler.expression(node.object);
}

/** What stands behind the dot or in the brackets. */
export function keyOf(node: acorn.MemberExpression, compiler: Compiler): Eval {
  const { property } = node;
  if (node.computed) {
    if (property.type === 'PrivateIdentifier') throw compiler.refusal('private names', property);
    return compiler.expression(property);
  }
  const name = nameBehindDot(node, compiler);
  return () => name;
}

export function nameBehindDot({ property }: acorn.MemberExpression, compiler: Compiler): string {
  if (property.type !== 'Identifier') throw compiler.refusal('private names', property);
  return property.name;
}

/** The variable a name means. Built-ins are no variables; other names are unknown. */
export function resolve(name: string, at: number, compiler: Compiler): Found {
  const found = compiler.scope.find(name);
  if (found !== undefined) return found;
  if (isBuiltIn(name)) throw new ScriptFault('built_in_as_value', at, name);
  throw new ScriptFault('unknown_name', at, name);
}

export function valueIn(slots: Env['slots'], slot: number, name: string, at: number): Value {
  const value = slots[slot];
  if (value === UNSET) throw new ScriptFault('uninitialized', at, name);
  return value;
}
