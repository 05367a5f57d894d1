/** A campaign over mutilated mods: whatever is done to their text, loading answers with diagnostics and a sound game. */
import fc from 'fast-check';
import { type Loaded, loadContent, pinpoint } from '../../src/data/load.ts';
import type { ModFiles } from '../../src/data/mod-files.ts';
import { eachReference, keyOf, winner, winners } from '../../src/data/resolve.ts';
import { REGISTRY_NAMES } from '../../src/game/content/registry-names.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { clean, isHarmless } from '../../src/lib/clean.ts';
import { compileScript } from '../../src/script/compile.ts';
import { reportLines } from '../../src/ui/words/report.ts';
import { ROOT } from '../core.ts';

/** A small core with at least one of everything. */
export const SUBJECT: ModFiles = readModFolder({ name: 'core', path: `${ROOT}test/broken-mods/base/core` });

/** What is put into a text at random: everything that has ever confused a reader of TOML. */
const SCRAPS = [
  '[',
  ']',
  '{',
  '}',
  '"',
  "'",
  '"""',
  "'''",
  '=',
  ',',
  '.',
  '#',
  '\n',
  '\r\n',
  '\r',
  '\0',
  '\t',
  '\\',
  '\ufeff',
  '\u001b[31m',
  '[[items]]\n',
  '[[loot_tables]]\n',
  '[balance]\n',
  '[items.__proto__]\n',
  '__proto__ = { polluted = true }\n',
  'constructor = 1\n',
  'id = "gold"\n',
  'overrides = "core:gold"\n',
  'overrides = "core:boss_table"\n',
  'nan',
  'inf',
  '-1',
  '1e999',
  '99999999999999999999',
  '1979-05-27T07:32:00Z',
  'true',
  '"core:"',
  '":"',
  '"core:nothing"',
  '"../../x"',
  '👾',
  '\u0301',
  '\ud800',
  '[[',
  '[['.repeat(200),
  '{a='.repeat(200),
  'table = "core:floor_1_table"',
  'weight = 0',
  'count = "9-1"',
  'rolls = "0-100"',
  'size = [20, 15]',
  'number = 1',
  'layout = "+"',
  'file = "/etc/passwd"',
];

interface Edit {
  readonly kind: 'insert' | 'delete' | 'double' | 'swap' | 'word';
  /** Positions as shares of the text, so that shrinking keeps their meaning. */
  readonly at: number;
  readonly to: number;
  readonly length: number;
  readonly scrap: string;
}

const share = fc.integer({ min: 0, max: 999_999 }).map((n) => n / 1_000_000);
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('insert', 'delete', 'double', 'swap', 'word'),
  at: share,
  to: share,
  length: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })),
  scrap: fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ maxLength: 8, unit: 'binary' })),
});

/** Files chosen by number, each with a few edits. */
export const mutilation = fc.array(
  fc.record({ file: fc.nat({ max: 30 }), edits: fc.array(edit, { minLength: 1, maxLength: 4 }) }),
  { minLength: 1, maxLength: 3 },
);
export type Mutilation = typeof mutilation extends fc.Arbitrary<infer T> ? T : never;

function apply(text: string, { kind, at, to, length, scrap }: Edit): string {
  const start = Math.floor(at * text.length);
  const end = Math.min(text.length, start + length);
  const other = Math.floor(to * text.length);
  switch (kind) {
    case 'insert':
      return text.slice(0, start) + scrap + text.slice(start);
    case 'delete':
      return text.slice(0, start) + text.slice(end);
    case 'double':
      return text.slice(0, other) + text.slice(start, end) + text.slice(other);
    case 'swap': {
      const taken = text.slice(start, end);
      const rest = text.slice(0, start) + text.slice(end);
      const place = Math.min(other, rest.length);
      return rest.slice(0, place) + taken + rest.slice(place);
    }
    case 'word':
      return text.replace(wordAt(text, start), () => scrap);
  }
}

function wordAt(text: string, start: number): string {
  return /[\w":.-]+/.exec(text.slice(start))?.[0] ?? '';
}

/** The subject after a mutilation. */
export function mutilated(mutations: Mutilation): ModFiles {
  const files = SUBJECT.files.map((file) => ({ ...file }));
  for (const { file, edits } of mutations) {
    const chosen = files[file % files.length];
    if (chosen !== undefined) chosen.text = edits.reduce(apply, chosen.text ?? '');
  }
  return { folder: 'core', files };
}

/** Every law that a mutilated mod breaks; empty when loading was sound. */
export async function brokenLaws(mod: ModFiles): Promise<string[]> {
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  const loaded = loadContent([mod, WITNESS], { engine: '0.1.0', thorough: true, compile: compileScript });
  const list = await pinpoint(loaded);
  const faults: string[] = [];
  if (Object.getOwnPropertyNames(Object.prototype).length !== before)
    faults.push('the prototype of objects was changed');
  for (const { mod: from, file, place, code } of list) {
    const lines = loaded.sources.get(`${from}/${file}`)?.split('\n').length ?? 1;
    if (!(place.line >= 1 && place.column >= 1 && place.line <= lines + 1))
      faults.push(`${code} stands nowhere: ${place.line}`);
  }
  for (const language of ['de', 'en']) {
    for (const line of reportLines(list, loaded.sources, language)) {
      if (!isHarmless(line) && clean(line) !== line.normalize('NFC')) faults.push(`not fit for a terminal: ${line}`);
      if (/undefined|\[object|\{[a-z_]+\}/.test(line.replace(/ \| .*/, ''))) faults.push(`badly worded: ${line}`);
    }
  }
  faults.push(...danglingIn(loaded));
  if (!loaded.content.items.has('witness:lamp')) faults.push('another mod was lost');
  return faults;
}

/** Stands beside the mutilated mod and must never suffer. */
const WITNESS: ModFiles = {
  folder: 'witness',
  files: [
    { path: 'manifest.toml', text: 'id = "witness"\nname = "Witness"\nversion = "1.0.0"\n' },
    { path: 'items.toml', text: '[[items]]\nid = "lamp"\nname = "Lamp"\n' },
  ],
};

function danglingIn({ resolution }: Loaded): string[] {
  return REGISTRY_NAMES.flatMap((registry) =>
    [...winners(resolution, registry).values()].flatMap((candidate) => {
      const found: string[] = [];
      eachReference(candidate, ({ path }, target) => {
        if (winner(resolution, target) === undefined) {
          found.push(`${keyOf(registry, candidate.id)} refers to ${target} in ${path.join('.')}`);
        }
      });
      return found;
    }),
  );
}

/** Runs the campaign; a failure is thrown with the smallest mutilation that shows it. */
export async function modCampaign(runs: number, seed?: number): Promise<void> {
  const law = fc.asyncProperty(mutilation, async (mutations) => {
    const faults = await brokenLaws(mutilated(mutations));
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
  });
  await fc.assert(law, seed === undefined ? { numRuns: runs } : { numRuns: runs, seed });
}
