/** All there is to mend is told by one run of `check`, however broken an entry is. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Loaded, loadContent, pinpoint } from '../../src/data/load.ts';
import type { ModFiles } from '../../src/data/mod-files.ts';
import { compileScript } from '../../src/script/compile.ts';
import { wordingOf } from '../../src/ui/words/diagnostics.ts';
import { oneLine } from '../../src/ui/words/report.ts';
import { check } from './samples.ts';

const MANIFEST = 'id = "mine"\nname = "Mine"\nversion = "1.0.0"\nlanguage = "en"\n';

function mod(text: string): ModFiles {
  const files = { 'manifest.toml': MANIFEST, 'content.toml': text };
  return { folder: 'mine', files: Object.entries(files).map(([path, content]) => ({ path, text: content })) };
}

async function told(text: string): Promise<string[]> {
  const loaded: Loaded = loadContent([mod(text)], { engine: '0.1.0', thorough: true, compile: compileScript });
  const list = await pinpoint(loaded);
  return list
    .filter(({ code }) => code !== 'no_locale')
    .map(({ place, code, because }) => `${place.line} ${code}${because === undefined ? '' : ` ← ${because}`}`)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

/** What the findings say, one to a line. */
async function sentences(text: string): Promise<string> {
  const loaded = loadContent([mod(text)], { engine: '0.1.0' });
  return (await pinpoint(loaded)).map((one) => oneLine(one, 'en')).join('\n');
}

describe('an entry with a field that is wrong', () => {
  it('also tells which of its references lead nowhere', async () => {
    expect(
      await told(`[[items]]
id = "blade"
weight = -1
slot = "hend"
triggers = [
  { on = "attack_hit", actions = [{ action = "give_item", item = "coin" }] },
]
`),
    ).toEqual(['1 item_never_found', '3 out_of_range', '4 dangling_reference', '6 dangling_reference'].slice(1));
  });

  it('also tells of bad ids, control characters, filters and foreign names in it', async () => {
    expect(
      await told(`[[items]]
id = "core:blade"
name = "Bl\\u0007ade"
tags = ["Sharp"]
wieght = 1
triggers = [
  { on = "floor_entered", when = { prefab = "hall" }, actions = [] },
]
`),
    ).toEqual(['2 foreign_id', '3 control_character', '4 bad_id', '5 unknown_field', '7 unknown_when']);
  });

  it('tells the same place only once', async () => {
    expect(await told('[[items]]\nid = "Blade"\nslot = "Hand"\nwieght = 1\nsymbol = 3\n')).toEqual([
      '2 bad_id',
      '3 bad_id',
      '4 unknown_field',
      '5 wrong_type',
    ]);
  });

  it('also tells what is wrong with its drawing or its program', async () => {
    expect(
      await told(`[[prefabs]]
id = "hall"
tags = "hall"
layout = """
#####
#.?.#
#####
"""
[[scripts]]
id = "storm"
sauce = 1
source = "return [;"
`),
    ).toEqual(['3 wrong_type', '6 unknown_mark', '11 unknown_field', '12 script_error']);
  });

  it('that overrides something that was never there tells that, too', async () => {
    expect(await told('[[items]]\noverrides = "core:blade"\nweight = -1\n')).toEqual([
      '2 override_missing',
      '3 out_of_range',
    ]);
  });

  it('that overrides what is broken itself says nothing of that', async () => {
    expect(await told('[[items]]\nid = "x"\nweight = -1\n[[items]]\noverrides = "mine:x"\nweight = -1\n')).toEqual([
      '3 out_of_range',
      '5 duplicate_id',
      '6 out_of_range',
    ]);
  });
});

describe('an entry that is lost', () => {
  const LOST = '[[items]]\nid = "coin"\nweight = -1\n';

  it('is there for the references of others: what dangles is told as a consequence, not as a mistake', async () => {
    expect(
      await told(`${LOST}[[loot_tables]]\nid = "t"\nentries = [\n{ item = "coin" },\n{ item = "cion" },\n]\n`),
    ).toEqual(['3 out_of_range', '7 dangling_choice ← mine:coin', '8 dangling_choice']);
  });

  it('does not hide the mistakes of those that need it', async () => {
    expect(
      await told(`${LOST}[[abilities]]
id = "pay"
actions = [
  { action = "give_item", item = "coin" },
  { action = "give_item", item = "cion" },
  { action = "apply_modifier", modifier = "rich" },
]
`),
    ).toEqual(['3 out_of_range', '8 dangling_reference', '9 dangling_reference']);
  });

  it('is not said to miss what it names and what is lost itself', async () => {
    expect(
      await told(
        `${LOST}actions = [{ action = "start_quest", quest = "q" }]\n[[quests]]\nid = "q"\non = "x"\nactions = [{ action = "give_item", item = "coin" }]\n`,
      ),
    ).toEqual(['3 out_of_range', '7 unknown_event']);
  });

  it('still gives, starts and offers what it would if it were mended', async () => {
    expect(
      await told(`[[items]]
id = "coin"
[[loot_tables]]
id = "purse"
entries = [{ item = "coin", wieght = 3 }]
[[categories]]
id = "people"
[[options]]
id = "elf"
category = "people"
nmae = "Elf"
`),
    ).toEqual(['5 unknown_field', '11 unknown_field']);
  });

  it('is named as the reason where a script needs it', async () => {
    expect(
      await told(`${LOST}[[scripts]]\nid = "s"\nsource = 'return has_item("self", "coin") > 0 ? [] : [];'\n`),
    ).toEqual(['3 out_of_range', '6 script_error ← mine:coin']);
  });
});

