/** Where a program that runs here comes to something else than in JavaScript; everything else is the same or refused. */

interface Difference {
  readonly sentence: string;
  /** `say` tells a plain value. */
  readonly program: string;
  /** What is told here: "refused" when the program is refused or fails. */
  readonly here: string;
  /** What JavaScript tells. */
  readonly there: string;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    sentence: 'Keys that look like whole numbers keep their place among the others.',
    program: 'const r = { b: 1, 2: 1, a: 1, 1: 1 }; say(Object.keys(r).join(""));',
    here: 'b2a1',
    there: '12ba',
  },
  {
    sentence: 'Records have nothing but what was put into them.',
    program: 'const r = {}; say(r.constructor === undefined); say(r["toString"] === undefined);',
    here: 'true true',
    there: 'false false',
  },
  {
    sentence: 'A comparator that contradicts itself sorts in an order of our own, the same everywhere.',
    program: 'say([1, 2, 3, 4, 5].sort((a, b) => ((a * b) % 5) - 2).join(""));',
    here: '34125',
    there: '12345',
  },
  {
    sentence: 'Kinds of values are not converted into each other.',
    program: 'say(1 - "1");',
    here: 'refused',
    there: '0',
  },
  {
    sentence: 'Lists have no gaps.',
    program: 'const l = []; l[2] = 1; say(l.length);',
    here: 'refused',
    there: '3',
  },
  {
    sentence: 'A list keeps its length while a built-in goes over it.',
    program: 'const l = [1, 2]; l.map((x) => l.pop()); say(l.length);',
    here: 'refused',
    there: '1',
  },
  {
    sentence: 'Nothing is behind a dot that is not listed for the kind of value.',
    program: 'say("a".toUpperCase());',
    here: 'refused',
    there: 'A',
  },
];
