/** `rustkeep replay`, `daily` and `paths` as they answer on the command line. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run as daily } from '../../src/cli/daily.ts';
import { run as paths } from '../../src/cli/paths.ts';
import { run as replay } from '../../src/cli/replay.ts';
import type { ToolIo } from '../../src/cli/tool.ts';
import { journalLine } from '../../src/data/save/journal.ts';
import { REAL_FILES } from '../../src/host/files.ts';
import { loadGame } from '../../src/host/load.ts';
import { Session } from '../../src/host/session.ts';
import { VERSION } from '../../src/host/version.ts';
import { ROOT } from '../core.ts';
import { saidBy } from '../fixtures/tool.ts';
import { temporaryFolder } from './bundle.ts';
import { NOON, playToDeath } from './table.ts';

const folder = temporaryFolder();
let lines: string[] = [];

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function ask(tool: (args: readonly string[], io: ToolIo) => Promise<number>, ...args: string[]): Promise<Answer> {
  const where = ['--data-dir', folder, '--mods-dir', join(ROOT, 'mods')];
  const { exit, ...said } = await saidBy(tool, [...where, ...args], { LANG: 'en_US.UTF-8' });
  return { code: exit, ...said };
}

/** A file with these lines; each is given a valid checksum again, as a forger would. */
function forged(name: string, change: (line: string, index: number) => string): string {
  const path = join(folder, name);
  const changed = lines.map((line, index) => journalLine(JSON.parse(change(line.slice(17), index))));
  writeFileSync(path, changed.join(''));
  return path;
}

beforeAll(async () => {
  const { content } = await loadGame({
    modsDirs: [join(ROOT, 'mods')],
    dataDir: folder,
    engine: VERSION,
    write: false,
  });
  const session = new Session({ dataDir: folder, content, version: VERSION, files: REAL_FILES, clock: () => NOON });
  playToDeath(session, '121', content);
  session.finishRun(['The end.']);
  const name = readdirSync(join(folder, 'runs')).find((one) => one.endsWith('.replay')) ?? '';
  lines = readFileSync(join(folder, 'runs', name), 'utf8')
    .trimEnd()
    .split('\n');
});

describe('rustkeep replay --verify', () => {
  it('answers 0 for a run that is the same', async () => {
    const path = forged('same.replay', (line) => line);
    const commands = lines.filter((line) => line.includes('"command":')).length;
    expect(await ask(replay, '--verify', path)).toEqual({ code: 0, out: `identical: ${commands} commands\n`, err: '' });
    expect((await ask(replay, '--verify', '--lang', 'de', path)).out).toBe(`identisch: ${commands} Befehle\n`);
  });

  it('answers 1 and the place for one that goes another way', async () => {
    const at = lines.findIndex((line, index) => index > 10 && line.includes('"command":"move"'));
    const path = forged('other.replay', (line, index) =>
      index === at ? line.replace(/"command":\{[^}]*\}/, '"command":{"command":"wait"}') : line,
    );
    const { code, out } = await ask(replay, '--verify', path);
    expect(code).toBe(1);
    const place = Number(/diverged at command (\d+)/.exec(out)?.[1]);
    expect(place).toBeGreaterThanOrEqual(at - 2);
  });

  it('answers 1 when only the end was made better', async () => {
    const path = forged('better.replay', (line) => line.replace(/"end":"[0-9a-f]+"/, '"end":"0000000000000000"'));
    expect(await ask(replay, '--verify', path)).toMatchObject({ code: 1 });
  });

  it.each([
    [
      'another version of the game',
      (line: string) => line.replace(`"game":"${VERSION}"`, '"game":"9.9.9"'),
      'rustkeep 9.9.9',
    ],
    ['other mods', (line: string) => line.replace(/"content":"[^"]*"/, '"content":"x"'), 'other mods'],
    ['a start from a save', (line: string) => line.replace('"from":"start"', '"from":"abc"'), 'without its journal'],
  ])('answers 2 and why for %s', async (_what, change, told) => {
    const { code, err } = await ask(replay, '--verify', forged('unplayable.replay', change));
    expect(code).toBe(2);
    expect(err).toContain(told);
  });

  it('answers 2 for files that are damaged, missing or something else', async () => {
    const damaged = join(folder, 'damaged.replay');
    writeFileSync(damaged, lines.map((line, index) => (index === 5 ? `${line}x` : line)).join('\n'));
    expect((await ask(replay, '--verify', damaged)).err).toContain('line 6');
    writeFileSync(damaged, 'hello\n');
    expect((await ask(replay, '--verify', damaged)).err).toContain('damaged.replay');
    expect(await ask(replay, '--verify', join(folder, 'nowhere'))).toMatchObject({ code: 2 });
    mkdirSync(join(folder, 'folder'));
    expect(await ask(replay, '--verify', join(folder, 'folder'))).toMatchObject({ code: 2 });
    expect(await ask(replay)).toMatchObject({ code: 2, err: expect.stringContaining('FILE') });
  });
});

describe('rustkeep daily', () => {
  it('tells the seed of the day, the same for everybody', async () => {
    const first = await ask(daily, '--show');
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^\d{4}-\d\d-\d\d {2}seed \d+\nnot yet tried/);
    expect(await ask(daily, '--show')).toEqual(first);
  });
});

describe('rustkeep paths', () => {
  it('names the data folder and what lies in it', async () => {
    const { code, out } = await ask(paths);
    expect(code).toBe(0);
    expect(out).toContain(join(folder, 'save.toml'));
    expect(out).toContain('(--data-dir)');
    expect((await ask(paths, '--lang', 'de')).out).toContain('Spielstand');
  });
});
