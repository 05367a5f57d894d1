/** Every code has a sample that leads to it, words in both languages, and a page in the reference. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run as explain } from '../../src/cli/explain.ts';
import { CODES_DE } from '../../src/data/codes.de.ts';
import { CODE_GROUPS, CODES } from '../../src/data/codes.ts';
import { HABIT_WORDS } from '../../src/data/toml.ts';
import { ACTIONS } from '../../src/game/rules/actions.ts';
import { loadGame } from '../../src/host/load.ts';
import { FAULTS } from '../../src/script/fault.ts';
import { DE_DIAGNOSTICS } from '../../src/ui/words/diagnostics.de.ts';
import { EN_DIAGNOSTICS } from '../../src/ui/words/diagnostics.en.ts';
import { DE_FAULTS, EN_FAULTS } from '../../src/ui/words/script-faults.ts';
import { DE_SYNTAX } from '../../src/ui/words/syntax-errors.ts';
import { ENGINE, ROOT } from '../core.ts';
import { saidBy } from '../fixtures/tool.ts';
import { BUILT } from './built-samples.ts';
import { BASE, BROKEN, modsOf, SAMPLES } from './samples.ts';

const ALL = Object.keys(CODES).sort();
const PAGES = join(ROOT, 'docs', 'modding', 'codes');

it('every code has a sample, and every sample a code', () => {
  expect([...SAMPLES, ...Object.keys(BUILT)].sort()).toEqual(ALL);
});

describe.each(Object.keys(BUILT))('%s', (code) => {
  it('comes of what its sample makes', async () => {
    const root = mkdtempSync(join(tmpdir(), 'rustkeep-sample-'));
    const site = { mods: join(root, 'mods'), more: join(root, 'more'), data: join(root, 'data') };
    mkdirSync(site.mods);
    mkdirSync(site.more);
    BUILT[code]?.(site);
    const modsDirs = [...(code === 'core_missing' ? [] : [BASE]), site.mods, site.more];
    const { diagnostics, hardError } = await loadGame({ modsDirs, dataDir: site.data, engine: ENGINE });
    expect([...diagnostics.map((one) => one.code), hardError?.code]).toContain(code);
  });
});

it('both languages have words for exactly these codes', () => {
  expect(Object.keys(EN_DIAGNOSTICS).sort()).toEqual(ALL);
  expect(Object.keys(DE_DIAGNOSTICS).sort()).toEqual(ALL);
});

it.each(ALL)('%s is explained in both languages', async (code) => {
  const told: string[] = [];
  for (const language of ['en', 'de']) {
    const { exit, out, err } = await saidBy(explain, [code, '--lang', language]);
    expect([exit, err]).toEqual([0, '']);
    told.push(out);
  }
  const [english = '', german = ''] = told;
  const lines = /^\w+\n {2}[^\n]+\.\n {2}[^\n]+\.\n$/;
  expect(english).toMatch(lines);
  expect(german).toMatch(lines);
  expect(german).not.toBe(english);
  expect(german).not.toMatch(/\b(the|is|and|of|with|it)\b/i);
});

it('the languages use the same parameters in their sentences', () => {
  const parameters = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  for (const code of ALL) {
    const en = EN_DIAGNOSTICS[code as keyof typeof EN_DIAGNOSTICS];
    const de = DE_DIAGNOSTICS[code as keyof typeof EN_DIAGNOSTICS];
    expect([code, parameters(de.says)]).toEqual([code, parameters(en.says)]);
    expect([code, 'hint' in en, 'near' in en]).toEqual([code, de.hint !== undefined, de.near !== undefined]);
  }
});

it('every fault of scripts, and what the TOML parser says, is worded', () => {
  expect(Object.keys(EN_FAULTS).sort()).toEqual(Object.keys(FAULTS).sort());
  expect(Object.keys(DE_FAULTS).sort()).toEqual(Object.keys(FAULTS).sort());
  const sources = readdirSync(join(ROOT, 'node_modules/smol-toml/dist')).filter((name) => name.endsWith('.js'));
  const said = sources.flatMap((name) => {
    const text = readFileSync(join(ROOT, 'node_modules/smol-toml/dist', name), 'utf8');
    return Array.from(text.matchAll(/TomlError\.x\((?:[^'`]*\?)?\s*['`]([^'`]+)['`]/g), ([, words = '']) => words);
  });
  expect(said.length).toBeGreaterThan(20);
  expect(HABIT_WORDS.filter((words) => !Object.hasOwn(DE_SYNTAX, words))).toEqual([]);
  // The loader does not ask the parser to refuse keys, so it never says this.
  const unasked = ['document contains an unsafe property'];
  expect(said.filter((words) => !Object.hasOwn(DE_SYNTAX, words) && !unasked.includes(words))).toEqual([]);
});

it('every rule over several fields of an action has a code of its own', () => {
  const ruled = Object.entries(ACTIONS).flatMap(([name, entry]) =>
    'valid' in entry && entry.valid !== undefined ? [name] : [],
  );
  expect(ruled).toEqual(['remove_modifier']);
});

/** The page of a code: what it means, what to do, and, where one lies in the repository, a sample with its answer. */
function page(code: keyof typeof CODES): string {
  const [meaning, remedy] = CODES[code];
  const [bedeutung, abhilfe] = CODES_DE[code];
  const english = `${meaning}\n\n**What to do:** ${remedy}`;
  const german = `${bedeutung}\n\n**Was tun:** ${abhilfe}`;
  const head = `# ${code}\n\n${english}\n\n*Deutsch:* ${german}\n`;
  if (!SAMPLES.includes(code)) {
    const says = [EN_DIAGNOSTICS[code].says, DE_DIAGNOSTICS[code].says];
    return `${head}\n${says.map((words) => `> ${words.replace(/\{(\w+)\}/g, '‹$1›')}`).join('\n>\n')}\n`;
  }
  const answers = ['en', 'de'].map((language) =>
    readFileSync(join(BROKEN, 'expected', `${code}.${language}.txt`), 'utf8'),
  );
  return `${head}\n## Example · Beispiel\n\n${sampleFiles(code)}\n## Answer · Antwort\n\n${answers.map((text) => `\`\`\`\n${text.trimEnd()}\n\`\`\`\n`).join('\n')}`;
}

function sampleFiles(code: string): string {
  const shown = modsOf(code).flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
    return names
      .filter(
        (entry) =>
          entry.isFile() && (entry.name !== 'manifest.toml' || names.length === 1 || folder !== join(BROKEN, code)),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
  return shown
    .map((path) => {
      const text = readFileSync(path, 'utf8').replaceAll('\0', '␀').replaceAll('\ufffd', '�').trimEnd();
      const kind = path.endsWith('.js') ? 'js' : 'toml';
      return `\`${relative(join(BROKEN, code), path)}\`\n\n\`\`\`${kind}\n${text}\n\`\`\`\n`;
    })
    .join('\n');
}

