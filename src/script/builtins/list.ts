/** The methods of lists that need no function of the script. */
import { plainText } from '../parameters.ts';
import { checkFree, type Run } from '../run.ts';
import type { ScriptList, Value } from '../values.ts';
import { type BuiltIn, builtIn } from './built-in.ts';

export const LIST: Readonly<Record<string, BuiltIn<ScriptList>>> = {
  at: builtIn({
    doc: 'The element at a place; negative counts from the end.',
    parameters: ['whole'],
    apply: ({ items }: ScriptList, [place]): Value => {
      const index = place < 0 ? items.length + place : place;
      return index >= 0 && index < items.length ? items[index] : undefined;
    },
  }),
  concat: builtIn({
    doc: 'A new list of its elements and those of another.',
    parameters: ['list'],
    apply: (self: ScriptList, [other], run, at): Value => {
      run.work(self.items.length + other.items.length, at);
      return run.list([...self.items, ...other.items], at);
    },
  }),
  includes: builtIn({
    doc: 'Whether a value is in it. NaN is found.',
    parameters: ['any'],
    apply: (self: ScriptList, [value], run, at): Value =>
      placeOf(self, run, at, (item) => run.same(item, value, at) || (Number.isNaN(item) && Number.isNaN(value))) >= 0,
  }),
  indexOf: builtIn({
    doc: 'Where a value is first; -1 if nowhere.',
    parameters: ['any'],
    apply: (self: ScriptList, [value], run, at): Value => placeOf(self, run, at, (item) => run.same(item, value, at)),
  }),
  join: builtIn({
    doc: 'Its elements, which must be plain values, as one text with a text between them (a comma if none is given).',
    parameters: ['text?'],
    apply: (self: ScriptList, [between = ','], run, at): Value => join(self, between, run, at),
  }),
  pop: builtIn({
    doc: 'Takes the last element away and returns it.',
    parameters: [],
    apply: (self: ScriptList, _none, _run, at): Value => {
      checkFree(self, 'pop', at);
      return self.items.pop();
    },
  }),
  push: builtIn({
    doc: 'Puts a value at the end and returns the new length.',
    parameters: ['any'],
    apply: (self: ScriptList, [value], run, at): Value => {
      run.push(self, value, at);
      return self.items.length;
    },
  }),
  reverse: builtIn({
    doc: 'Turns its order around, in place, and returns it.',
    parameters: [],
    apply: (self: ScriptList, _none, run, at): Value => {
      checkFree(self, 'reverse', at);
      run.work(self.items.length, at);
      self.items.reverse();
      return self;
    },
  }),
  shift: builtIn({
    doc: 'Takes the first element away and returns it.',
    parameters: [],
    apply: (self: ScriptList, _none, run, at): Value => {
      checkFree(self, 'shift', at);
      run.work(self.items.length, at);
      return self.items.shift();
    },
  }),
  slice: builtIn({
    doc: 'A new list from one place up to another; negative counts from the end.',
    parameters: ['whole?', 'whole?'],
    apply: (self: ScriptList, [from, to], run, at): Value => {
      run.work(self.items.length, at);
      return run.list(self.items.slice(from, to), at);
    },
  }),
  unshift: builtIn({
    doc: 'Puts a value at the beginning and returns the new length.',
    parameters: ['any'],
    apply: (self: ScriptList, [value], run, at): Value => {
      run.work(self.items.length, at);
      run.push(self, undefined, at);
      self.items.pop();
      return self.items.unshift(value);
    },
  }),
};

function placeOf(list: ScriptList, run: Run, at: number, is: (item: Value) => boolean): number {
  run.work(list.items.length, at);
  return list.items.findIndex(is);
}

function join(list: ScriptList, between: string, run: Run, at: number): string {
  run.work(list.items.length, at);
  let length = 0;
  const texts = list.items.map((item) => {
    const text = item === undefined || item === null ? '' : plainText(item, 'join', at);
    length += text.length;
    return text;
  });
  run.reserveText(length + between.length * Math.max(0, texts.length - 1), at);
  return texts.join(between);
}
