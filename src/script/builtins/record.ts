/** `Object.…`: what a record holds, as lists, in the order in which its keys came. */
import type { Run } from '../run.ts';
import type { ScriptRecord, Value } from '../values.ts';
import { type BuiltIn, builtIn } from './built-in.ts';

export const OBJECT: Readonly<Record<string, BuiltIn>> = {
  keys: builtIn({
    doc: 'The keys of a record.',
    parameters: ['record'],
    apply: (_self, [record], run, at): Value => run.list([...walk(record, run, at).keys()], at),
  }),
  values: builtIn({
    doc: 'The values of a record.',
    parameters: ['record'],
    apply: (_self, [record], run, at): Value => run.list([...walk(record, run, at).values()], at),
  }),
  entries: builtIn({
    doc: 'A list of `[key, value]` for each key of a record.',
    parameters: ['record'],
    apply: (_self, [record], run, at): Value => {
      const pairs: Value[] = [];
      for (const [key, value] of walk(record, run, at)) pairs.push(run.list([key, value], at));
      return run.list(pairs, at);
    },
  }),
};

function walk(record: ScriptRecord, run: Run, at: number): Map<string, Value> {
  run.work(record.entries.size, at);
  return record.entries;
}
