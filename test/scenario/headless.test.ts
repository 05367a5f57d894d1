/** The protocol as a program meets it: the process, its schema, and what the manual says. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_NAMES, QUERIES, requestShape } from '../../src/sim/headless/requests.ts';
import { ROOT } from '../house/copy.ts';

const GAME = join(ROOT, 'dist/rustkeep.js');
const MODS = join(ROOT, 'test/broken-mods/base');
const MANUAL = readFileSync(join(ROOT, 'docs/headless.md'), 'utf8');
const blocks = (language: string) =>
  [...MANUAL.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map((match) => match[1] ?? '');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rustkeep-headless-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const flags = () => ['headless', '--mods-dir', MODS, '--data-dir', folder];

function converse(lines: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [GAME, ...flags()], {
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
    maxBuffer: 1e8,
  });
  return {
    code: status,
    err: stderr,
    answers: stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  };
}

describe('the process', () => {
  it('answers each line with one, whatever is in it, and ends with 0 when the input does', () => {
    const { code, err, answers } = converse([
      '{"query":"hero"}',
      '{"new":{"seed":"7","name":"Reya","options":["core:elf","core:thief"]}}',
      'nonsense',
      '',
      '{"command":"wait"}',
      '{"command":"descend"}',
      '{"query":"hero"}',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(answers).toMatchObject([
      { error: { code: 'no_run' } },
      { ready: { turn: 0 } },
      { error: { code: 'no_object' } },
      { error: { code: 'no_object' } },
      { outcome: 'turn_passed', turn: 1, over: null },
      { outcome: 'rejected', reason: { code: 'no_stairs' } },
      { name: 'Reya', options: ['core:elf', 'core:thief'], gold: 40 },
    ]);
  });

  it('ends with 0 without any line, and prints its schema as it is in the package', () => {
    expect(converse([])).toEqual({ code: 0, err: '', answers: [] });
    const { status, stdout } = spawnSync(process.execPath, [GAME, 'headless', '--schema'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, readFileSync(join(ROOT, 'schema/headless.schema.json'), 'utf8')]);
  });
});

describe('the manual', () => {
  const lines = blocks('json').flatMap((block) => block.trim().split('\n'));
  const requests = lines.filter((line) => !line.includes('"outcome"'));

  it('shows lines that the schema accepts and the game understands', () => {
    expect(requests.length).toBeGreaterThan(5);
    for (const line of requests) expect(requestShape.safeParse(JSON.parse(line)).success).toBe(true);
    const { answers } = converse(requests);
    for (const answer of answers) expect(answer).not.toMatchObject({ error: { code: expect.stringMatching(/^bad_/) } });
  });

  it('shows answers as they are', () => {
    const { answers } = converse([requests[0] ?? '', '{"command":"wait"}']);
    expect(answers[1]).toEqual(JSON.parse(lines.find((line) => line.includes('turn_passed')) ?? ''));
  });

  it('names every command and every query', () => {
    for (const name of COMMAND_NAMES) expect(MANUAL).toContain(`\`${name}\``);
    for (const name of Object.keys(QUERIES)) expect(MANUAL).toContain(`| \`${name}\` |`);
  });

  it('brings a bot of thirty lines that plays to an end', () => {
    const [bot = ''] = blocks('python');
    expect(bot.trim().split('\n')).toHaveLength(30);
    const file = join(folder, 'bot.py');
    writeFileSync(file, bot);
    const { status, stdout, error } = spawnSync('python3', [file, process.execPath, GAME, ...flags()], {
      encoding: 'utf8',
    });
    // A machine without Python cannot try it.
    if (error !== undefined) return;
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^(died|won|tired) on floor \d+ after \d+ turns\n$/)]);
  });
});
