/** From the path of a field to its line and column: roughly at once, exactly when somebody looks. */
import type { AST } from 'toml-eslint-parser';
import type { DiagnosticCode } from './codes.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { Finding, Inside, Path } from './findings.ts';
import { indexSections, type Section, type SectionIndex, sectionOf } from './sections.ts';
import { placeAt } from './toml.ts';

/** mod/file → text. */
export type Sources = ReadonlyMap<string, string>;

/** A section longer than this is not parsed for places; its findings stay at its header. */
const PARSE_LIMIT = 200_000;

/** Puts every finding at the header of its entry. */
export function roughly(findings: readonly Finding[], sources: Sources): Finding[] {
  const indices = new Map<string, SectionIndex>();
  const indexOf = (mod: string, file: string): SectionIndex => {
    const key = `${mod}/${file}`;
    const index = indices.get(key) ?? indexSections(sources.get(key) ?? '');
    indices.set(key, index);
    return index;
  };
  return findings.map((finding) => {
    const related = relatedLine(finding, indexOf);
    if (finding.exact || finding.file === '') return { ...finding, ...related };
    const section = sectionOf(indexOf(finding.mod, finding.file), finding.path);
    return { ...finding, ...related, place: { line: section?.line ?? 1, column: 1 } };
  });
}

function relatedLine(
  { mod, related, params }: Finding,
  indexOf: (mod: string, file: string) => SectionIndex,
): Pick<Finding, 'params'> {
  if (related === undefined) return { params };
  const section = sectionOf(indexOf(mod, related.file), related.path);
  return { params: { ...params, line: section?.line ?? 1 } };
}

/** Puts every finding at the field it is about. Loads the parser only when there is one. */
export async function exactly(findings: readonly Finding[], sources: Sources): Promise<Diagnostic[]> {
  if (findings.every((finding) => finding.exact || finding.path.length === 0)) return findings.map(bare);
  const { parseTOML } = await import('toml-eslint-parser');
  const parse = (text: string): AST.TOMLProgram => parseTOML(text, { tomlVersion: '1.1' });
  const indices = new Map<string, SectionIndex>();
  const wholes = new Map<string, Section>();
  const places = new Map<Section, ReadonlyMap<string, Spot>>();
  return findings.map((finding) => {
    const key = `${finding.mod}/${finding.file}`;
    const text = sources.get(key);
    if (finding.exact || text === undefined) return bare(finding);
    const index = indices.get(key) ?? indexSections(text);
    indices.set(key, index);
    const whole = wholes.get(key) ?? wholeOf(text);
    wholes.set(key, whole);
    const section = sectionOf(index, finding.path) ?? whole;
    return { ...bare(finding), place: placeIn(section, finding, { text, parse, places }) };
  });
}

/** The diagnostic without what only the search for its place needs. */
function bare({ path: _path, exact: _exact, related: _related, inside: _inside, ...diagnostic }: Finding): Diagnostic {
  return diagnostic;
}

/** Where no section is headed by the entry, as in `items = [ … ]` or a manifest, the whole file is one. */
function wholeOf(text: string): Section {
  return { keys: [], list: false, start: 0, end: text.length, line: 1 };
}

/** Where a field is written: its name, and what stands behind the equals sign. */
interface Spot {
  readonly key: Place;
  value: Place;
}

interface Search {
  readonly text: string;
  readonly parse: (text: string) => AST.TOMLProgram;
  readonly places: Map<Section, ReadonlyMap<string, Spot>>;
}

/** Findings about the name of a field. All others are about its value, and point there. */
const ABOUT_KEYS: readonly DiagnosticCode[] = [
  'unknown_field',
  'unknown_table',
  'single_table',
  'unknown_when',
  'knob_twice',
  'unknown_text',
  'untranslated',
  'translates_nothing',
];

/** The place of the longest beginning of the path that is written somewhere. */
function placeIn(section: Section, { path, inside, code }: Finding, search: Search): Place {
  const places = placesOf(section, path, search);
  for (let length = path.length; length > 0; length--) {
    const spot = places.get(JSON.stringify(path.slice(0, length)));
    if (spot === undefined) continue;
    const place = length < path.length || ABOUT_KEYS.includes(code) ? spot.key : spot.value;
    return inside === undefined ? place : (placeInside(section, inside, search.text) ?? place);
  }
  return { line: section.line, column: 1 };
}

/** A program or a drawing stands in its file as it is, unless it was written with escapes. */
function placeInside(section: Section, inside: Inside, text: string): Place | undefined {
  const start = inside.text === '' ? -1 : text.indexOf(inside.text, section.start);
  if (start < 0 || start > section.end) return undefined;
  const first = placeAt(text, start);
  const column = inside.line === 1 ? first.column + inside.column - 1 : inside.column;
  return { line: first.line + inside.line - 1, column };
}

function placesOf(section: Section, path: Path, { text, parse, places }: Search): ReadonlyMap<string, Spot> {
  const known = places.get(section);
  if (known !== undefined) return known;
  const found = new Map<string, Spot>();
  places.set(section, found);
  if (section.end - section.start > PARSE_LIMIT) return found;
  try {
    const program = parse(text.slice(section.start, section.end));
    // A section alone counts its list from 0; the path knows its number in the file.
    const number = section.keys.length > 0 && typeof path[1] === 'number' ? path[1] : undefined;
    for (const node of program.body[0].body) collect(node, [], { found, number, line: section.line });
  } catch {
    // What one parser accepts another may not: the header is then as near as we come.
  }
  return found;
}

interface Collection {
  readonly found: Map<string, Spot>;
  readonly number: number | undefined;
  readonly line: number;
}

interface Located {
  readonly loc: AST.SourceLocation;
}

function note(path: Path, node: Located, into: Collection): void {
  const key = JSON.stringify(path);
  const place = placeFrom(node, into);
  if (!into.found.has(key)) into.found.set(key, { key: place, value: place });
}

function placeFrom({ loc: { start } }: Located, { line }: Collection): Place {
  return { line: start.line + line - 1, column: start.column + 1 };
}

function collect(node: AST.TOMLTable | AST.TOMLKeyValue, base: Path, into: Collection): void {
  if (node.type === 'TOMLKeyValue') {
    const path = keyPath(node.key, base, into);
    const spot = into.found.get(JSON.stringify(path));
    if (spot !== undefined) spot.value = placeFrom(node.value, into);
    collectValue(node.value, path, into);
    return;
  }
  const path = numbered(node.resolvedKey, into.number);
  note(path, node, into);
  for (const entry of node.body) collect(entry, path, into);
}

/** In `[[items]]` alone the item is number 0. */
function numbered(path: Path, number: number | undefined): Path {
  return number === undefined || typeof path[1] !== 'number' ? path : [path[0] ?? '', number, ...path.slice(2)];
}

/** Notes each part of a dotted key; the path of the last one. */
function keyPath(key: AST.TOMLKey, base: Path, into: Collection): Path {
  let path = base;
  for (const part of key.keys) {
    path = [...path, part.type === 'TOMLBare' ? part.name : part.value];
    note(path, part, into);
  }
  return path;
}

function collectValue(value: AST.TOMLContentNode, path: Path, into: Collection): void {
  if (value.type === 'TOMLArray') {
    value.elements.forEach((element, index) => {
      note([...path, index], element, into);
      collectValue(element, [...path, index], into);
    });
  } else if (value.type === 'TOMLInlineTable') {
    for (const entry of value.body) collect(entry, path, into);
  }
}
