/** One entry, one mistake, one place: what is lost, and what goes with it. */
import { describe, expect, it } from 'vitest';
import { loadContent, pinpoint } from './load.ts';
import type { ModFiles } from './mod-files.ts';

const MANIFEST = 'id = "mymod"\nname = "Mine"\nversion = "1.0.0"\n';

function mod(files: Record<string, string>, manifest = MANIFEST): ModFiles {
  const all = { 'manifest.toml': manifest, ...files };
  return { folder: 'mymod', files: Object.entries(all).map(([path, text]) => ({ path, text })) };
}

async function found(...mods: ModFiles[]): Promise<string[]> {
  const diagnostics = await pinpoint(loadContent(mods, { engine: '0.1.0' }));
  return diagnostics.map(
    ({ file, place, code, because }) =>
      `${file}:${place.line}:${place.column} ${code}${because === undefined ? '' : ` (${because})`}`,
  );
}

describe('one entry', () => {
  it('is lost alone, and the place is that of the field', async () => {
    const items = '[[items]]\nid = "good"\n\n[[items]]\nid = "bad"\nbase_pric = 3\n';
    expect(await found(mod({ 'items.toml': items }))).toEqual(['items.toml:6:1 unknown_field']);
    const { content } = loadContent([mod({ 'items.toml': items })], { engine: '0.1.0' });
    expect([...content.items.keys()]).toEqual(['mymod:good']);
  });

  it('has its mistake found inside inline tables of arrays', async () => {
    const items =
      '[[items]]\nid = "a"\nmodifiers = [\n  { attribute = "luck", flat = 1 },\n  { attribute = "luck", flt = 1 },\n]\n';
    expect(await found(mod({ 'items.toml': items }))).toEqual(['items.toml:5:25 unknown_field']);
  });

  it('takes with it what refers to it, under its name', async () => {
    const items =
      '[[modifiers]]\nid = "m"\nturns = -1\n\n[[abilities]]\nid = "a"\nactions = [{ action = "apply_modifier", modifier = "m" }]\n\n[[options]]\nid = "o"\ncategory = "c"\nabilities = ["a"]\n\n[[categories]]\nid = "c"\n';
    expect(await found(mod({ 'x.toml': items }))).toEqual([
      'x.toml:3:9 out_of_range',
      'x.toml:7:52 dangling_reference (mymod:m)',
      'x.toml:12:14 dangling_choice (mymod:m)',
    ]);
  });
});
