/** The reference of the script language, written from the tables that the engine itself works with. */
import type { BuiltIn } from './builtins/built-in.ts';
import { METHODS } from './calls.ts';
import { DIFFERENCES } from './differences.ts';
import { FAULTS } from './fault.ts';
import { REFUSED } from './grammar.ts';
import { EXPRESSION_DOCS, STATEMENT_DOCS } from './language.ts';
import { LIMITS } from './limits.ts';
import { NAMESPACES } from './names.ts';
import { BINARY, UNARY } from './operators.ts';
import { READER_COST, READERS } from './readers.ts';

/** The whole page, in Markdown. */
export function scriptReference(): string {
  return `${[
    '# The language of scripts',
    'This page is written by the engine from its own tables; the guide is in [scripts.en.md](scripts.en.md) and [scripts.de.md](scripts.de.md).',
    'A script is JavaScript with much left out. What is left means what it means in JavaScript; where JavaScript would convert a value into another kind, a script stops with an error.',
    ...readers(),
    ...builtIns(),
    ...pieces(),
    ...refused(),
    ...limits(),
    ...faults(),
    ...differences(),
  ].join('\n\n')}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function readers(): string[] {
  const rows = Object.entries(READERS).map(([name, { parameters, doc, returns }]) => [
    code(`${name}(${Object.keys(parameters).join(', ')})`),
    returns,
    doc,
  ]);
  return [
    '## Reading the game',
    `\`who\` is \`"self"\` or \`"target"\`. Ids and tags without a colon belong to the script’s own mod. Asking costs ${READER_COST} operations.`,
    table(['call', 'answer', 'meaning'], rows),
  ];
}

function builtIns(): string[] {
  const groups: readonly (readonly [string, string, Readonly<Record<string, BuiltIn<never>>>])[] = [
    ...Object.entries(NAMESPACES).map(([space, members]) => [space, `${space}.`, members] as const),
    ['Methods of lists', '', METHODS.list],
    ['Methods of texts', '', METHODS.text],
  ];
  const tables = groups.flatMap(([title, prefix, members]) => [
    `### ${title}`,
    table(['call', 'meaning'], memberRows(prefix, members)),
  ]);
  return [
    '## Calculating',
    'Arguments with `?` may be left out. `whole` is a whole number, `any` any value. Everything here can only be called, not kept in a variable.',
    ...tables,
  ];
}

function memberRows(prefix: string, members: Readonly<Record<string, BuiltIn<never>>>): string[][] {
  return Object.entries(members).map(([name, { parameters, many, doc }]) => [
    code(`${prefix}${name}(${parameters.join(', ')}${many ? ', …' : ''})`),
    doc,
  ]);
}

function pieces(): string[] {
  const rows = (docs: Readonly<Record<string, { readonly example: string; readonly doc: string }>>) =>
    Object.values(docs).map(({ example, doc }) => [code(example), doc]);
  const operators = (docs: Readonly<Record<string, { readonly doc: string }>>) =>
    Object.entries(docs).map(([sign, { doc }]) => [code(sign), doc]);
  return [
    '## Statements',
    table(['example', 'meaning'], rows(STATEMENT_DOCS)),
    '## Expressions',
    table(['example', 'meaning'], rows(EXPRESSION_DOCS)),
    '### Operators for two values',
    table(['sign', 'meaning'], operators(BINARY)),
    '### Operators for one value',
    table(['sign', 'meaning'], operators(UNARY)),
  ];
}

/** What is refused beyond kinds of nodes: details of those that are accepted. */
const MORE_REFUSED = [
  'var',
  'async functions',
  'generators',
  'BigInt',
  'regular expressions',
  'getters and setters',
  'methods in records',
  'computed keys',
  'gaps in lists',
  'sort without a function',
  '==',
  '**',
  'typeof',
  'bit operators',
  'every global but Math and Object',
];

function refused(): string[] {
  const names = [...new Set([...Object.values(REFUSED), ...MORE_REFUSED])].sort();
  return ['## Refused', `By name and with their place, when the mod is loaded: ${names.map(code).join(', ')}.`];
}

function limits(): string[] {
  const rows = Object.entries(LIMITS).map(([name, { value, doc }]) => [name, String(value), doc]);
  return [
    '## Limits',
    'They are exact and the same on every machine, cannot be changed by a mod, and cannot be caught by a script. At the limit a script passes, one more and it fails.',
    table(['limit', 'at most', 'what is counted'], rows),
  ];
}

function faults(): string[] {
  const rows = Object.entries(FAULTS).map(([name, doc]) => [code(name), doc.replaceAll('<detail>', '…')]);
  return [
    '## Errors',
    'Each comes with line and column; “…” stands for what was met there.',
    table(['code', 'meaning'], rows),
  ];
}

function differences(): string[] {
  const rows = DIFFERENCES.map(({ sentence, program, here, there }) => [sentence, code(program), here, there]);
  return [
    '## Where it is not JavaScript',
    'Everything that runs here gives the same in any JavaScript engine, except:',
    table(['difference', 'example', 'here', 'JavaScript'], rows),
  ];
}
