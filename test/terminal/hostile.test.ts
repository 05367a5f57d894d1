/** A mod and a hero whose names would break a terminal: no cell is out of place, and no order of theirs reaches it. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { KEY_TABLES } from '../../src/ui/key-tables.ts';
import { isScreenName } from '../../src/ui/keymap.ts';
import { toName } from './beginnings.ts';
import { Pair } from './pair.ts';
import { scratch } from './terminal.ts';
import { WAYS } from './ways.ts';
import { makeYard } from './yard.ts';

const leftovers: (() => void)[] = [];
afterEach(() => {
  for (const remove of leftovers.splice(0).reverse()) remove();
});

/** What is put behind the names, in turn. */
const HOSTILE = [
  '世界の終わり',
  'Z̸̢̛͎̈́a̵͉͌l̷̰̿g̶͖͝o̴̟͗',
  'דרקון אדום',
  'ग्राम क्षत्रिय',
  '👩👧🐉🦄🧙',
  'e\u0301e\u0301 ﷽ ',
  'x'.repeat(44),
  '⚔️☠️ ㍿',
];
/** What a file may hold in TOML, and a terminal must never see. */
const CONTROLS = [
  '👩\\u200d👧',
  '\\u001b[2J\\u001b[31mRot',
  '\\u202erückwärts',
  '\\u009b6n',
  '\\u0007\\u0008',
  '\\u200b\\ufeff',
];

/** Gives every name and every text of a folder of mods something to carry. */
function renamed(modsDir: string): void {
  rmSync(join(modsDir, 'core/locale'), { recursive: true });
  let count = 0;
  for (const mod of ['core', 'yard']) {
    for (const file of readdirSync(join(modsDir, mod)).filter((name) => name !== 'manifest.toml')) {
      const path = join(modsDir, mod, file);
      const text = readFileSync(path, 'utf8').replace(
        /^((?:name|description|greeting|hint) = ".*?)"$/gm,
        (_, before) => `${before} ${HOSTILE[count++ % HOSTILE.length]}"`,
      );
      writeFileSync(path, text);
    }
  }
}

/** Things whose names are orders to a terminal. */
function orders(): string {
  return CONTROLS.map((name, index) => `[[items]]\nid = "order_${index}"\nname = "${name}"\n`).join('\n');
}

/** Everything but text: what is left of the bytes without the sequences that the game itself writes. */
const OWN = /\x1b\[(?:\?\d+[hl]|[\d;]*[mHJKCX])/g;
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

it('hostile names break no cell of any screen', { timeout: 120_000 }, async () => {
  const { folder, remove } = scratch();
  const modsDir = makeYard(join(folder, 'mods'), orders());
  renamed(modsDir);
  const pair = await Pair.start({ modsDir, dataDir: join(folder, 'data'), settings: 'language = "de"\n' });
  leftovers.push(remove, () => pair.dispose());
  const refused = pair.mirror.loaded.diagnostics.filter(({ code }) => code === 'control_character');
  expect(refused.length).toBeGreaterThanOrEqual(CONTROLS.length);

  await toName(pair);
  await pair.paste(' 世\u202e\x1b[31m界 e\u0301דר👩‍👧\x07\nzweite Zeile');
  for (const screen of Object.keys(KEY_TABLES).filter(isScreenName)) {
    if (screen === 'notice') continue;
    await WAYS[screen](pair);
    await pair.sameCells();
    // Lists move under the names, and windows cut them.
    await pair.press('down', 'down', 'up');
    await pair.resize(61, 19);
    await pair.sameCells();
    await pair.resize(80, 24);
  }
  expect(FORBIDDEN.exec(pair.terminal.bytes.replace(OWN, ''))).toBeNull();
});
