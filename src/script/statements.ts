/** How statements are compiled: each kind of node into one function that says how it ended. */
import type * as acorn from 'acorn';
import { BREAK, CONTINUE, type Compiler, type Exec, type Handlers, NORMAL, RETURN, take } from './compiler.ts';
import { sequence } from './functions.ts';
import { forLoop, forOf, whileLoop } from './loops.ts';
import { freshEnv, Scope } from './scope.ts';
import { isTrue } from './values.ts';

export const STATEMENTS = {
  ExpressionStatement: expression,
  EmptyStatement: empty,
  BlockStatement: block,
  VariableDeclaration: variables,
  FunctionDeclaration: (node, compiler) => {
    // Functions are compiled by the block they stand in; anywhere else JavaScript itself refuses them.
    throw compiler.refusal('functions outside of blocks', node);
  },
  IfStatement: choice,
  ForStatement: forLoop,
  ForOfStatement: forOf,
  WhileStatement: whileLoop,
  BreakStatement: (node, compiler) => jump(node, compiler, BREAK),
  ContinueStatement: (node, compiler) => jump(node, compiler, CONTINUE),
  ReturnStatement: giveBack,
} as const satisfies Handlers<Exec>;

function expression(node: acorn.ExpressionStatement, compiler: Compiler): Exec {
  const at = node.start;
  const evaluate = compiler.expression(node.expression);
  return (env, run) => {
    run.step(at);
    evaluate(env, run);
    return NORMAL;
  };
}

function empty({ start: at }: acorn.EmptyStatement): Exec {
  return (_env, run) => {
    run.step(at);
    return NORMAL;
  };
}

function block(node: acorn.BlockStatement, compiler: Compiler): Exec {
  const at = node.start;
  const scope = new Scope(compiler.scope, false);
  const execute = compiler.within(scope, () => sequence(node.body, compiler));
  const { size, isLive } = scope;
  return (env, run) => {
    run.step(at);
    return execute(isLive ? freshEnv(env, size) : env, run);
  };
}

/** `let` and `const`. The names have been entered by the block; here they get their values. */
function variables(node: acorn.VariableDeclaration, compiler: Compiler): Exec {
  const at = node.start;
  const steps = node.declarations.map(({ id, init }) => {
    if (id.type !== 'Identifier') throw compiler.refusal('destructuring', id);
    const slot = compiler.scope.find(id.name)?.slot ?? 0;
    return { slot, value: init ? compiler.expression(init) : undefined };
  });
  return (env, run) => {
    run.step(at);
    for (const { slot, value } of steps) env.slots[slot] = value === undefined ? undefined : value(env, run);
    return NORMAL;
  };
}

function choice(node: acorn.IfStatement, compiler: Compiler): Exec {
  const at = node.start;
  const test = compiler.expression(node.test);
  const whenTrue = compiler.branch();
  const yes = compiler.statement(node.consequent);
  const whenFalse = compiler.branch();
  const no = node.alternate ? compiler.statement(node.alternate) : undefined;
  return (env, run) => {
    run.step(at);
    if (isTrue(test(env, run))) {
      take(run, whenTrue);
      return yes(env, run);
    }
    take(run, whenFalse);
    return no === undefined ? NORMAL : no(env, run);
  };
}

function jump(
  node: acorn.BreakStatement | acorn.ContinueStatement,
  compiler: Compiler,
  signal: typeof BREAK | typeof CONTINUE,
): Exec {
  if (node.label) throw compiler.refusal('labels', node);
  const at = node.start;
  return (_env, run) => {
    run.step(at);
    return signal;
  };
}

function giveBack(node: acorn.ReturnStatement, compiler: Compiler): Exec {
  const at = node.start;
  const value = node.argument ? compiler.expression(node.argument) : undefined;
  const ofProgram = compiler.functions === 0;
  return (env, run) => {
    run.step(at);
    run.returned = value === undefined ? undefined : value(env, run);
    if (ofProgram) run.returnedAt = at;
    return RETURN;
  };
}
