/** What a script returns is read as strictly as TOML. */
import { describe, expect, it } from 'vitest';
import { failure, reported, returned } from './play.ts';

describe('results that are actions', () => {
  it('are complete, with defaults and full ids', () => {
    expect(
      returned(
        'return [{ action: "damage", amount: 3, damage_type: "fire", target: "target" }, { action: "give_item", item: "torch" }, { action: "emit_event", event: "ritual" }, { action: "apply_modifier", modifier: "core:burning" }];',
      ),
    ).toEqual([
      { action: 'damage', amount: 3, scale: 0, share: 0, damage_type: 'fire', target: 'target', sure: false },
      { action: 'give_item', item: 'm:torch', count: 1, target: 'self' },
      { action: 'emit_event', event: 'm:ritual' },
      { action: 'apply_modifier', modifier: 'core:burning', target: 'self' },
    ]);
  });
  it('an empty list does nothing', () => {
    expect(returned('return [];')).toEqual([]);
  });
  it('a field that is undefined is not there', () => {
    expect(returned('return [{ action: "give_exp", amount: 1, target: undefined }];')).toEqual([
      { action: 'give_exp', amount: 1, target: 'self' },
    ]);
  });
  it('−0 is 0', () => {
    const [first] = returned('return [{ action: "give_exp", amount: -0 }];') as { amount: number }[];
    expect(Object.is(first?.amount, 0)).toBe(true);
  });
  it('the same record may stand for several actions, which then are several', () => {
    const [one, other] = returned('const a = { action: "give_exp", amount: 1 }; return [a, a];');
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  });
  it('share nothing with the next call', () => {
    const source = 'return [{ action: "give_exp", amount: 1 }];';
    expect(returned(source)[0]).not.toBe(returned(source)[0]);
  });
  it('amounts may be ranges', () => {
    expect(returned('return [{ action: "summon", creature: "rat", count: "1-2" }];')).toEqual([
      { action: 'summon', creature: 'm:rat', count: { min: 1, max: 2 } },
    ]);
  });
});

const BAD: readonly [sentence: string, source: string, failure: string][] = [
  ['no list', 'return 1;', 'result_no_list 1:1 number'],
  ['a record', 'return { action: "flee" };', 'result_no_list 1:1 record'],
  ['a function', 'return () => [];', 'result_no_list 1:1 function'],
  ['undefined', 'return;', 'result_no_list 1:1 undefined'],
  ['null', 'return null;', 'result_no_list 1:1 null'],
  ['no return at all', 'let a = 1;\na += 1;', 'result_no_list 2:7 undefined'],
  ['a return that is not reached', 'if (floor() > 100)\n  return [];', 'result_no_list 2:12 undefined'],
  ['only a function returns', 'const f = () => { return []; };\nf();', 'result_no_list 2:4 undefined'],
  [
    'the place is that of the return which was taken',
    'if (floor() === 3) {\n  return [1];\n}\nreturn [2];',
    'result_no_action 2:3 [0] number',
  ],
  ['an element that is none', 'return [{ action: "flee" }, "flee"];', 'result_no_action 1:1 [1] string'],
  ['a list in the list', 'return [[]];', 'result_no_action 1:1 [0] list'],
  ['no action in it', 'return [{ amount: 1 }];', 'result_no_action 1:1 [0] action: undefined'],
  ['an action that is no text', 'return [{ action: 1 }];', 'result_no_action 1:1 [0] action: number'],
  ['an unknown action', 'return [{ action: "explode" }];', 'result_unknown_action 1:1 [0] explode'],
  [
    'an action named like something of the host',
    'return [{ action: "constructor" }];',
    'result_unknown_action 1:1 [0] constructor',
  ],
  ['an unknown field', 'return [{ action: "flee", fast: true }];', 'result_unknown_field 1:1 [0] flee.fast'],
  [
    'a field named like something of the host',
    'return [{ action: "flee", toString: 1 }];',
    'result_unknown_field 1:1 [0] flee.toString',
  ],
  ['a missing field', 'return [{ action: "damage", amount: 1 }];', 'result_wrong_field 1:1 [0] damage.damage_type'],
  ['NaN', 'return [{ action: "give_exp", amount: 0 / 0 }];', 'result_wrong_field 1:1 [0] give_exp.amount: NaN'],
  [
    'Infinity',
    'return [{ action: "give_exp", amount: 1 / 0 }];',
    'result_wrong_field 1:1 [0] give_exp.amount: Infinity',
  ],
  [
    '-Infinity',
    'return [{ action: "give_exp", amount: -1 / 0 }];',
    'result_wrong_field 1:1 [0] give_exp.amount: -Infinity',
  ],
  [
    'a number out of bounds',
    'return [{ action: "give_exp", amount: -1 }];',
    'result_wrong_field 1:1 [0] give_exp.amount',
  ],
  [
    'null in a field',
    'return [{ action: "give_exp", amount: null }];',
    'result_wrong_field 1:1 [0] give_exp.amount: null',
  ],
  [
    'a function in a field',
    'return [{ action: "give_exp", amount: () => 1 }];',
    'result_wrong_field 1:1 [0] give_exp.amount: function',
  ],
  [
    'a record in a field',
    'return [{ action: "give_exp", amount: {} }];',
    'result_wrong_field 1:1 [0] give_exp.amount: record',
  ],
  [
    'a list in a field',
    'return [{ action: "give_item", item: ["a"] }];',
    'result_wrong_field 1:1 [0] give_item.item: list',
  ],
  [
    'a word that is none',
    'return [{ action: "damage", damage_type: "love" }];',
    'result_wrong_field 1:1 [0] damage.damage_type',
  ],
  [
    'fields that exclude each other',
    'return [{ action: "remove_modifier", modifier: "a", harmful: true }];',
    'result_wrong_field 1:1 [0] remove_modifier.',
  ],
  [
    'an entry that does not exist',
    'return [{ action: "give_item", item: "missing" }];',
    'unknown_reference 1:1 [0] give_item.item: m:missing',
  ],
  [
    'an entry of another mod that does not exist',
    'return [{ action: "run_script", script: "core:missing" }];',
    'unknown_reference 1:1 [0] run_script.script: core:missing',
  ],
  [
    'an event that is no name',
    'return [{ action: "emit_event", event: "Ritual!" }];',
    'result_wrong_field 1:1 [0] emit_event.event',
  ],
  ['a cycle', 'const l = []; l.push(l); return l;', 'result_no_action 1:26 [0] list'],
  [
    'a cycle through a record',
    'const r = { action: "give_exp" }; r.amount = r; return [r];',
    'result_wrong_field 1:49 [0] give_exp.amount: record',
  ],
  ['too deep', 'let l = []; for (let i = 0; i < 500; i++) l = [l]; return l;', 'result_no_action 1:52 [0] list'],
];

