/** Rules of style that neither compiler nor linter can check, asked of every source file. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';

const FILES = ['src', 'test', 'bench', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(ts|mjs)$/.test(path))
  .sort();

/** Each line that breaks a rule, with its place; `before` are the three lines above it. */
function breaches(breaks: (line: string, before: readonly string[], path: string) => boolean): string[] {
  return FILES.flatMap((path) => {
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      breaks(line, lines.slice(Math.max(0, index - 3), index), path) ? [`${path}:${index + 1} ${line.trim()}`] : [],
    );
  });
}

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);
const hasComment = (line: string): boolean => /\/\/|\*\//.test(line) || isComment(line);

describe('every source file', () => {
  it('is looked at', () => {
    expect(FILES.length).toBeGreaterThan(50);
  });

  it('begins with a sentence that says what it is for', () => {
    const silent = FILES.filter((path) => !/^(#!.*\n)?\/\*\*/.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(silent).toEqual([]);
  });

  it('has a name that says what is in it', () => {
    expect(FILES.filter((path) => /^(utils?|helpers?|manager|types|common|misc)\./.test(basename(path)))).toEqual([]);
  });

  it('does not silence the compiler or the linter', () => {
    const silencers = new RegExp(
      ['biome-', '@ts-'].map((prefix) => `${prefix}(ignore|expect-error|nocheck)`).join('|'),
    );
    expect(breaches((line) => silencers.test(line))).toEqual([]);
  });

  it('is finished', () => {
    const marks = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`);
    expect(breaches((line) => marks.test(line))).toEqual([]);
  });
});

/** Forgetting what is known needs no reason. */
const WIDENING = / as (unknown|readonly (string|unknown)\[\])(?! as)/g;

describe('the code of the game', () => {
  it('asserts a type only with a reason beside it', () => {
    const asserts = /[\w)\]}'"`] as (?!const\b)(?:[A-Z{(]|unknown\b|never\b|string\b|number\b|readonly\b|keyof\b)/;
    expect(
      breaches(
        (line, before, path) =>
          path.startsWith('src/') &&
          !path.endsWith('.test.ts') &&
          !isComment(line) &&
          !/^\s*(import|export) /.test(line) &&
          asserts.test(line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, "''").replace(WIDENING, '')) &&
          !hasComment(line) &&
          !before.some(hasComment),
      ),
    ).toEqual([]);
  });
});
