/** The language as one table: every kind of node the parser makes is compiled, part of another, or refused by name. */
import type { Grammar } from './compiler.ts';
import { EXPRESSIONS } from './expressions.ts';
import type { Tree } from './parse.ts';
import { STATEMENTS } from './statements.ts';

/** Kinds of nodes that scripts do not have, and what they are called. */
export const REFUSED = {
  ArrayPattern: 'destructuring',
  AssignmentPattern: 'default values',
  AwaitExpression: 'await',
  CatchClause: 'try',
  ChainExpression: '?.',
  ClassBody: 'class',
  ClassDeclaration: 'class',
  ClassExpression: 'class',
  DebuggerStatement: 'debugger',
  DoWhileStatement: 'do',
  ExportAllDeclaration: 'export',
  ExportDefaultDeclaration: 'export',
  ExportNamedDeclaration: 'export',
  ExportSpecifier: 'export',
  ForInStatement: 'for…in',
  ImportAttribute: 'import',
  ImportDeclaration: 'import',
  ImportDefaultSpecifier: 'import',
  ImportExpression: 'import',
  ImportNamespaceSpecifier: 'import',
  ImportSpecifier: 'import',
  LabeledStatement: 'labels',
  MetaProperty: 'new.target and import.meta',
  MethodDefinition: 'class',
  NewExpression: 'new',
  ObjectPattern: 'destructuring',
  PrivateIdentifier: 'private names',
  PropertyDefinition: 'class',
  RestElement: 'rest parameters',
  SequenceExpression: 'the comma operator',
  SpreadElement: '...',
  StaticBlock: 'class',
  Super: 'super',
  SwitchCase: 'switch',
  SwitchStatement: 'switch',
  TaggedTemplateExpression: 'tagged templates',
  ThisExpression: 'this',
  ThrowStatement: 'throw',
  TryStatement: 'try',
  WithStatement: 'with',
  YieldExpression: 'yield',
} as const satisfies Grammar['refused'];

/** Kinds of nodes that are read by the node around them. */
export const PARTS = ['Program', 'VariableDeclarator', 'Property', 'TemplateElement'] as const;

type Handled = keyof typeof EXPRESSIONS | keyof typeof STATEMENTS | keyof typeof REFUSED | (typeof PARTS)[number];
/** Does not compile when a new acorn brings a kind of node that no table names. */
export const FORGOTTEN: readonly Exclude<Tree['type'], Handled>[] = [] satisfies never[];

export const GRAMMAR: Grammar = { expressions: EXPRESSIONS, statements: STATEMENTS, refused: REFUSED };
