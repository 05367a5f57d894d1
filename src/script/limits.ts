/** How much a script may do: exact numbers, part of the replay contract, the same on every machine. */

interface Limit {
  readonly value: number;
  /** What is counted, for the reference. */
  readonly doc: string;
}

export const LIMITS = {
  source: { value: 65_536, doc: 'Characters of a program.' },
  nesting: { value: 64, doc: 'How deep statements, expressions and brackets may lie in each other.' },
  operations: {
    value: 100_000,
    doc: 'Operations of one call. Every statement and every expression is one each time it is reached; a turn of a loop and a call of a function are 10 more; a built-in adds one for each element, and one for each 64 characters, it touches.',
  },
  units: {
    value: 1_000_000,
    doc: 'Units of memory one call may ask for in all: 1 for a character made, 2 for a place in a list, 6 for a key of a record, and 8 for a list, 32 for a record, 16 for a function.',
  },
  calls: { value: 32, doc: 'Functions that may be inside each other’s calls at one time.' },
  levels: {
    value: 640,
    doc: 'The nesting of the program and of all functions that are inside each other’s calls, added up.',
  },
  string: { value: 8_000, doc: 'Characters of a text.' },
  list: { value: 1_000, doc: 'Elements of a list.' },
  record: { value: 1_000, doc: 'Keys of a record.' },
  actions: { value: 500, doc: 'Actions a script may return.' },
} as const satisfies Record<string, Limit>;

/** What memory costs, in units; chosen so that a unit is never more than 16 bytes of the host. */
export const COST = { element: 2, key: 6, list: 8, record: 32, function: 16 } as const;

/** What a turn of a loop or a call adds, in operations: without them, no program is long. */
export const REPEATING = 10;

/** How many characters count as one operation. */
export const CHARACTERS_PER_OPERATION = 64;
