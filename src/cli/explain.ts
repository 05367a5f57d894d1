/** `rustkeep explain ID`: who defined an entry, which override won, who refers to it; or what a code of `check` means. */
import { CODES_DE } from '../data/codes.de.ts';
import { CODES, type DiagnosticCode } from '../data/codes.ts';
import { type Explanation, explain, knownIds } from '../data/explain.ts';
import type { Loaded } from '../data/load.ts';
import { nearest, nearestId } from '../data/nearest.ts';
import { REGISTRY_NAMES } from '../game/content/registry-names.ts';
import { checkMods } from '../host/check.ts';
import { clean } from '../lib/clean.ts';
import { requestOf } from './check.ts';
import { usageText } from './command-help.ts';
import { DONE, NOT_DONE, readArgs, type ToolIo } from './tool.ts';
import { MODS_WORDS, type ModsWords } from './words/mods.ts';

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'explain', io);
  if (typeof read === 'number') return read;
  const words = MODS_WORDS[read.language];
  const [asked] = read.parsed.words;
  if (asked === undefined) {
    io.err(`${usageText('explain', read.language)}\n`);
    return NOT_DONE;
  }
  if (Object.hasOwn(CODES, asked)) {
    // The line above has just found it among the codes.
    const [meaning, remedy] = (read.language === 'de' ? CODES_DE : CODES)[asked as DiagnosticCode];
    io.out(`${asked}\n  ${meaning}\n  ${remedy}\n`);
    return DONE;
  }
  const { loaded } = await checkMods([], requestOf(read));
  const id = fullId(asked, loaded);
  const found = explain(loaded, id);
  if (found.length === 0) {
    if (REGISTRY_NAMES.some((name) => loaded.resolution.reading.lost.has(`${name}/${id}`))) {
      io.err(`${words.lostId(clean(id))}\n`);
      return NOT_DONE;
    }
    const near = nearestId(id, knownIds(loaded)) || nearest(asked, Object.keys(CODES));
    const [mod = ''] = id.split(':');
    const absent = !loaded.content.mods.some((one) => one.id === mod);
    io.err(`${absent ? words.unknownModOf(clean(id), clean(mod)) : words.unknownId(clean(asked), near)}\n`);
    return NOT_DONE;
  }
  io.out(`${found.flatMap((one) => explanationLines(one, words)).join('\n')}\n`);
  return DONE;
}

/** Without a namespace the first mod that has such an id is meant. */
function fullId(asked: string, loaded: Loaded): string {
  if (asked.includes(':')) return asked;
  return knownIds(loaded).find((id) => id.endsWith(`:${asked}`)) ?? `core:${asked}`;
}

function explanationLines({ registry, id, definitions, references }: Explanation, words: ModsWords): string[] {
  return [
    `${id}  [[${registry}]]`,
    ...definitions.map((one) => `  ${words.definition({ ...one, only: definitions.length === 1 })}`),
    references.length === 0 ? `  ${words.noReferences}` : `  ${words.references}`,
    ...references.map((one) => `    ${one.file}:${one.line}  ${one.id} [[${one.registry}]] ${one.field}`),
  ];
}