describe('an entry under a heading that is none', () => {
  it.each(['[abilities]', '[[ability]]'])(
    '%s is told at the heading, and as the cause of what dangles',
    async (heading) => {
      const lines = await told(`[[options]]
id = "digger"
category = "class"
abilities = ["bury"]
[[categories]]
id = "class"
${heading}
id = "bury"
`);
      expect(lines).toEqual([
        '4 dangling_choice ← mine/content.toml',
        `7 ${heading === '[abilities]' ? 'single_table' : 'unknown_table'}`,
      ]);
    },
  );
});

describe('a floor', () => {
  it('with a wrong field is also asked about the rooms it requires, with the tag that was meant', async () => {
    const text = `[[prefabs]]
id = "in"
tags = ["core:entrance"]
layout = """
####
+.<#
####
"""
[[floors]]
id = "woods"
number = 1
size = "60x22"
rooms = 8
required = ["entrance"]
`;
    expect(await told(text)).toEqual(['3 room_never_built', '12 wrong_type', '14 required_without_prefab']);
    expect(await sentences(text)).toContain("did you mean 'core:entrance'?");
  });
});

describe('what a modder writes by habit', () => {
  it.each([
    ['id: "x"', 'a colon; between key and value TOML takes ='],
    ['id = “x”', 'a typographic quote; TOML takes straight ones'],
    ['id = "x"\nweight = 1,5', 'a decimal comma; TOML takes a point'],
    ['id = "x"\nweight = .5', 'a number without a digit before its point'],
    ['id = "x"\nstackable = yes', 'no word of TOML; write true or false'],
    ['id = "x"\nslot = null', 'TOML has no null; leave the field out'],
    ['// a blade\nid = "x"', 'a comment of another language; in TOML it begins with #'],
    ['id = "x"\nweight = "3"', 'write 3'],
    ['id = "x"\nstackable = "yes"', 'write true'],
    ['id = "x"\nname = 3', 'write "3"'],
    ['id = "x"\ntags = "sharp"', 'write ["sharp"]'],
    ['id = "x"\nmodifiers = { attribute = "luck", flat = 1 }', 'write [{ … }]'],
    ['id = "x"\nmodifiers = ["luck"]', 'its fields are: attribute, damage_type, flat'],
    ['id = "x"\ntriggers = [{ on = "attack_hit", chance = 25, actions = [] }]', 'for 25 percent write 0.25'],
    ['id = "x"\nactions = [{ action = "damage", amount = 1, type = "fire" }]', "did you mean 'damage_type'?"],
    ['id = "x"\nactions = [{ action = "give", item = "x" }]', "did you mean 'give_item'?"],
    ['id = "x"\nmodifiers = [{ attribute = "crit", flat = 1 }]', "did you mean 'critical_chance'?"],
    ['id = "x"\n[[item]]\nid = "y"', "did you mean 'items'?"],
    [
      'id = "letter"\nweight = -1\n[[items]]\nid = "y"\nactions = [{ action = "give_item", item = "leter" }]',
      "did you mean 'mine:letter'?",
    ],
  ])('%s is answered with what to write', async (text, hint) => {
    expect(await sentences(`[[items]]\n${text}\n`)).toContain(hint);
  });
});

describe('a manifest with mistakes', () => {
  it('does not keep the entries from being checked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rustkeep-manifest-'));
    writeFileSync(
      join(folder, 'manifest.toml'),
      'id = "mine"\nname = "Mine"\nversion = "1.0"\nlanguage = "en"\ndepends = "core"\ngame = "?"\n',
    );
    writeFileSync(join(folder, 'items.toml'), '[[items]]\nid = "x"\nweight = -1\nslot = "core:hand"\n');
    const { out, exit } = await check([folder], ['--lang', 'en']);
    const codes = [...out.matchAll(/^\S+:(\d+):\d+: .*\[\w+ (\w+)\]$/gm)].map(([, line, code]) => `${line} ${code}`);
    expect(codes).toEqual(['3 bad_version', '5 wrong_type', '6 bad_range', '3 out_of_range']);
    expect(out).toContain('  5 | depends = "core"\n');
    expect(exit).toBe(1);
  });
});

it.each(['en', 'de'])('what the system says of a file is told in words (%s)', (language) => {
  for (const code of ['unreadable_file', 'order_not_written']) {
    const { message } = wordingOf({ code, params: { reason: 'EACCES', path: 'x' } }, language);
    expect(message).not.toContain('EACCES');
    expect(message).toContain(language === 'de' ? 'keine Berechtigung' : 'permission denied');
  }
});
