/** `[[scripts]]`: small programs that return actions. */
import * as z from 'zod/mini';
import { identity } from './entry.ts';
import { documented, rawText } from './field.ts';

/**
 * The version of the engine: its language, limits and costs decide where a script is cut off, so runs depend on it.
 * It is part of the hash that saves and replays compare. Whoever changes what any script comes to raises it.
 */
export const SCRIPT_ENGINE = 1;

export const scriptSchema = documented(
  z
    .strictObject({
      ...identity,
      source: rawText(65_536, 'The program.'),
      file: documented(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), {
        doc: 'A file inside the mod that holds the program. Excludes `source`.',
      }),
    })
    .check(z.refine((script) => (script.source === undefined) !== (script.file === undefined), 'source_or_file')),
  { doc: 'A program in a small subset of JavaScript that returns a list of actions.' },
);
export type Script = z.infer<typeof scriptSchema>;
