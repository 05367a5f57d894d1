/** `rustkeep mods …`: making, listing, ordering and describing mods. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sortMods } from '../data/depends.ts';
import { conflicts } from '../data/explain.ts';
import { readManifest } from '../data/manifest.ts';
import { nearest } from '../data/nearest.ts';
import { CORE } from '../data/order.ts';
import { idFromName, modTemplate } from '../data/template.ts';
import { checkMods } from '../host/check.ts';
import { errorCode, makeFolder } from '../host/files.ts';
import { changeOrder, findMods, type Installation } from '../host/mods.ts';
import { clean } from '../lib/clean.ts';
import { fileReason } from '../ui/words/file-reasons.ts';
import { reportLines } from '../ui/words/report.ts';
import { requestOf } from './check.ts';
import { surplusText, unknownTaskText, usageText } from './command-help.ts';
import { writeSchemas } from './schema.ts';
import { DONE, NOT_DONE, readArgs, type ToolArgs, type ToolIo } from './tool.ts';
import { MODS_WORDS, type ModsWords } from './words/mods.ts';

interface Task {
  readonly args: ToolArgs;
  readonly io: ToolIo;
  readonly words: ModsWords;
  /** What follows the name of the task. */
  readonly rest: readonly string[];
}

interface TaskSpec {
  readonly run: (task: Task) => number | Promise<number>;
  /** How many words it takes at most. */
  readonly words: number;
}

const ANY = Number.POSITIVE_INFINITY;
const TASKS: Readonly<Record<string, TaskSpec>> = {
  list: { run: list, words: 0 },
  new: { run: makeNew, words: 1 },
  enable: { run: (task) => toggle(task, true), words: ANY },
  disable: { run: (task) => toggle(task, false), words: ANY },
  order: { run: order, words: ANY },
  sort: { run: sort, words: 0 },
  conflicts: { run: showConflicts, words: 0 },
  schema: { run: (task) => writeSchemas(task.rest, { ...task, name: 'mods' }), words: 1 },
};

export async function run(args: readonly string[], io: ToolIo): Promise<number> {
  const read = readArgs(args, 'mods', io);
  if (typeof read === 'number') return read;
  const words = MODS_WORDS[read.language];
  const [name = '', ...rest] = read.parsed.words;
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (task === undefined) {
    io.err(`${unknownTaskText('mods', clean(name), nearest(name, Object.keys(TASKS)), read.language)}\n`);
    return NOT_DONE;
  }
  const surplus = rest[task.words];
  if (surplus !== undefined) {
    io.err(`${surplusText('mods', clean(surplus), read.language)}\n`);
    return NOT_DONE;
  }
  return await task.run({ args: read, io, words, rest });
}

function installed({ args }: Task): Installation {
  return findMods(requestOf(args), readManifest, { write: false });
}

function list(task: Task): number {
  const { mods, disabled, broken } = installed(task);
  const rows = [
    ...mods.map(({ manifest: { id, version, name } }, index) => [`${index + 1}.`, id, version, name, '']),
    ...disabled.map(({ manifest: { id, version, name } }) => ['–', id, version, name, task.words.disabledMark]),
    ...broken.map(({ name }) => ['!', name, '', '', task.words.brokenMark]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    task.io.out(
      `${row
        .map((cell, column) => clean(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
  return DONE;
}

/** Makes a mod in a folder that is not there or empty; never writes over anything. */
async function makeNew(task: Task): Promise<number> {
  const { io, words, args, rest } = task;
  const [path] = rest;
  if (path === undefined) return usage(task);
  const folder = resolve(path);
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      io.err(`${words.folderExists(path)}\n`);
      return NOT_DONE;
    }
    for (const [name, text] of Object.entries(modTemplate(idFromName(basename(folder)), args.language))) {
      makeFolder(dirname(join(folder, name)));
      writeFileSync(join(folder, name), text, { flag: 'wx' });
    }
  } catch (error) {
    io.err(`${words.notWritten(clean(path), fileReason(errorCode(error), args.language))}\n`);
    return NOT_DONE;
  }
  const written = await writeSchemas([join(path, 'schema')], { ...task, name: 'mods', io: { ...io, out: () => {} } });
  if (written === DONE) io.out(`${words.made(path)}\n`);
  return written;
}

function usage({ io, args }: Task): number {
  io.err(`${usageText('mods', args.language)}\n`);
  return NOT_DONE;
}

/** The mods named, all of them known; undefined, with a word about it, when one is not. */
function known(task: Task, { mods, disabled }: Installation): readonly string[] | undefined {
  const ids = [...mods, ...disabled].map(({ manifest }) => manifest.id);
  const wrong = task.rest.find((id) => !ids.includes(id));
  if (wrong === undefined) return ids;
  task.io.err(`${task.words.unknownMod(clean(wrong), nearest(wrong, ids))}\n`);
  return undefined;
}

function toggle(task: Task, on: boolean): number {
  if (task.rest.length === 0) return usage(task);
  const found = installed(task);
  if (known(task, found) === undefined) return NOT_DONE;
  if (!on && task.rest.includes(CORE)) {
    task.io.err(`${task.words.coreStays}\n`);
    return NOT_DONE;
  }
  const mods = idsOf(found.mods);
  const disabled = idsOf(found.disabled);
  return on
    ? store(task, [...mods, ...task.rest.filter((id) => !mods.includes(id))], without(disabled, task.rest))
    : store(task, without(mods, task.rest), [...disabled, ...task.rest.filter((id) => !disabled.includes(id))]);
}

function idsOf(mods: Installation['mods']): string[] {
  return mods.map(({ manifest }) => manifest.id);
}

function without(list: readonly string[], gone: readonly string[]): string[] {
  return list.filter((id) => !gone.includes(id));
}

/** Without ids shows the order, with some puts those first, in the order given. */
function order(task: Task): number {
  const found = installed(task);
  const disabled = idsOf(found.disabled);
  const mods = idsOf(found.mods);
  if (task.rest.length === 0) {
    task.io.out(`${task.words.order(mods, disabled)}\n`);
    return DONE;
  }
  if (known(task, found) === undefined) return NOT_DONE;
  return store(task, [...new Set([...task.rest, ...mods])], without(disabled, task.rest));
}

function store(task: Task, mods: readonly string[], disabled: readonly string[]): number {
  const { dataDir } = requestOf(task.args);
  const { ok, findings } = changeOrder({ dataDir }, mods, disabled);
  for (const line of reportLines(findings.list, new Map(), task.args.language)) task.io.err(`${line}\n`);
  if (ok) task.io.out(`${task.words.order(mods, disabled)}\n`);
  return ok ? DONE : NOT_DONE;
}

function sort(task: Task): number {
  const found = installed(task);
  const before = idsOf(found.mods);
  const after = sortMods(found.mods.map(({ manifest }) => manifest));
  if (task.args.flag('write')) return store(task, after, idsOf(found.disabled));
  const same = before.every((id, index) => id === after[index]);
  task.io.out(`${same ? task.words.sorted : task.words.proposed(after)}\n`);
  return DONE;
}

async function showConflicts(task: Task): Promise<number> {
  const { loaded } = await checkMods([], requestOf(task.args));
  const found = conflicts(loaded);
  const lines = found.flatMap(({ registry, id, definitions }) => [
    `${id}  [[${registry}]]`,
    ...definitions.map((one) => `  ${task.words.definition({ ...one, only: false })}`),
  ]);
  task.io.out(`${(lines.length === 0 ? [task.words.noConflicts] : lines).join('\n')}\n`);
  return DONE;
}
