/** `[[scripts]]`: small programs that return actions. */
import * as z from 'zod/mini';
import { identity } from './entry.ts';
import { documented, rawText } from './field.ts';

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