describe('results that are none', () => {
  it.each(BAD)('%s', (_sentence, source, expected) => {
    expect(failure(source)).toBe(expected);
  });

  it('a fault carries no control characters', () => {
    expect(failure('return [{ action: "a\\u001b[31m\\n\\0" }];')).toBe('result_unknown_action 1:1 [0] a');
    expect(failure(`return [{ action: "${'a'.repeat(5000)}" }];`).length).toBeLessThan(140);
  });
});

describe('readers check their arguments', () => {
  it.each([
    ['somebody unknown', 'health("hero");', 'wrong_argument 1:8 health'],
    ['nobody', 'health();', 'wrong_argument 1:1 health'],
    ['too much', 'floor(1);', 'wrong_argument 1:1 floor'],
    ['no text', 'const w = 1; health(w);', 'wrong_argument 1:21 health'],
    ['a list', 'health([]);', 'wrong_argument 1:8 health'],
    ['an attribute that is none', 'attribute("self", "health");', 'wrong_argument 1:19 attribute'],
    ['an attribute that is none, glued', 'attribute("self", "hea" + "lth");', 'wrong_argument 1:19 attribute'],
    ['an item that does not exist', 'has_item("self", "missing");', 'unknown_reference 1:18 m:missing'],
    ['an item that does not exist, glued', 'has_item("self", "mis" + "sing");', 'unknown_reference 1:18 m:missing'],
    ['a modifier that does not exist', 'has_modifier("self", "core:missing");', 'unknown_reference 1:22 core:missing'],
    ['a quest that does not exist', 'quest("missing");', 'unknown_reference 1:7 m:missing'],
  ])('%s', (_sentence, source, expected) => {
    expect(failure(source)).toBe(expected);
  });

  it('ids without a colon belong to the script’s own mod', () => {
    const asked: string[] = [];
    reported(
      'has_item("self", "torch"); has_item("self", "core:" + "torch"); has_tag("target", "undead"); quest("q"); return [];',
      {
        has_item: (_who, id) => asked.push(id),
        has_tag: (_who, tag) => asked.push(tag) > 0,
        quest: (id) => String(asked.push(id)),
      },
    );
    expect(asked).toEqual(['m:torch', 'core:torch', 'm:undead', 'm:q']);
  });
});

describe('built-ins check their arguments', () => {
  it.each([
    ['Math.floor("1")', 'Math.floor'],
    ['Math.floor()', 'Math.floor'],
    ['Math.floor(1, 2)', 'Math.floor'],
    ['Math.max(1, "2")', 'Math.max'],
    ['Math.min([])', 'Math.min'],
    ['Object.keys([])', 'Object.keys'],
    ['Object.keys()', 'Object.keys'],
    ['Object.entries("a")', 'Object.entries'],
    ['[].at(0.5)', 'at'],
    ['[].at()', 'at'],
    ['[].concat(1)', 'concat'],
    ['[].join(1)', 'join'],
    ['[[]].join()', 'join'],
    ['[].push()', 'push'],
    ['[].push(1, 2)', 'push'],
    ['[].map(1)', 'map'],
    ['[].filter()', 'filter'],
    ['[].reduce(() => 1)', 'reduce'],
    ['[].slice("1")', 'slice'],
    ['[].slice(0 / 0)', 'slice'],
    ['[].sort(1)', 'sort'],
    ['[].pop(1)', 'pop'],
    ['"a".repeat(-1)', 'repeat'],
    ['"a".repeat(1 / 0)', 'repeat'],
    ['"a".slice(0.5)', 'slice'],
    ['"a".split()', 'split'],
    ['"a".includes(1)', 'includes'],
    ['"a".indexOf({})', 'indexOf'],
    ['"a".padStart("3")', 'padStart'],
    ['"a".padEnd(3, 4)', 'padEnd'],
    ['"a".startsWith(null)', 'startsWith'],
  ])('%s', (expression, name) => {
    expect(failure(`return ${expression};`)).toMatch(new RegExp(`^wrong_argument 1:8 ${name.replace('.', '\\.')}$`));
  });
});
