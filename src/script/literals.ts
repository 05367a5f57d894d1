/** Values written out: numbers, texts, templates, lists and records. */
import type * as acorn from 'acorn';
import type { Compiler, Eval } from './compiler.ts';
import { ScriptFault } from './fault.ts';
import { LIMITS } from './limits.ts';
import { kindOf, textOf, type Value } from './values.ts';

export function literal(node: acorn.Literal, compiler: Compiler): Eval {
  const { value, start: at } = node;
  if (typeof value === 'bigint') throw compiler.refusal('BigInt', node);
  if (value instanceof RegExp) throw compiler.refusal('regular expressions', node);
  if (typeof value === 'string') checkText(value, at);
  if (typeof value === 'number') compiler.numbers.add(value);
  return (_env, run) => {
    run.step(at);
    return value;
  };
}

function checkText(text: string, at: number): void {
  if (text.length > LIMITS.string.value) throw new ScriptFault('limit_string', at, LIMITS.string.value);
}

export function template(node: acorn.TemplateLiteral, compiler: Compiler): Eval {
  const at = node.start;
  const texts = node.quasis.map(({ value, start }) => {
    const text = value.cooked ?? '';
    checkText(text, start);
    return text;
  });
  const parts = node.expressions.map((part) => ({ at: part.start, value: compiler.expression(part) }));
  return (env, run) => {
    run.step(at);
    const pieces = [texts[0] ?? ''];
    let length = texts[0]?.length ?? 0;
    for (const [index, part] of parts.entries()) {
      const value = part.value(env, run);
      const text = textOf(value);
      if (text === undefined) throw new ScriptFault('wrong_type', part.at, `\`${kindOf(value)}\``);
      const next = texts[index + 1] ?? '';
      length += text.length + next.length;
      pieces.push(text, next);
    }
    run.reserveText(length, at);
    return pieces.join('');
  };
}

export function array(node: acorn.ArrayExpression, compiler: Compiler): Eval {
  const at = node.start;
  const elements = node.elements.map((element) => {
    if (element === null) throw compiler.refusal('gaps in lists', node);
    return compiler.expression(element);
  });
  return (env, run) => {
    run.step(at);
    const items: Value[] = [];
    for (const element of elements) items.push(element(env, run));
    return run.list(items, at);
  };
}

interface Field {
  readonly key: string;
  readonly at: number;
  readonly value: Eval;
}

export function object(node: acorn.ObjectExpression, compiler: Compiler): Eval {
  const at = node.start;
  const fields = node.properties.map((property) => field(property, compiler));
  return (env, run) => {
    run.step(at);
    const record = run.record(at);
    for (const { key, value, at: place } of fields) run.put(record, key, value(env, run), place);
    return record;
  };
}

function field(node: acorn.Property | acorn.SpreadElement, compiler: Compiler): Field {
  if (node.type === 'SpreadElement') throw compiler.refusal('...', node);
  if (node.kind !== 'init') throw compiler.refusal('getters and setters', node);
  if (node.method) throw compiler.refusal('methods in records', node);
  if (node.computed) throw compiler.refusal('computed keys', node);
  const key = nameOf(node.key, compiler);
  if (key === '__proto__') throw new ScriptFault('refused_key', node.start, key);
  return { key, at: node.start, value: compiler.expression(node.value) };
}

function nameOf(key: acorn.Expression | acorn.PrivateIdentifier, compiler: Compiler): string {
  if (key.type === 'Identifier') return key.name;
  if (key.type !== 'Literal') throw compiler.refusal('computed keys', key);
  if (typeof key.value !== 'string' && typeof key.value !== 'number') throw compiler.refusal('BigInt', key);
  checkText(String(key.value), key.start);
  return String(key.value);
}
