/** Each broken mod gives exactly the lines that stand beside it, in both languages. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROKEN, check, modsOf, SAMPLES } from './samples.ts';

describe.each(SAMPLES)('%s', (sample) => {
  it.each(['en', 'de'])('is told in %s as written down', async (language) => {
    const { out, err } = await check(modsOf(sample), ['--lang', language]);
    expect(err).toBe('');
    expect(out).toMatch(new RegExp(`\\[(error|warning|info) ${sample}\\]`));
    await expect(out).toMatchFileSnapshot(join(BROKEN, 'expected', `${sample}.${language}.txt`));
  });
});
