/** Trying scripts out finds what is wrong on any of their ways, and knows when to stop. */
import { describe, expect, it } from 'vitest';
import { compileScript, type EngineScript } from './compile.ts';
import { sampleSituations, tryScript } from './try.ts';

function script(source: string): EngineScript {
  const compiled = compileScript(source, { qualify: (id) => id, exists: (_registry, id) => !id.includes('missing') });
  if (!compiled.ok) throw new Error(`${compiled.code} ${compiled.detail}`);
  return compiled.script;
}

/** The faults that trying finds, as "code line:column". */
function found(source: string): string[] {
  return tryScript(script(source)).faults.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

describe('trying a script', () => {
  it('finds nothing wrong with one that always returns actions', () => {
    expect(tryScript(script('return [];'))).toEqual({ faults: [], runs: 2, branches: 0, covered: 0 });
  });

  it.each([
    ['behind a comparison with a number', 'if (health("self") === 37) return 1;\nreturn [];', ['result_no_list 1:28']],
    [
      'behind a share of a number',
      'if (health("self") < attribute("self", "max_health") * 0.5) return 1;\nreturn [];',
      ['result_no_list 1:61'],
    ],
    [
      'behind a tag',
      'if (has_tag("target", "a") && !has_tag("self", "b")) return 1;\nreturn [];',
      ['result_no_list 1:54'],
    ],
    ['behind a quest', 'if (quest("q") === "done") return 1;\nreturn [];', ['result_no_list 1:28']],
    [
      'behind an item',
      'if (has_item("self", "a") > 2 ? has_modifier("self", "m") : false) return 1;\nreturn [];',
      ['result_no_list 1:68'],
    ],
    ['behind the dice', 'if (rand() < 0.05) return 1;\nreturn [];', ['result_no_list 1:20']],
    ['behind a deep floor', 'if (floor() > 40) return 1;\nreturn [];', ['result_no_list 1:19']],
    [
      'on both sides',
      'return has_tag("self", "a") ? 1 : [{ action: "nonsense" }];',
      ['result_no_list 1:1', 'result_unknown_action 1:1'],
    ],
    ['a return that is missing on one way', 'if (floor() === 3) return [];', ['result_no_list 1:29']],
    [
      'an entry that does not exist',
      'const id = "missing";\nreturn [{ action: "give_item", item: id }];',
      ['unknown_reference 2:1'],
    ],
    ['a text that is too long', 'let s = "a"; while (true) s += s;', ['limit_string 1:27']],
    ['a loop that never ends', 'while (floor() > 0) {}', ['limit_operations 1:']],
  ])('finds a fault %s', (_where, source, faults) => {
    const told = found(source);
    expect(told.length).toBe(faults.length);
    for (const fault of faults) expect(told.some((one) => one.startsWith(fault))).toBe(true);
  });

  it('stops when all branches were taken', () => {
    const trial = tryScript(script('return has_tag("self", "a") ? [] : [];'));
    expect(trial).toMatchObject({ branches: 2, covered: 2 });
    expect(trial.runs).toBeLessThan(20);
  });

  it('gives up on branches that nothing reaches', () => {
    const trial = tryScript(script('if (health("self") < -5) return 1; return [];'));
    expect(trial).toMatchObject({ branches: 2, covered: 1, faults: [] });
    expect(trial.runs).toBe(200);
  });

  it('takes situations of others as well', () => {
    const [first] = sampleSituations({ numbers: [] });
    if (first === undefined) throw new Error('no situation');
    const trial = tryScript(script('return floor() === 77 ? 1 : [];'), [{ ...first, floor: () => 77 }]);
    expect(trial).toMatchObject({ runs: 1, covered: 1 });
    expect(trial.faults.map(({ code }) => code)).toEqual(['result_no_list']);
  });

  it('comes to the same each time', () => {
    const source =
      'if (rand() < 0.3) return [{ action: "give_exp", amount: health("self") }]; return attribute("self", "luck") > 7 ? [] : 3;';
    expect(tryScript(script(source))).toEqual(tryScript(script(source)));
  });
});
