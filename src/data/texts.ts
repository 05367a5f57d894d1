/** The texts of the content in every language: those inside the entries, and those of locales over them. */
import type { Findings } from './findings.ts';
import { LOCALE_FILE, readLocale } from './locale.ts';
import { byCodePoint } from './mod-files.ts';
import type { ReadMod } from './read.ts';
import type { Resolution } from './resolve.ts';
import { addInline, type Texts } from './text-keys.ts';

/** The texts of all winners. A translation made for an entry that was overridden later does not apply to its successor. */
export function collectTexts(resolution: Resolution, mods: readonly ReadMod[], findings: Findings): Texts {
  const texts: Texts = new Map();
  for (const chain of resolution.chains.values()) {
    const last = chain.at(-1);
    if (last !== undefined) addInline(last, texts);
  }
  for (const mod of mods) {
    const files = mod.files.files
      .filter(({ path }) => LOCALE_FILE.test(path))
      .sort((a, b) => byCodePoint(a.path, b.path));
    for (const file of files) readLocale(mod, file, { resolution, texts, findings });
  }
  return texts;
}
