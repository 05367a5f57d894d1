/** The guide is true: each step loads, and both languages show exactly the files that are tested. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent, pinpoint } from '../../src/data/load.ts';
import type { ModFile } from '../../src/data/mod-files.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { oneLine } from '../../src/ui/words/report.ts';
import { ENGINE, ROOT } from '../core.ts';

const DOCS = join(ROOT, 'docs', 'modding');
const STEPS = readdirSync(join(DOCS, 'snippets')).sort();

function filesOf(step: string): ModFile[] {
  return [...readModFolder({ name: step, path: join(DOCS, 'snippets', step) }).files];
}

/** The mod after a step: its files and those of the steps before, later ones in place of earlier ones. */
function modAfter(step: string): ModFile[] {
  const files = new Map<string, ModFile>();
  for (const one of STEPS.slice(0, STEPS.indexOf(step) + 1))
    for (const file of filesOf(one)) files.set(file.path, file);
  return [...files.values()];
}

describe.each(STEPS)('step %s', (step) => {
  it('loads without an error or a warning', async () => {
    const core = readModFolder({ name: 'core', path: join(ROOT, 'mods', 'core') });
    const loaded = loadContent([core, { folder: 'marsh', files: modAfter(step) }], { engine: ENGINE, thorough: true });
    const told = (await pinpoint(loaded)).filter(({ mod, severity }) => mod === 'marsh' && severity !== 'info');
    expect(told.map((one) => oneLine(one, 'en'))).toEqual([]);
  });

  it.each(['en', 'de'])('stands in the guide (%s)', (language) => {
    const guide = readFileSync(join(DOCS, `guide.${language}.md`), 'utf8');
    const before = STEPS.indexOf(step) === 0 ? [] : modAfter(STEPS[STEPS.indexOf(step) - 1] ?? '');
    for (const { path, text = '' } of filesOf(step)) {
      const old = before.find((file) => file.path === path)?.text?.split('\n');
      // A file that is new is shown as a whole, of one that changed the lines that did.
      if (old === undefined) expect(guide).toContain(`\`${path}\`\n\n\`\`\`toml\n${text.trimEnd()}\n\`\`\``);
      else for (const line of text.split('\n')) if (!old.includes(line)) expect(guide).toContain(`\n${line}\n`);
    }
  });
});

it('the last step leaves nothing to be said, not even a note', async () => {
  const core = readModFolder({ name: 'core', path: join(ROOT, 'mods', 'core') });
  const last = STEPS.at(-1) ?? '';
  const loaded = loadContent([core, { folder: 'marsh', files: modAfter(last) }], { engine: ENGINE, thorough: true });
  const told = (await pinpoint(loaded)).filter(({ mod }) => mod === 'marsh');
  expect(told.map((one) => oneLine(one, 'en'))).toEqual([]);
  expect(loaded.content.lastFloor).toBe(6);
});

it('links only to pages that are there', () => {
  for (const name of readdirSync(DOCS).filter((file) => file.endsWith('.md'))) {
    const text = readFileSync(join(DOCS, name), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(readdirSync(join(DOCS, target, '..'))).toContain(target.replace(/\/$/, '').split('/').at(-1));
    }
  }
});
