/** Texts that a language lacks. */
import { REGISTRY_NAMES } from '../../game/content/registry-names.ts';
import { GENDERS } from '../../game/content/words.ts';
import type { Candidate, ReadMod } from '../read.ts';
import { type Resolution, whereOf, winners } from '../resolve.ts';
import { type Texts, textsOf } from '../text-keys.ts';

/** The languages of the game itself: a mod is complete when it speaks both. */
const LANGUAGES = ['de', 'en'];

/** One info for a language a mod does not speak at all, else one for each entry that lacks texts in it. */
export function adviseOnTexts(resolution: Resolution, texts: Texts, mods: readonly ReadMod[]): void {
  const byMod = new Map<ReadMod, Candidate[]>(mods.map((mod) => [mod, []]));
  for (const registry of REGISTRY_NAMES) {
    for (const candidate of winners(resolution, registry).values()) byMod.get(candidate.mod)?.push(candidate);
  }
  for (const [mod, candidates] of byMod) {
    for (const language of languagesOf(mod))
      checkLanguage(resolution, { mod, candidates, language }, texts.get(language));
  }
}

function languagesOf({ files, manifest }: ReadMod): string[] {
  const own = files.files.flatMap(({ path }) => /^locale\/([^/]+)\.toml$/.exec(path)?.[1] ?? []);
  return [...new Set([...LANGUAGES, ...own])].filter((language) => language !== manifest.language);
}

interface Spoken {
  readonly mod: ReadMod;
  readonly candidates: readonly Candidate[];
  readonly language: string;
}

function checkLanguage(resolution: Resolution, spoken: Spoken, known: ReadonlyMap<string, string> | undefined): void {
  const { mod, candidates, language } = spoken;
  const missing = candidates.map((candidate) => ({ candidate, fields: missingFields(candidate, known) }));
  const count = missing.reduce((sum, { fields }) => sum + fields.length, 0);
  if (count === 0) return;
  const file = `locale/${language}.toml`;
  if (!mod.files.files.some(({ path }) => path === file)) {
    return resolution.findings.info({ mod: mod.manifest.id, file: '' }, 'no_locale', { language, file, count });
  }
  for (const { candidate, fields } of missing) {
    if (fields.length === 0) continue;
    resolution.findings.info(whereOf(candidate), 'untranslated', { language, fields: fields.join(', ') });
  }
}

/** An affix that is named in one form for all needs no forms, and the other way round. */
function missingFields({ registry, entry }: Candidate, known: ReadonlyMap<string, string> | undefined): string[] {
  const start = `${registry}/${entry.id}/`;
  const lacking = [...textsOf(registry, entry).keys()].filter((key) => known?.has(key) !== true);
  return lacking
    .map((key) => key.slice(start.length))
    .filter((field) => !(field.startsWith('name/') && known?.has(`${start}name`) === true))
    .filter((field) => !(field === 'name' && GENDERS.some((form) => known?.has(`${start}name/${form}`) === true)));
}
