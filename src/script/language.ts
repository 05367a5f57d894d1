/** What each accepted piece of JavaScript looks like, for the reference; a test compiles every example. */

import { ASSIGNED, LOGICALLY_ASSIGNED } from './assignments.ts';
import type { EXPRESSIONS } from './expressions.ts';
import type { STATEMENTS } from './statements.ts';

interface Piece {
  /** A statement that shows it. */
  readonly example: string;
  readonly doc: string;
}

export const STATEMENT_DOCS: { readonly [K in keyof typeof STATEMENTS]: Piece } = {
  VariableDeclaration: {
    example: 'let a = 1;',
    doc: 'A variable, or with `const` one that keeps its value. Known in its block only.',
  },
  ExpressionStatement: { example: 'Math.abs(1);', doc: 'An expression for its effect.' },
  EmptyStatement: { example: ';', doc: 'Nothing.' },
  BlockStatement: { example: '{ let a = 1; }', doc: 'Statements with names of their own.' },
  IfStatement: { example: 'if (floor() > 2) {} else {}', doc: 'One way or the other.' },
  ForStatement: { example: 'for (let i = 0; i < 3; i++) {}', doc: 'Counts. Each turn has its own `i`.' },
  ForOfStatement: { example: 'for (const x of [1, 2]) {}', doc: 'Goes through a list; always with `const` or `let`.' },
  WhileStatement: { example: 'while (false) {}', doc: 'Repeats as long as something is true.' },
  BreakStatement: { example: 'while (true) break;', doc: 'Leaves the loop.' },
  ContinueStatement: { example: 'for (const x of [1]) continue;', doc: 'Goes on with the next turn of the loop.' },
  FunctionDeclaration: { example: 'function twice(n) { return 2 * n; }', doc: 'A function, known in its whole block.' },
  ReturnStatement: {
    example: 'return [];',
    doc: 'Ends the function; outside of functions the script, with its actions.',
  },
};

export const EXPRESSION_DOCS: { readonly [K in keyof typeof EXPRESSIONS]: Piece } = {
  Literal: { example: '[1, 0.5, "text", true, null];', doc: 'Numbers, texts, `true`, `false`, `null`.' },
  Identifier: { example: 'let a = undefined; a;', doc: 'A variable, or `undefined`.' },
  TemplateLiteral: { example: '`floor $'.concat('{floor()}`;'), doc: 'A text with plain values in it.' },
  ArrayExpression: { example: 'const list = [1, 2];', doc: 'A list.' },
  ObjectExpression: {
    example: 'const a = 1; const record = { a, b: 2, "c d": 3 };',
    doc: 'A record: keys and values.',
  },
  ArrowFunctionExpression: { example: 'const twice = (n) => 2 * n;', doc: 'A function.' },
  FunctionExpression: { example: 'const twice = function (n) { return 2 * n; };', doc: 'The same in long.' },
  ParenthesizedExpression: { example: '(1 + 2) * 3;', doc: 'Brackets.' },
  UnaryExpression: { example: '!true;', doc: 'One of the operators for one value.' },
  UpdateExpression: { example: 'let n = 0; n++;', doc: 'Counts a variable or member up or down.' },
  BinaryExpression: { example: '1 + 2;', doc: 'One of the operators for two values.' },
  LogicalExpression: {
    example: 'false || "other";',
    doc: '`&&`, `||`, `??`: the right side only if the left does not decide.',
  },
  ConditionalExpression: { example: 'floor() > 2 ? "deep" : "high";', doc: 'One value or the other.' },
  AssignmentExpression: {
    example: 'let a = 1; a += 2;',
    doc: `A new value: ${['=', ...Object.keys(ASSIGNED), ...Object.keys(LOGICALLY_ASSIGNED)].map((sign) => `\`${sign}\``).join(' ')}.`,
  },
  MemberExpression: {
    example: 'const record = { a: 1 }; record.a; record["a"]; [1, 2][0]; "abc".length;',
    doc: 'What a record has under a key; an element or character at a place; the `length` of a list or text.',
  },
  CallExpression: {
    example: 'Math.max(1, [1, 2].at(-1));',
    doc: 'Calls a reader, a built-in, a method, or a function of the script.',
  },
};
