/** The keys under which the texts of the content are found, in every language: `items/core:iron_sword/name`. */
import type { RegistryName } from '../game/content/registry-names.ts';
import type { Entry } from './entry.ts';
import { PLANS } from './plan.ts';
import type { Candidate } from './read.ts';
import { isTable } from './toml.ts';
import { walk } from './walk.ts';

/** Language → key → text. */
export type Texts = Map<string, Map<string, string>>;

/** Adds a text, or puts it in the place of another. */
export function put(texts: Texts, language: string, key: string, text: string): void {
  const known = texts.get(language);
  if (known === undefined) texts.set(language, new Map([[key, text]]));
  else known.set(key, text);
}

/** The keys under which the texts of an entry are found: `items/core:iron_sword/name`. */
export function textsOf(registry: RegistryName, entry: Entry): Map<string, string> {
  const found = new Map<string, string>();
  const plan = PLANS.get(registry);
  if (plan === undefined) return found;
  walk(plan, entry, ({ meta, value, path }) => {
    if (meta.shown === 'name' || meta.shown === 'text') found.set(textKey(registry, entry, path), value);
  });
  return found;
}

function textKey(registry: RegistryName, entry: Entry, path: readonly (string | number)[]): string {
  const start = `${registry}/${entry.id}`;
  const [first, index] = path;
  if (first !== 'options' || typeof index !== 'number') return `${start}/${path.join('/')}`;
  const options: unknown = entry.options;
  const option: unknown = Array.isArray(options) ? options[index] : undefined;
  const { id, text } = isTable(option) ? option : { id: undefined, text: undefined };
  return `${start}/${path[2] === 'reply' ? 'replies' : 'options'}/${String(id ?? text)}`;
}

/** Adds the texts inside an entry, which are in the language of its mod. */
export function addInline(candidate: Candidate, texts: Texts): void {
  const { language } = candidate.mod.manifest;
  for (const [key, text] of textsOf(candidate.registry, candidate.entry)) put(texts, language, key, text);
}
