/** The schemas for editors: in step with the definitions, and understood by an editor's own tool. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentJsonSchema, localeJsonSchema, manifestJsonSchema } from '../../src/data/schema/export.ts';
import { requestSchema } from '../../src/sim/headless/requests.ts';
import { ROOT } from '../core.ts';

const FILES = {
  'content.schema.json': contentJsonSchema(),
  'manifest.schema.json': manifestJsonSchema(),
  'locale.schema.json': localeJsonSchema(),
  'headless.schema.json': requestSchema(),
} as const;

/** `vitest -u` on this file writes them anew. */
it.each(Object.entries(FILES))('schema/%s is what the definitions say', async (name, schema) => {
  await expect(`${JSON.stringify(schema, undefined, 2)}\n`).toMatchFileSnapshot(join(ROOT, 'schema', name));
});

it('documents every field', () => {
  const bare: string[] = [];
  const visit = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const properties = 'properties' in schema ? schema.properties : undefined;
    if (typeof properties === 'object' && properties !== null) {
      for (const [name, field] of Object.entries(properties)) {
        const documented = ['description', '$ref', 'const'].some((key) => Object.hasOwn(field, key));
        if (!documented && path !== '') bare.push(`${path}.${name}`);
      }
    }
    for (const [key, inner] of Object.entries(schema)) visit(inner, `${path}/${key}`);
  };
  visit(contentJsonSchema(), '');
  expect(bare).toEqual([]);
});

const CONFIG = `toml-version = "v1.1.0"

[lint.rules]
tables-out-of-order = "off"

[[schemas]]
path = "schema/manifest.schema.json"
include = ["mod/manifest.toml"]

[[schemas]]
path = "schema/locale.schema.json"
include = ["mod/locale/*.toml"]

[[schemas]]
path = "schema/content.schema.json"
include = ["mod/[!m]*.toml", "mod/m[!a]*.toml"]
`;

/** Runs the tombi command line over a mod, without the network. */
function tombi(fill: (mod: string) => void): { readonly status: number | null; readonly output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'rustkeep-tombi-'));
  const mod = join(folder, 'mod');
  mkdirSync(mod);
  writeFileSync(join(folder, 'tombi.toml'), CONFIG);
  cpSync(join(ROOT, 'schema'), join(folder, 'schema'), { recursive: true });
  fill(mod);
  const command = join(ROOT, 'node_modules', '.bin', 'tombi');
  const env = { ...process.env, NO_COLOR: '1', XDG_CACHE_HOME: join(folder, 'cache') };
  const run = spawnSync(command, ['lint', '--offline', '--no-cache'], { cwd: folder, encoding: 'utf8', env });
  // Colours are stripped: not every version honours the wish for none.
  const output = `${run.stdout}${run.stderr}`.replace(/\u001b\[[0-9;]*m/g, '');
  return { status: run.status, output };
}

describe('tombi', () => {
  it('accepts the core mod', () => {
    const { status, output } = tombi((mod) => cpSync(join(ROOT, 'mods', 'core'), mod, { recursive: true }));
    expect(output).not.toMatch(/Error|Warning/);
    expect(status).toBe(0);
  });

  it.each([
    ['an unknown field', '[[items]]\nid = "a"\nbase_pric = 4\n', 3, 1],
    ['one deep inside', '[[items]]\nid = "a"\nmodifiers = [\n  { attribute = "luck", flt = 1 },\n]\n', 4, 25],
    ['a wrong type', '[[items]]\nid = "a"\nbase_price = "4"\n', 3, 14],
    ['a number out of range', '[[loot_tables]]\nid = "a"\nrolls = 101\n', 3, 9],
    ['an unknown word', '[[abilities]]\nid = "a"\naim = "everyone"\n', 3, 7],
    ['an unknown table', '[[item]]\nid = "a"\n', 1, 1],
  ])('rejects %s at its place', (_name, text, line, column) => {
    const { status, output } = tombi((mod) => writeFileSync(join(mod, 'items.toml'), text));
    expect(output).toContain(`items.toml:${line}:${column}`);
    expect(status).not.toBe(0);
  });
});
