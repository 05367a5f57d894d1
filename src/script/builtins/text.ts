/** The methods of texts. Nothing here depends on a language or on a version of Unicode. */

import { ScriptFault } from '../fault.ts';
import { LIMITS } from '../limits.ts';
import { wrong } from '../parameters.ts';
import type { Run } from '../run.ts';
import type { Value } from '../values.ts';
import { type BuiltIn, builtIn } from './built-in.ts';

/** How much more a compared character costs than a copied one. */
const SEARCH_FACTOR = 4;

export const TEXT: Readonly<Record<string, BuiltIn<string>>> = {
  at: builtIn({
    doc: 'The character at a place; negative counts from the end.',
    parameters: ['whole'],
    apply: (self: string, [place]): Value => {
      const found = self.charAt(place < 0 ? self.length + place : place);
      return found === '' ? undefined : found;
    },
  }),
  endsWith: builtIn({
    doc: 'Whether it ends with a text.',
    parameters: ['text'],
    apply: (self: string, [end], run, at): Value => {
      run.read(end.length, at);
      return self.endsWith(end);
    },
  }),
  includes: builtIn({
    doc: 'Whether it contains a text.',
    parameters: ['text'],
    apply: (self: string, [part], run, at): Value => search(self, part, run, at).includes(part),
  }),
  indexOf: builtIn({
    doc: 'Where it contains a text first; -1 if nowhere.',
    parameters: ['text'],
    apply: (self: string, [part], run, at): Value => search(self, part, run, at).indexOf(part),
  }),
  padEnd: builtIn({
    doc: 'Filled at the end up to a length.',
    parameters: ['whole', 'text?'],
    apply: (self: string, [length, fill], run, at): Value => room(self, length, run, at).padEnd(length, fill),
  }),
  padStart: builtIn({
    doc: 'Filled at the beginning up to a length.',
    parameters: ['whole', 'text?'],
    apply: (self: string, [length, fill], run, at): Value => room(self, length, run, at).padStart(length, fill),
  }),
  repeat: builtIn({
    doc: 'Itself, so many times.',
    parameters: ['whole'],
    apply: (self: string, [times], run, at): Value => {
      if (times < 0) throw wrong('repeat', at);
      run.reserveText(self.length * times, at);
      return self.repeat(self === '' ? 0 : times);
    },
  }),
  slice: builtIn({
    doc: 'The part from one place up to another; negative counts from the end.',
    parameters: ['whole?', 'whole?'],
    apply: (self: string, [from, to], run, at): Value => {
      const part = self.slice(from, to);
      run.reserveText(part.length, at);
      return part;
    },
  }),
  split: builtIn({
    doc: 'The parts between the places where a text stands, as a list.',
    parameters: ['text'],
    apply: (self: string, [between], run, at): Value => {
      const parts = search(self, between, run, at).split(between, LIMITS.list.value + 1);
      run.allocate(self.length, at);
      run.work(parts.length, at);
      return run.list(parts, at);
    },
  }),
  startsWith: builtIn({
    doc: 'Whether it begins with a text.',
    parameters: ['text'],
    apply: (self: string, [start], run, at): Value => {
      run.read(start.length, at);
      return self.startsWith(start);
    },
  }),
};

/** Looking for a text inside another may compare each character of the one with each of the other, slowly. */
function search(text: string, part: string, run: Run, at: number): string {
  run.read(SEARCH_FACTOR * text.length * Math.max(1, part.length), at);
  return text;
}

function room(text: string, length: number, run: Run, at: number): string {
  if (length > LIMITS.string.value) throw new ScriptFault('limit_string', at, LIMITS.string.value);
  run.reserveText(Math.max(text.length, length), at);
  return text;
}
