/** Assigning to variables and members, alone or together with an operator. */
import type * as acorn from 'acorn';
import { type Compiler, type Eval, take } from './compiler.ts';
import { BINARY, numeric, stopsAt } from './operators.ts';
import { assignTo, type Target } from './targets.ts';

type Operator = keyof typeof BINARY;

/** `+=` and its like: the operator that is applied before the assignment. */
export const ASSIGNED: Readonly<Record<string, Operator>> = { '+=': '+', '-=': '-', '*=': '*', '/=': '/', '%=': '%' };
export const LOGICALLY_ASSIGNED: Readonly<Record<string, '&&' | '||' | '??'>> = {
  '&&=': '&&',
  '||=': '||',
  '??=': '??',
};

export function assignment(node: acorn.AssignmentExpression, compiler: Compiler): Eval {
  const { operator, start: at } = node;
  return assignTo(node.left, compiler, (target) => {
    const right = compiler.expression(node.right);
    if (operator === '=') return plain(target, right, at);
    if (Object.hasOwn(ASSIGNED, operator)) return combined(target, right, ASSIGNED[operator] ?? '+', at);
    const logical = Object.hasOwn(LOGICALLY_ASSIGNED, operator) ? LOGICALLY_ASSIGNED[operator] : undefined;
    if (logical === undefined) throw compiler.refusal(operator, node);
    return guarded(target, right, { at, stops: stopsAt(logical), short: compiler.branch(), long: compiler.branch() });
  });
}

function plain<R>(target: Target<R>, right: Eval, at: number): Eval {
  return (env, run) => {
    run.step(at);
    const reached = target.reach(env, run);
    const value = right(env, run);
    target.write(reached, value, run);
    return value;
  };
}

function combined<R>(target: Target<R>, right: Eval, operator: Operator, at: number): Eval {
  const { apply } = BINARY[operator];
  return (env, run) => {
    run.step(at);
    const reached = target.reach(env, run);
    const before = target.read(reached, run);
    const value = apply(run, before, right(env, run), at);
    target.write(reached, value, run);
    return value;
  };
}

interface Guard {
  readonly at: number;
  readonly stops: ReturnType<typeof stopsAt>;
  readonly short: number;
  readonly long: number;
}

function guarded<R>(target: Target<R>, right: Eval, { at, stops, short, long }: Guard): Eval {
  return (env, run) => {
    run.step(at);
    const reached = target.reach(env, run);
    const before = target.read(reached, run);
    if (stops(before)) {
      take(run, short);
      return before;
    }
    take(run, long);
    const value = right(env, run);
    target.write(reached, value, run);
    return value;
  };
}

/** `x++` and `--x`: numbers only. */
export function update(node: acorn.UpdateExpression, compiler: Compiler): Eval {
  const { operator, prefix, start: at } = node;
  const step = operator === '++' ? 1 : -1;
  return assignTo(node.argument, compiler, (target) => (env, run) => {
    run.step(at);
    const reached = target.reach(env, run);
    const before = numeric(operator, target.read(reached, run), at);
    target.write(reached, before + step, run);
    return prefix ? before + step : before;
  });
}
