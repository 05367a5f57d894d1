/** Who defined an entry, which override won and what differs, who refers to it; and the same for all entries at once. */
import { REGISTRY_NAMES, type RegistryName } from '../game/content/registry-names.ts';
import type { Loaded } from './load.ts';
import type { Candidate } from './read.ts';
import { eachReference, keyOf, type Resolution, winners } from './resolve.ts';
import { headerOf, indexSections, type SectionIndex } from './sections.ts';

/** One definition of an entry. */
export interface Definition {
  readonly mod: string;
  readonly file: string;
  readonly line: number;
  readonly wins: boolean;
  /** Fields that differ from the definition before it. */
  readonly differs: readonly string[];
}

export interface Reference {
  readonly registry: RegistryName;
  readonly id: string;
  /** The field, with dots: `entries.2.item`. */
  readonly field: string;
  readonly file: string;
  readonly line: number;
}

export interface Explanation {
  readonly registry: RegistryName;
  readonly id: string;
  readonly definitions: readonly Definition[];
  readonly references: readonly Reference[];
}

/** Everything known of an id, in every registry that has it. */
export function explain(loaded: Loaded, id: string): Explanation[] {
  const lines = new Lines(loaded);
  return REGISTRY_NAMES.flatMap((registry) => {
    const chain = loaded.resolution.chains.get(keyOf(registry, id));
    if (chain === undefined) return [];
    return [
      {
        registry,
        id,
        definitions: definitionsOf(chain, lines),
        references: referencesTo(loaded.resolution, registry, id, lines),
      },
    ];
  });
}

/** Every entry that has more than one definition, in the order of registries. */
export function conflicts(loaded: Loaded): Omit<Explanation, 'references'>[] {
  const lines = new Lines(loaded);
  return REGISTRY_NAMES.flatMap((registry) =>
    [...winners(loaded.resolution, registry).keys()].flatMap((id) => {
      const chain = loaded.resolution.chains.get(keyOf(registry, id)) ?? [];
      return chain.length > 1 ? [{ registry, id, definitions: definitionsOf(chain, lines) }] : [];
    }),
  );
}

/** The full ids that exist, for a hint when one does not. */
export function knownIds({ resolution }: Loaded): string[] {
  return [...new Set(REGISTRY_NAMES.flatMap((registry) => [...winners(resolution, registry).keys()]))];
}

function definitionsOf(chain: readonly Candidate[], lines: Lines): Definition[] {
  return chain.map((candidate, index) => ({
    mod: candidate.mod.manifest.id,
    file: candidate.file,
    line: lines.of(candidate),
    wins: index === chain.length - 1,
    differs: differing(chain[index - 1], candidate),
  }));
}

function differing(before: Candidate | undefined, after: Candidate): string[] {
  if (before === undefined) return [];
  const fields = new Set([...Object.keys(before.entry), ...Object.keys(after.entry)]);
  fields.delete('overrides');
  return [...fields]
    .filter((field) => JSON.stringify(before.entry[field]) !== JSON.stringify(after.entry[field]))
    .sort();
}

function referencesTo(resolution: Resolution, registry: RegistryName, id: string, lines: Lines): Reference[] {
  const wanted = keyOf(registry, id);
  const found: Reference[] = [];
  for (const name of REGISTRY_NAMES) {
    for (const candidate of winners(resolution, name).values()) {
      eachReference(candidate, ({ path }, target) => {
        if (target !== wanted) return;
        const { mod, file } = candidate;
        const place = { file: `${mod.manifest.id}/${file}`, line: lines.of(candidate) };
        found.push({ registry: name, id: candidate.id, field: path.join('.'), ...place });
      });
    }
  }
  return found;
}

/** The lines of headers, each file indexed once. */
class Lines {
  private readonly sources: ReadonlyMap<string, string>;
  private readonly indices = new Map<string, SectionIndex>();

  constructor({ sources }: Pick<Loaded, 'sources'>) {
    this.sources = sources;
  }

  of({ mod, file, path }: Candidate): number {
    const key = `${mod.manifest.id}/${file}`;
    const index = this.indices.get(key) ?? indexSections(this.sources.get(key) ?? '');
    this.indices.set(key, index);
    return headerOf(index, path);
  }
}
