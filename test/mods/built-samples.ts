/** Mistakes that cannot lie about in a repository: made on the spot, in a folder of mods beside the small core. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIMIT } from '../../src/data/mod-files.ts';
import { ENTRY_LIMIT } from '../../src/data/read.ts';

/** Where a sample is made: folders for mods, and the data folder. */
export interface Site {
  readonly mods: string;
  readonly more: string;
  readonly data: string;
}

const manifest = (id: string): string =>
  `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\ndepends = ["core"]\nlanguage = "en"\n`;

function mod(site: Site, files: Readonly<Record<string, string | Uint8Array>>, folder = site.mods): string {
  const path = join(folder, 'mymod');
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'manifest.toml'), manifest('mymod'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}

function order(site: Site, text: string): void {
  mkdirSync(site.data, { recursive: true });
  writeFileSync(join(site.data, 'load_order.toml'), text);
}

/** Code → makes what leads to it; `bare` ones are searched without the small core. */
export const BUILT: Readonly<Record<string, (site: Site) => unknown>> = {
  unreadable_file: (site) => symlinkSync('loop.toml', join(mod(site, {}), 'loop.toml')),
  file_too_big: (site) => mod(site, { 'items.toml': Buffer.alloc(FILE_LIMIT + 1, 0x20) }),
  link_outside: (site) =>
    symlinkSync('../../outside.toml', join(mod(site, {}), 'items.toml')) ??
    writeFileSync(join(site.mods, '../outside.toml'), ''),
  too_many_files: (site) => mod(site, Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`f${n}.toml`, '']))),
  case_collision: (site) => mod(site, { 'items.toml': '', 'Items.toml': '' }),
  too_many_entries: (site) =>
    // Only the last entry is one too many; ids are few, so that the file stays small, and the duplicates are cut short.
    mod(site, { 'slots.toml': Array.from({ length: ENTRY_LIMIT + 1 }, (_, n) => `[[slots]]\nid="s${n}"\n`).join('') }),
  too_many_findings: (site) => mod(site, { 'slots.toml': '[[slots]]\nid="s"\norder=0.5\n'.repeat(2001) }),
  mod_replaced: (site) => [mod(site, {}), mod(site, {}, site.more)],
  bad_order_entry: (site) => order(site, 'mods = ["core", "../x"]\n'),
  order_twice: (site) => order(site, 'mods = ["core", "core"]\n'),
  not_installed: (site) => order(site, 'mods = ["core", "gone"]\n'),
  order_not_written: (site) => writeFileSync(site.data, ''),
  core_missing: () => undefined,
};