describe('pages', () => {
  it.each(ALL)('%s has one', async (code) => {
    // All are keys of the table of codes.
    await expect(page(code as keyof typeof CODES)).toMatchFileSnapshot(join(PAGES, `${code}.md`));
  });

  const LISTS = [
    {
      file: 'README.md',
      pages: CODES,
      intro:
        '# Codes\n\n*German: [README.de.md](README.de.md).*\n\nEverything `rustkeep check` can say, by its code. `rustkeep explain CODE` tells the same in the terminal.',
      titles: {
        FILES: 'Files',
        INSTALLATION: 'Installation',
        ENTRIES: 'Entries',
        ROOMS: 'Rooms and floors',
        ADVICE: 'Advice',
      },
    },
    {
      file: 'README.de.md',
      pages: CODES_DE,
      intro:
        '# Codes\n\n*Englisch: [README.md](README.md).*\n\nAlles, was `rustkeep check` sagen kann, nach seinem Code. `rustkeep explain CODE` sagt dasselbe im Terminal.',
      titles: {
        FILES: 'Dateien',
        INSTALLATION: 'Installation',
        ENTRIES: 'Einträge',
        ROOMS: 'Räume und Etagen',
        ADVICE: 'Rat',
      },
    },
  ] as const;

  it.each(LISTS)('are listed in $file', async ({ file, pages, intro, titles }) => {
    const groups = Object.entries(CODE_GROUPS).map(([name, group]) => {
      // Groups and codes are those that the lists are made of.
      const codes = Object.keys(group) as (keyof typeof CODES)[];
      const rows = codes.map((code) => `- [${code}](${code}.md): ${pages[code][0]}`);
      return `## ${titles[name as keyof typeof titles]}\n\n${rows.join('\n')}\n`;
    });
    await expect(`${intro}\n\n${groups.join('\n')}`).toMatchFileSnapshot(join(PAGES, file));
    expect(
      readdirSync(PAGES)
        .filter((name) => !name.startsWith('README'))
        .sort(),
    ).toEqual(ALL.map((one) => `${one}.md`));
  });
});
