/** What is said about a mistake in a mod: collected, never thrown. */

export type Severity = 'error' | 'warning' | 'info';

/** A place in a file, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One finding. The code and its parameters are language-free; `words` turns them into sentences. */
export interface Diagnostic {
  readonly severity: Severity;
  /** The id of the mod, or its folder's name while it has no readable manifest; '' for the installation as a whole. */
  readonly mod: string;
  /** The file's path inside the mod's folder; '' where no file is meant. */
  readonly file: string;
  readonly place: Place;
  /** The full id of the entry; '' outside of entries. */
  readonly entry: string;
  /** A stable word, with a page in the docs: 'unknown_field', 'dangling_reference', … */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** For a consequence: the entry that was lost first. */
  readonly because?: string;
}
