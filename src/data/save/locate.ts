/** Finds the line of a field in a document written by `encodeToml`, also after someone has edited it. */

/** The line, from 1, on which the value of `path` begins; that of the nearest table around it where it has no own line. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const names = path.filter((part) => typeof part === 'string');
  const indices = path.filter((part) => typeof part === 'number');
  let best = { depth: 0, line: 1 };
  const seen = new Map<string, number>();
  let table: Table = { keys: [], found: [] };
  for (const [at, line] of text.split('\n').entries()) {
    const header = /^\s*\[(\[?)([^\]]+)\]/.exec(line);
    if (header?.[2] !== undefined) {
      const keys = splitKey(header[2]);
      if (header[1] === '[') count(seen, keys);
      table = { keys, found: indicesOf(seen, keys) };
      if (leads(table, names, indices) && keys.length > best.depth) best = { depth: keys.length, line: at + 1 };
      continue;
    }
    const key = /^\s*("(?:[^"\\]|\\.)*"|[A-Za-z0-9_-]+)\s*=/.exec(line)?.[1];
    if (key === undefined || names[table.keys.length] !== unquote(key)) continue;
    if (leads(table, names, indices) && table.keys.length + 1 > best.depth) {
      best = { depth: table.keys.length + 1, line: at + 1 + rowIn(line, indices[table.found.length]) };
    }
  }
  return best.line;
}

interface Table {
  readonly keys: readonly string[];
  /** Which of the tables of the same name, for those on the way that are lists. */
  readonly found: readonly number[];
}

function leads(table: Table, names: readonly PropertyKey[], indices: readonly number[]): boolean {
  return (
    table.keys.every((key, depth) => names[depth] === key) &&
    table.found.every((number, depth) => indices[depth] === number)
  );
}

/** One more table of this name; the lists inside it begin anew. */
function count(seen: Map<string, number>, keys: readonly string[]): void {
  const own = keys.join('\n');
  for (const other of seen.keys()) if (other.startsWith(`${own}\n`)) seen.delete(other);
  seen.set(own, (seen.get(own) ?? -1) + 1);
}

function indicesOf(seen: ReadonlyMap<string, number>, keys: readonly string[]): number[] {
  const found: number[] = [];
  for (let depth = 1; depth <= keys.length; depth++) {
    const number = seen.get(keys.slice(0, depth).join('\n'));
    if (number !== undefined) found.push(number);
  }
  return found;
}

/** A list written row by row has its elements below its key. */
function rowIn(line: string, index: number | undefined): number {
  return index !== undefined && /(\[|''')\s*$/.test(line) ? index + 1 : 0;
}

function splitKey(text: string): string[] {
  return (text.match(/"(?:[^"\\]|\\.)*"|[^.\s]+/g) ?? []).map(unquote);
}

function unquote(key: string): string {
  if (!key.startsWith('"')) return key;
  try {
    return String(JSON.parse(key));
  } catch {
    return key;
  }
}
