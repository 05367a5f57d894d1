/** The three loops. Every turn of a loop has variables of its own, so that functions made in it keep them. */
import type * as acorn from 'acorn';
import { BREAK, type Compiler, type Exec, NORMAL, RETURN, take } from './compiler.ts';
import { ScriptFault } from './fault.ts';
import { declare } from './functions.ts';
import { REPEATING } from './limits.ts';
import { copyEnv, freshEnv, Scope } from './scope.ts';
import { isTrue, kindOf, ScriptList } from './values.ts';

export function whileLoop(node: acorn.WhileStatement, compiler: Compiler): Exec {
  const at = node.start;
  const test = compiler.expression(node.test);
  const entered = compiler.branch();
  const body = compiler.statement(node.body);
  return (env, run) => {
    run.step(at);
    while (isTrue(test(env, run))) {
      run.work(REPEATING, at);
      take(run, entered);
      const signal = body(env, run);
      if (signal === BREAK) break;
      if (signal === RETURN) return RETURN;
    }
    return NORMAL;
  };
}

export function forLoop(node: acorn.ForStatement, compiler: Compiler): Exec {
  const scope = new Scope(compiler.scope, false);
  const { at, init, test, update, body, entered } = compiler.within(scope, () => forParts(node, compiler));
  const { size } = scope;
  return (outer, run) => {
    run.step(at);
    let env = size > 0 ? freshEnv(outer, size) : outer;
    init(env, run);
    if (size > 0) env = copyEnv(env);
    while (test === undefined || isTrue(test(env, run))) {
      run.work(REPEATING, at);
      take(run, entered);
      const signal = body(env, run);
      if (signal === BREAK) break;
      if (signal === RETURN) return RETURN;
      if (size > 0) env = copyEnv(env);
      update?.(env, run);
    }
    return NORMAL;
  };
}

function forParts(node: acorn.ForStatement, compiler: Compiler) {
  return {
    at: node.start,
    init: forInit(node.init, compiler),
    test: node.test ? compiler.expression(node.test) : undefined,
    update: node.update ? compiler.expression(node.update) : undefined,
    entered: compiler.branch(),
    body: compiler.statement(node.body),
  };
}

function forInit(init: acorn.ForStatement['init'], compiler: Compiler): Exec {
  if (!init) return () => NORMAL;
  if (init.type === 'VariableDeclaration') {
    declare(init, compiler);
    return compiler.statement(init);
  }
  const evaluate = compiler.expression(init);
  return (env, run) => {
    evaluate(env, run);
    return NORMAL;
  };
}

export function forOf(node: acorn.ForOfStatement, compiler: Compiler): Exec {
  if (node.await) throw compiler.refusal('await', node);
  const { left, start: at } = node;
  if (left.type !== 'VariableDeclaration') throw compiler.refusal('for…of without let or const', left);
  const scope = new Scope(compiler.scope, false);
  const entered = compiler.branch();
  const { source, body } = compiler.within(scope, () => {
    declare(left, compiler);
    return { source: compiler.expression(node.right), body: compiler.statement(node.body) };
  });
  return (outer, run) => {
    run.step(at);
    const list = source(freshEnv(outer, 1), run);
    if (!(list instanceof ScriptList)) throw new ScriptFault('wrong_type', node.right.start, `for…of ${kindOf(list)}`);
    // The length is asked anew each time: what the body appends is visited as well, as in JavaScript.
    for (let index = 0; index < list.items.length; index++) {
      run.work(REPEATING, at);
      take(run, entered);
      const signal = body({ up: outer, slots: [list.items[index]] }, run);
      if (signal === BREAK) break;
      if (signal === RETURN) return RETURN;
    }
    return NORMAL;
  };
}
