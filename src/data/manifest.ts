/** `manifest.toml`: what a mod says about itself. */

import * as z from 'zod/mini';
import { documented, record } from '../game/content/field.ts';
import type { DiagnosticCode } from './codes.ts';
import type { Findings, Path } from './findings.ts';
import { LOCAL_ID } from './ids.ts';
import { type Mistake, mistakes } from './issues.ts';
import { MANIFEST_FILE, type ModFiles } from './mod-files.ts';
import { shownMistake } from './shown.ts';
import { readToml } from './toml.ts';
import { satisfies, VERSION } from './version.ts';

const modId = () => z.string().check(z.regex(LOCAL_ID, 'mod_id'));
/** The form of a language: `de`, `en`, `pt_BR`. */
export const LANGUAGE = /^[a-z]{2,3}([_-][A-Za-z]{2,8})?$/;

export const manifestSchema = record(
  {
    id: documented(modId(), { doc: 'The mod’s id and namespace, of a–z, digits and _.' }),
    name: documented(z.string().check(z.minLength(1), z.maxLength(60)), {
      doc: 'The name shown to players.',
      shown: 'name',
    }),
    version: documented(z.string().check(z.regex(VERSION, 'version')), { doc: 'Three numbers: `1.0.0`.' }),
    depends: documented(
      z._default(z.array(documented(modId(), { doc: 'The id of a mod.' })).check(z.maxLength(500)), []),
      {
        doc: 'Ids of mods that must be loaded before this one. It checks, it does not sort.',
      },
    ),
    game: documented(z.optional(z.string().check(z.maxLength(200))), {
      doc: 'The versions of the game it is made for: `^0.1`, `>=0.1 <0.3`.',
    }),
    language: documented(z._default(z.string().check(z.regex(LANGUAGE, 'language')), 'de'), {
      doc: 'The language of the texts in its entries.',
    }),
    description: documented(z.optional(z.string().check(z.maxLength(2000))), {
      doc: 'What it is about.',
      shown: 'text',
    }),
    authors: documented(z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)), []), {
      doc: 'Who made it.',
    }),
    homepage: documented(z.optional(z.string().check(z.maxLength(300))), { doc: 'Where to find it.' }),
  },
  'What a mod says about itself.',
);
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a folder of files; what is wrong with it goes into `findings`. */
export function readManifest(mod: ModFiles, findings: Findings, engine: string): Manifest | undefined {
  const where = { mod: mod.folder, file: MANIFEST_FILE };
  const file = mod.files.find(({ path }) => path === MANIFEST_FILE);
  if (file === undefined) {
    findings.info({ ...where, file: '' }, 'no_manifest', { folder: mod.folder });
    return undefined;
  }
  const reading = readToml(file);
  if (!reading.ok) {
    findings.error({ ...where, place: reading.problem.place }, reading.problem.code, reading.problem.params);
    return undefined;
  }
  const parsed = manifestSchema.safeParse(reading.table);
  if (!parsed.success) {
    for (const one of mistakes(parsed.error.issues, manifestSchema, reading.table)) {
      findings.error({ ...where, path: one.path }, formOf(one), one.params);
    }
    const { game } = reading.table;
    if (typeof game === 'string') checkGame({ id: mod.folder, game }, engine, findings);
    return undefined;
  }
  const manifest = parsed.data;
  if (!shownFine(manifest, mod, findings)) return undefined;
  checkGame(manifest, engine, findings);
  return manifest;
}

/** What can be understood of a manifest with mistakes, as far as it takes to read the mod’s entries all the same. */
export type StandIn = Pick<Manifest, 'id' | 'depends' | 'language'>;

/** Undefined where not even the id can be told. */
export function standInFor(mod: ModFiles): StandIn | undefined {
  const file = mod.files.find(({ path }) => path === MANIFEST_FILE);
  const reading = file === undefined ? undefined : readToml(file);
  if (reading?.ok !== true) return undefined;
  const { id, depends, language } = reading.table;
  if (typeof id !== 'string' || !LOCAL_ID.test(id)) return undefined;
  const named: readonly unknown[] = Array.isArray(depends) ? depends : [depends];
  const known = named.filter((one): one is string => typeof one === 'string' && LOCAL_ID.test(one));
  return { id, depends: known, language: typeof language === 'string' && LANGUAGE.test(language) ? language : 'de' };
}

/** A manifest that says just this. */
export function standInText({ id, depends, language }: StandIn): string {
  return `id = "${id}"\nname = "${id}"\nversion = "0.0.0"\nlanguage = "${language}"\ndepends = ${JSON.stringify(depends)}\n`;
}

/** A text of the wrong form is named after its field. */
function formOf(mistake: Mistake): DiagnosticCode {
  if (mistake.code !== 'bad_id') return mistake.code;
  const [field] = mistake.path;
  return field === 'version' ? 'bad_version' : field === 'language' ? 'bad_language' : 'bad_mod_id';
}

function shownFine(manifest: Manifest, mod: ModFiles, findings: Findings): boolean {
  const texts: [string, Path, 'name' | 'text'][] = [
    [manifest.name, ['name'], 'name'],
    [manifest.description ?? '', ['description'], 'text'],
    [manifest.homepage ?? '', ['homepage'], 'name'],
    ...manifest.authors.map((author, index): [string, Path, 'name'] => [author, ['authors', index], 'name']),
  ];
  const wrong = texts.flatMap(([text, path, kind]) => shownMistake(text, kind, path) ?? []);
  for (const one of wrong) {
    findings.error({ mod: mod.folder, file: MANIFEST_FILE, path: one.path }, one.code, one.params);
  }
  return wrong.length === 0;
}

function checkGame(manifest: Pick<Manifest, 'id' | 'game'>, engine: string, findings: Findings): void {
  if (manifest.game === undefined) return;
  const where = { mod: manifest.id, file: MANIFEST_FILE, path: ['game'] };
  const fits = satisfies(engine, manifest.game);
  if (fits === undefined) findings.warning(where, 'bad_range', { range: manifest.game });
  else if (!fits) findings.warning(where, 'game_version', { range: manifest.game, version: engine });
}
