/** Collecting diagnostics while a mod is read: with the path of the field, from which its place is found later. */
import type { DiagnosticCode } from './codes.ts';
import type { Diagnostic, Place, Severity } from './diagnostic.ts';

/** Keys and indices from the root of a file: ['items', 3, 'modifiers', 0, 'flat']. */
export type Path = readonly (string | number)[];

/** Whether a path leads to a field or into it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key);
}

/** A diagnostic whose place may still be rough. */
export interface Finding extends Diagnostic {
  readonly code: DiagnosticCode;
  readonly path: Path;
  /** Whether `place` is exact: syntax errors know theirs, others are looked up when they are shown. */
  readonly exact: boolean;
  /** Another place in the same mod that the message names: its line becomes the parameter `line`. */
  readonly related?: Related;
  /** A place within the text that the path leads to, such as a drawing or a program. */
  readonly inside?: Inside;
}

/** Line and column count from 1 within `text`, which stands in the file as it is unless it was written with escapes. */
export interface Inside extends Place {
  readonly text: string;
}

export interface Related {
  readonly file: string;
  readonly path: Path;
}

/** Where in which mod something is said. */
export interface Where {
  readonly mod: string;
  readonly file: string;
  readonly path?: Path;
  readonly entry?: string;
  readonly place?: Place;
  readonly related?: Related;
  readonly inside?: Inside;
}

export type Params = Readonly<Record<string, string | number>>;

/** Everything found, in order; bounded, so that a hostile mod cannot fill the memory. */
export class Findings {
  readonly list: Finding[] = [];
  private readonly counts = new Map<string, number>();

  /** How many findings of one mod are kept. */
  static readonly PER_MOD = 2000;

  error(where: Where, code: DiagnosticCode, params: Params = {}, because?: string): void {
    this.add('error', where, because === undefined ? { code, params } : { code, params, because });
  }

  warning(where: Where, code: DiagnosticCode, params: Params = {}): void {
    this.add('warning', where, { code, params });
  }

  info(where: Where, code: DiagnosticCode, params: Params = {}): void {
    this.add('info', where, { code, params });
  }

  private add(severity: Severity, where: Where, what: Pick<Finding, 'code' | 'params' | 'because'>): void {
    const count = (this.counts.get(where.mod) ?? 0) + 1;
    this.counts.set(where.mod, count);
    if (count > Findings.PER_MOD + 1) return;
    const { mod, file, path = [], entry = '', place, related, inside } = where;
    const more = { ...(related === undefined ? {} : { related }), ...(inside === undefined ? {} : { inside }) };
    const at = { place: place ?? { line: 1, column: 1 }, exact: place !== undefined };
    this.list.push(
      count > Findings.PER_MOD
        ? { ...tooMany(severity, mod), ...at }
        : { severity, mod, file, path, entry, ...at, ...what, ...more },
    );
  }
}

function tooMany(severity: Severity, mod: string): Omit<Finding, 'place' | 'exact'> {
  return {
    severity,
    mod,
    file: '',
    path: [],
    entry: '',
    code: 'too_many_findings',
    params: { limit: Findings.PER_MOD },
  };
}
