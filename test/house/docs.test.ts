/** What the documents point to exists, and what they name as a command or a folder is one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUBCOMMANDS } from '../../src/cli/options.ts';
import { ROOT } from './copy.ts';

const DOCUMENTS = ['README.md', 'CHANGELOG.md', ...markdownIn('docs')];

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe.each(DOCUMENTS)('%s', (document) => {
  it('points only to what is there', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    const broken = links.filter((link) => !existsSync(join(ROOT, dirname(document), link)));
    expect(broken).toEqual([]);
  });
});

describe('the README', () => {
  it('names every subcommand and no other', () => {
    const named = [...read('README.md').matchAll(/^\| `rustkeep ([a-z]+)/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual(Object.keys(SUBCOMMANDS).sort());
  });
});

describe('the architecture', () => {
  it('names every room and every folder of tests', () => {
    const text = read('docs/ARCHITECTURE.md');
    for (const room of readdirSync(join(ROOT, 'src'))) expect(text).toContain(`\`${room}/\``);
    const folders = readdirSync(join(ROOT, 'test'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const supplies = ['fixtures', 'broken-mods', 'campaigns'];
    for (const { name } of folders) if (!supplies.includes(name)) expect(text).toContain(`\`${name}/\``);
  });
});
