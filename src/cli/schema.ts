/** `rustkeep schema DIR` and `mods schema DIR`: JSON Schemas for editors, with the ids of all installed mods. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loaded } from '../data/load.ts';
import { eachTag, winners } from '../data/resolve.ts';
import {
  contentJsonSchema,
  type JsonSchema,
  type KnownIds,
  localeJsonSchema,
  manifestJsonSchema,
} from '../data/schema/export.ts';
import { REGISTRY_NAMES } from '../game/content/registry-names.ts';
import { checkMods } from '../host/check.ts';
import { errorCode, makeFolder } from '../host/files.ts';
import { clean } from '../lib/clean.ts';
import { fileReason } from '../ui/words/file-reasons.ts';
import { requestOf } from './check.ts';
import { usageText } from './command-help.ts';
import { DONE, NOT_DONE, readArgs, type ToolArgs, type ToolIo } from './tool.ts';
import { MODS_WORDS } from './words/mods.ts';

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'schema', io);
  return typeof read === 'number' ? read : await writeSchemas(read.parsed.words, { args: read, io, name: 'schema' });
}

/** Writes the three schemas into a folder. */
export async function writeSchemas(
  folders: readonly string[],
  { args, io, name }: { readonly args: ToolArgs; readonly io: ToolIo; readonly name: 'schema' | 'mods' },
): Promise<number> {
  const words = MODS_WORDS[args.language];
  const [folder, ...more] = folders;
  if (folder === undefined || more.length > 0) {
    io.err(`${usageText(name, args.language)}\n`);
    return NOT_DONE;
  }
  const { loaded } = await checkMods([], requestOf(args));
  const known = idsIn(loaded);
  const files: readonly (readonly [string, JsonSchema])[] = [
    ['content.schema.json', contentJsonSchema(known)],
    ['manifest.schema.json', manifestJsonSchema()],
    ['locale.schema.json', localeJsonSchema(known)],
  ];
  try {
    makeFolder(folder);
    for (const [name, schema] of files) {
      writeFileSync(join(folder, name), `${JSON.stringify(schema, undefined, 2)}\n`);
      io.out(`${words.wrote(join(folder, name))}\n`);
    }
    return DONE;
  } catch (error) {
    io.err(`${words.notWritten(clean(folder), fileReason(errorCode(error), args.language))}\n`);
    return NOT_DONE;
  }
}

/** Every id, tag and event of the installed mods. */
function idsIn({ resolution }: Loaded): KnownIds {
  const ids = Object.fromEntries(REGISTRY_NAMES.map((name) => [name, [...winners(resolution, name).keys()].sort()]));
  const tags = new Set<string>();
  const events = new Set<string>();
  for (const name of REGISTRY_NAMES) {
    for (const candidate of winners(resolution, name).values()) {
      eachTag(candidate, (ref, word) => {
        if (ref === 'tag') tags.add(word);
        else if (word.includes(':')) events.add(word);
      });
    }
  }
  return { ...ids, tag: [...tags].sort(), event: [...events].sort() };
}
