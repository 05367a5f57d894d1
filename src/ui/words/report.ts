/** Diagnostics as lines of text: one line each, or with the source line, a caret, and consequences under their cause. */
import { clean } from '../../lib/clean.ts';
import { textWidth } from '../../lib/text.ts';
import { DE_PARAMETERS } from './diagnostics.de.ts';
import { EN_PARAMETERS } from './diagnostics.en.ts';
import { type Told, wordingOf } from './diagnostics.ts';

/** A diagnostic as it is shown. */
export interface Shown extends Told {
  readonly severity: 'error' | 'warning' | 'info';
  readonly mod: string;
  readonly file: string;
  readonly place: { readonly line: number; readonly column: number };
  readonly entry: string;
  readonly because?: string;
}

/** mod/file → text, for the source lines. */
export type Sources = ReadonlyMap<string, string>;

/** How much of a source line is shown. */
const LINE_WIDTH = 100;

/** `mymod/items.toml:42:1: mymod:iron_sword — unknown field 'base_pric', did you mean 'base_price'?` */
export function oneLine(shown: Shown, language: string): string {
  const { message, hint } = sentenceOf(shown, language);
  const entry = shown.entry === '' ? '' : `${clean(shown.entry)} — `;
  const start = whereText(shown);
  return `${start === '' ? '' : `${start}: `}${entry}${message}${hint}`;
}

/** The hint as the end of the sentence: a word that is probably meant is a question, advice a second thought. */
function sentenceOf(shown: Shown, language: string): { readonly message: string; readonly hint: string } {
  const { message, hint } = wordingOf(shown, language);
  if (hint === '') return { message, hint };
  return { message, hint: hint.endsWith('?') ? `, ${hint}` : `; ${hint}` };
}

function whereText({ mod, file, place }: Shown): string {
  const path = [mod, file]
    .filter((part) => part !== '')
    .map(clean)
    .join('/');
  return file === '' ? path : `${path}:${place.line}:${place.column}`;
}

/** The file a diagnostic is listed under. */
function groupOf({ mod, file }: Shown): string {
  return [mod, file]
    .filter((part) => part !== '')
    .map(clean)
    .join('/');
}

/** All diagnostics, grouped by file, each with its source line; consequences stand under what caused them. */
export function reportLines(all: readonly Shown[], sources: Sources, language: string): string[] {
  const known = new Set(all.filter(({ severity }) => severity === 'error').flatMap(causes));
  // A consequence whose cause is not told stands for itself.
  const isConsequence = ({ because }: Shown): boolean => because !== undefined && known.has(because);
  const roots = all.filter((one) => !isConsequence(one));
  const groups = grouped(roots, groupOf);
  const consequences = grouped(all.filter(isConsequence), ({ because = '' }) => because);
  const told = new Set<string>();
  return [...groups].flatMap(([file, list], index) => [
    ...(index === 0 ? [] : ['']),
    ...(file === '' ? [] : [file]),
    ...inOrder(list).flatMap((one) => [
      ...block(one, sources, language),
      ...under(one, { consequences, told, language }),
    ]),
  ]);
}

function grouped(list: readonly Shown[], by: (one: Shown) => string): Map<string, Shown[]> {
  const groups = new Map<string, Shown[]>();
  for (const one of list) {
    const group = groups.get(by(one));
    if (group === undefined) groups.set(by(one), [one]);
    else group.push(one);
  }
  return groups;
}

function inOrder(list: readonly Shown[]): Shown[] {
  return [...list].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}

/** What a diagnostic can be the cause of: its entry, or its whole file. */
function causes({ because, entry, mod, file }: Shown): string[] {
  return because === undefined ? [entry, `${mod}/${file}`].filter((one) => one !== '') : [];
}

function block(one: Shown, sources: Sources, language: string): string[] {
  return [`${oneLine(one, language)} [${one.severity} ${one.code}]`, ...caret(one, sources)];
}

interface Under {
  readonly consequences: ReadonlyMap<string, readonly Shown[]>;
  readonly told: Set<string>;
  readonly language: string;
}

function under(one: Shown, { consequences, told, language }: Under): string[] {
  const words = language === 'de' ? DE_PARAMETERS : EN_PARAMETERS;
  const lines = causes(one).flatMap((cause) => {
    if (one.severity !== 'error' || told.has(cause)) return [];
    const list = consequences.get(cause) ?? [];
    if (list.length > 0) told.add(cause);
    return list.map((each) => `    ${oneLine(each, language)} [${each.severity} ${each.code}]`);
  });
  return lines.length === 0 ? [] : [`  ${words.because}:`, ...lines];
}

/** The source line with a caret under the column. */
function caret({ mod, file, place }: Shown, sources: Sources): string[] {
  const text = sources.get(`${mod}/${file}`);
  const line = text?.split('\n')[place.line - 1];
  if (line === undefined || line.trim() === '') return [];
  const at = Math.min(place.column - 1, line.length);
  const from = at > LINE_WIDTH - 10 ? at - LINE_WIDTH / 2 : 0;
  const shown = printable(line.slice(from, from + LINE_WIDTH));
  const before = textWidth(printable(line.slice(from, at)));
  const number = String(place.line);
  return [`  ${number} | ${shown}`, `  ${' '.repeat(number.length)} | ${' '.repeat(before)}^`];
}

/** The line as a terminal may show it, cell for cell. */
function printable(line: string): string {
  return Array.from(line, (letter) => (clean(letter) === letter ? letter : ' ')).join('');
}
