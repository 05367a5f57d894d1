/** Every line of the engine's tables is shown at work by some program. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { METHODS } from '../../src/script/calls.ts';
import type { FaultCode } from '../../src/script/fault.ts';
import { NAMESPACES } from '../../src/script/names.ts';
import { BINARY, UNARY } from '../../src/script/operators.ts';
import { READERS } from '../../src/script/readers.ts';
import { ROOT } from '../core.ts';
import { failure } from './play.ts';

/** A program for each way to fail. */
const FAILING: Readonly<Record<FaultCode, string>> = {
  source_too_long: ' '.repeat(65_537),
  syntax: 'return (;',
  unterminated: 'return "',
  declared_twice: 'const a = 1; const a = 2;',
  refused: 'class A {}',
  too_deep: '('.repeat(100),
  unknown_name: 'fooes;',
  constant_assigned: 'const a = 1; a = 2;',
  built_in_as_value: 'const f = health;',
  unknown_reference: 'quest("missing");',
  wrong_argument: 'health("nobody");',
  wrong_type: '1 + true;',
  not_a_function: 'const a = 1; a();',
  unknown_member: '(1).a;',
  refused_key: 'const r = {}; r["__proto__"] = 1;',
  index_outside: 'const l = []; l[3] = 1;',
  list_in_use: 'const l = [1]; l.map(() => l.pop());',
  uninitialized: 'a; let a;',
  limit_operations: 'while (true);',
  limit_units: 'while (true) "a".repeat(8000);',
  limit_calls: 'const f = () => f(); f();',
  limit_levels: `const f = () => ${'['.repeat(40)}f()${']'.repeat(40)}; f();`,
  limit_string: '"a".repeat(8001);',
  limit_list: '"a".repeat(2000).split("");',
  limit_record: 'const r = {}; for (let i = 0; i < 1001; i++) r[i] = i;',
  result_no_list: 'return 1;',
  result_no_action: 'return [1];',
  result_too_many: 'const l = []; for (let i = 0; i < 501; i++) l.push(i); return l;',
  result_unknown_action: 'return [{ action: "a" }];',
  result_unknown_field: 'return [{ action: "flee", a: 1 }];',
  result_wrong_field: 'return [{ action: "give_exp", amount: "a" }];',
};

describe('faults', () => {
  it.each(Object.entries(FAILING))('%s', (code, source) => {
    expect(failure(source).split(' ')[0]).toBe(code);
  });
});

describe('built-ins and operators', () => {
  const programs = readFileSync(`${ROOT}test/scripts/language.test.ts`, 'utf8').split('const FAULTS')[0] ?? '';

  it.each([
    ...Object.keys({ ...METHODS.list, ...METHODS.text }).map((name) => `.${name}(`),
    ...Object.entries(NAMESPACES).flatMap(([space, members]) =>
      Object.keys(members).map((name) => `${space}.${name}(`),
    ),
    ...Object.keys(BINARY).map((sign) => ` ${sign} `),
    ...Object.keys(UNARY).map((sign) => `say(${sign}`),
  ])('%s is in a program whose outcome is tested', (use) => {
    expect(
      programs.includes(use) ||
        programs.includes(use.replace('say(', '= ')) ||
        programs.includes(use.replace('say(', '(')),
    ).toBe(true);
  });

  it('readers are tested against conditions', () => {
    const parity = readFileSync(`${ROOT}test/scripts/parity.test.ts`, 'utf8');
    for (const name of Object.keys(READERS).filter((one) => one !== 'rand'))
      expect(parity).toContain(`readers.${name}(`);
  });
});
