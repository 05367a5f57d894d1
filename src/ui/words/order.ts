/** The order in which names are listed and the letters by which they are found: alike on every machine, in every language. */

/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A name without what alphabets pass over: "Öfen" → "ofen", "Groß" → "gross". */
export function folded(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
}

export interface Named {
  readonly name: string;
  /** What tells entries apart that have the same name. */
  readonly id: string;
}

/** By name, as a dictionary has it; what folds alike by its letters, what is spelled alike by its id. */
export function byName(a: Named, b: Named): number {
  return ordered(folded(a.name), folded(b.name)) || ordered(a.name, b.name) || ordered(a.id, b.id);
}

function ordered(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a text holds what was searched for, whatever its capitals and marks. */
export function holds(text: string, search: string): boolean {
  return folded(text).includes(folded(search));
}
