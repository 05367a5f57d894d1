/** Disks that are full, read-only, gone, slow or cut off in the middle of any step: the old save stays or the new one is there. */
import { describe, expect, it } from 'vitest';
import { decodeSave } from '../../src/data/save/codec.ts';
import type { View } from '../../src/game/state.ts';
import type { Session } from '../../src/host/session.ts';
import { replaceFile, sweepTemporaries } from '../../src/host/write.ts';
import { type Fault, MemoryFiles, type Step } from './memory-files.ts';
import { JOURNAL, playNew, playOn, playToDeath, SAVE, start } from './table.ts';

const PATH = '/data/save.toml';
const OLD = 'the old save';
const NEW = 'the new save '.repeat(2000);

function disk(): MemoryFiles {
  const files = new MemoryFiles();
  files.put(PATH, OLD);
  return files;
}

function temporaries(files: MemoryFiles): string[] {
  return files.names().filter((name) => name.endsWith('.tmp'));
}

const STEPS = (() => {
  const files = disk();
  replaceFile(files, PATH, NEW);
  return files.trace.length;
})();

describe('replacing a file', () => {
  it('never opens, cuts or removes the file itself, and it is there at every instant', () => {
    const files = disk();
    files.watch = () => expect([OLD, NEW]).toContain(files.text(PATH));
    expect(replaceFile(files, PATH, NEW)).toEqual({ ok: true });
    expect(files.trace).toHaveLength(STEPS);
    expect(files.trace.filter((step) => step.endsWith(PATH))).toEqual([`rename ${PATH}`]);
    expect(temporaries(files)).toEqual([]);
  });

  it('writes on where the system stores less than it was given', () => {
    for (const portion of [1, 7, 4096]) {
      const files = disk();
      files.portion = portion;
      expect(replaceFile(files, PATH, NEW.slice(0, 9000))).toEqual({ ok: true });
      expect(files.text(PATH)).toBe(NEW.slice(0, 9000));
    }
  });

  it('fails when nothing more is stored, and keeps the old file', () => {
    const files = disk();
    files.portion = 4096;
    files.watch = () => {
      if (files.trace.filter((step) => step.startsWith('write')).length >= 2) files.portion = 0;
    };
    expect(replaceFile(files, PATH, NEW)).toMatchObject({ ok: false, problem: { code: 'disk_full', file: PATH } });
    expect(files.text(PATH)).toBe(OLD);
    expect(temporaries(files)).toEqual([]);
  });

  it('does not trust a disk that answers well and stores something else', () => {
    const files = disk();
    files.readFile = (path) =>
      path.endsWith('.tmp') ? Buffer.from(NEW.slice(1)) : Buffer.from(files.text(path) ?? '');
    expect(replaceFile(files, PATH, NEW)).toMatchObject({ ok: false, problem: { code: 'disk_error' } });
    expect(files.text(PATH)).toBe(OLD);
  });

  it.each([
    ['EPERM', 'no_permission'],
    ['EACCES', 'no_permission'],
    ['EBUSY', 'file_busy'],
  ])('tries again when the rename is refused with %s, but not for ever', (code, problem) => {
    const refuse =
      (times: number): Fault =>
      (step) =>
        step === 'rename' && times-- > 0 ? code : undefined;
    const patient = disk();
    patient.fault = refuse(2);
    expect(replaceFile(patient, PATH, NEW)).toEqual({ ok: true });
    expect(patient.text(PATH)).toBe(NEW);
    const hopeless = disk();
    hopeless.fault = refuse(1e9);
    expect(replaceFile(hopeless, PATH, NEW)).toMatchObject({
      ok: false,
      problem: { code: problem, file: PATH, detail: code },
    });
    expect(hopeless.text(PATH)).toBe(OLD);
    expect(temporaries(hopeless)).toEqual([]);
  });

  const CODES = [
    ['ENOSPC', 'disk_full'],
    ['EDQUOT', 'disk_full'],
    ['EIO', 'disk_error'],
    ['EROFS', 'read_only'],
    ['EACCES', 'no_permission'],
    ['EXDEV', 'disk_error'],
    ['ENOENT', 'folder_missing'],
    ['EMFILE', 'disk_error'],
  ] as const;
  it.each(CODES)('answers %s at any step with a message, and keeps old or new whole', (code, problem) => {
    for (let at = 0; at < STEPS; at++) {
      const files = disk();
      files.fault = (step, _path, count) => (step !== 'unlink' && count === at ? code : undefined);
      const done = replaceFile(files, PATH, NEW);
      // Patience may have got it through.
      if (!done.ok) expect(done.problem).toEqual({ code: problem, file: PATH, detail: code });
      const renamed = files.trace.includes(`rename ${PATH}`);
      expect(files.text(PATH)).toBe(renamed ? NEW : OLD);
      expect(temporaries(files)).toEqual([]);
    }
  });

  it('killed before any step leaves old or new whole; what else is left is swept', () => {
    for (let at = 0; at <= STEPS; at++) {
      const files = disk();
      files.fault = (_step, _path, count) => (count === at ? 'kill' : undefined);
      replaceFile(files, PATH, NEW);
      const after = files.restart();
      expect([OLD, NEW]).toContain(after.text(PATH));
      sweepTemporaries(after, '/data');
      expect(after.names()).toEqual([PATH]);
    }
  });

  it('sweeps nothing but its own temporaries', () => {
    const files = disk();
    const others = ['/data/.hidden.tmp', '/data/x.tmp', '/data/.save.toml.bak', '/data/runs/.a.toml.3.tmp'];
    for (const path of others) files.put(path, 'x');
    files.put('/data/.save.toml.4711.tmp', 'x');
    sweepTemporaries(files, '/data');
    expect(files.names()).toEqual([...others, PATH].sort());
  });
});

/** A run with a save and a journal, and the fault that strikes from now on. */
function running(fault: Fault): { files: MemoryFiles; session: Session; before: View } {
  const files = new MemoryFiles();
  const session = start(files);
  playNew(session, '91', 80);
  files.fault = fault;
  const state = session.state();
  if (state === undefined) throw new Error('no run');
  return { files, session, before: structuredClone(state) };
}

describe('a run on a disk that fails', () => {
  const onSave = (step: Step, code: string): Fault => {
    return (taken, path) => (taken === step && path.includes('save.toml') ? code : undefined);
  };

  it.each([
    ['write', 'ENOSPC', 'disk_full'],
    ['fsync', 'EIO', 'disk_error'],
    ['close', 'ENOSPC', 'disk_full'],
    ['open', 'EROFS', 'read_only'],
    ['open', 'EACCES', 'no_permission'],
    ['rename', 'EXDEV', 'disk_error'],
  ] as const)('tells of %s failing with %s, goes on, and saves at the next occasion', (step, code, problem) => {
    const { files, session } = running(onSave(step, code));
    const save = files.text(SAVE);
    expect(session.suspendRun()).toBe(problem);
    expect(files.text(SAVE)).toBe(save);
    expect(temporaries(files)).toEqual([]);
    playOn(session, 5);
    files.fault = () => undefined;
    expect(session.suspendRun()).toBeUndefined();
    expect(decodeSave(files.text(SAVE) ?? '')).toMatchObject({
      kind: 'genuine',
      header: { journal: { commands: 85 } },
    });
  });

  it('loses no turn when saving always fails: the journal has them', () => {
    const { files, session } = running(onSave('rename', 'EXDEV'));
    playOn(session, 60);
    expect(session.suspendRun()).toBe('disk_error');
    const next = start(files.restart());
    expect(next.continueRun(undefined)).toEqual({ kind: 'playing' });
    expect(next.state()).toStrictEqual(session.state());
  });

  it('brings the journal up to date with the first write that works again', () => {
    let broken = true;
    const { files, session } = running((step, path) =>
      broken && step === 'write' && path === JOURNAL ? 'ENOSPC' : undefined,
    );
    playOn(session, 10);
    expect(session.takeProblem()).toMatchObject({ code: 'disk_full', file: JOURNAL });
    expect(session.takeProblem()).toBeUndefined();
    broken = false;
    playOn(session, 1);
    expect(session.takeProblem()).toBeUndefined();
    const next = start(files.restart());
    expect(next.continueRun(undefined)).toEqual({ kind: 'playing' });
    expect(next.state()).toStrictEqual(session.state());
  });

  it('writes over the half of a line that a full disk took', () => {
    const { files, session } = running(() => undefined);
    files.portion = 20;
    let left = 1;
    files.fault = (step, path) => (step === 'write' && path === JOURNAL && left-- <= 0 ? 'ENOSPC' : undefined);
    playOn(session, 1);
    expect(session.takeProblem()).toMatchObject({ code: 'disk_full' });
    const torn = start(files.restart());
    torn.continueRun(undefined);
    expect(torn.state()?.turn).toBe((session.state()?.turn ?? 0) - 1);
    files.fault = () => undefined;
    playOn(session, 3);
    const next = start(files.restart());
    next.continueRun(undefined);
    expect(next.state()).toStrictEqual(session.state());
  });

  it('makes journal and save again when the folder was emptied underneath', () => {
    const { files, session } = running(() => undefined);
    for (const name of files.names()) files.unlink(name);
    playOn(session, 3);
    expect(session.suspendRun()).toBeUndefined();
    const next = start(files.restart());
    expect(next.continueRun(undefined)).toEqual({ kind: 'playing' });
    expect(next.state()?.turn).toBe(82);
  });

  it('begins a run even where nothing can be written, and saves it as soon as it can', () => {
    const files = new MemoryFiles();
    files.fault = () => 'ENOSPC';
    const session = start(files);
    playNew(session, '92', 30);
    expect(session.takeProblem()).toMatchObject({ code: 'disk_full' });
    expect(files.names()).toEqual([]);
    files.fault = () => undefined;
    playOn(session, 2);
    const next = start(files.restart());
    expect(next.continueRun(undefined)).toEqual({ kind: 'playing' });
    expect(next.state()).toStrictEqual(session.state());
    expect(next.state()?.marks).toEqual([]);
  });

  it('keeps the save when the record cannot be written', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playToDeath(session, '93');
    files.fault = (step, path) => (step === 'write' && path.includes('/runs/') ? 'ENOSPC' : undefined);
    expect(session.finishRun([])).toMatchObject({ problem: 'disk_full' });
    expect(files.text(SAVE)).toBeDefined();
    files.fault = () => undefined;
    const again = session.finishRun([]);
    expect(again.problem).toBeUndefined();
    expect(session.records()).toHaveLength(1);
    expect(files.text(SAVE)).toBeUndefined();
  });

  it('says which file cannot be read, and touches nothing', () => {
    const { files, session } = running(() => undefined);
    session.suspendRun();
    const again = files.restart();
    again.readFile = () => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    };
    const next = start(again);
    expect(next.continueRun(undefined)).toMatchObject({
      kind: 'ask',
      notice: { code: 'file_unreachable', params: { file: SAVE, reason: 'no_permission' }, answers: ['leave'] },
    });
    expect(again.trace).toEqual([]);
  });
});

describe('a kill', () => {
  /** Everything up to here happens once; what follows is cut off at every step. */
  const prepared = (() => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '94', 70);
    session.suspendRun();
    return files;
  })();

  it('at any file step of playing, saving and quitting leaves the turn that was seen last, or the one in play', () => {
    /** What was seen before the kill, and the state in play when it came. */
    const play = (files: MemoryFiles) => {
      const session = start(files);
      session.continueRun(undefined);
      let seen = structuredClone(session.state());
      for (let turn = 0; turn < 6 && !files.dead; turn++) {
        playOn(session, 1);
        if (!files.dead) seen = structuredClone(session.state());
      }
      const state = structuredClone(session.state());
      if (!files.dead) session.suspendRun();
      return [seen, state];
    };
    const whole = prepared.restart();
    play(whole);
    const steps = whole.trace.length;
    expect(steps).toBeGreaterThan(15);
    for (let at = 0; at < steps; at++) {
      const files = prepared.restart();
      files.fault = (_step, _path, count) => (count === at ? 'kill' : undefined);
      const possible = play(files);
      const next = start(files.restart());
      expect([at, next.continueRun(undefined)]).toEqual([at, { kind: 'playing' }]);
      expect(possible).toContainEqual(next.state());
    }
  });

  it('at any file step of beginning a run leaves the old run or the new one', () => {
    const begin = (files: MemoryFiles) => {
      playNew(start(files), '95', 2);
    };
    const old = prepared.text(SAVE)?.match(/^seed = "(\d+)"$/m)?.[1];
    const whole = prepared.restart();
    begin(whole);
    for (let at = 0; at < whole.trace.length; at++) {
      const files = prepared.restart();
      files.fault = (_step, _path, count) => (count === at ? 'kill' : undefined);
      begin(files);
      const next = start(files.restart());
      expect([at, next.continueRun(undefined)]).toEqual([at, { kind: 'playing' }]);
      const { seed, turn, marks } = next.state() ?? {};
      expect([at, seed === old ? turn === 69 : (turn ?? 9) <= 1, marks]).toEqual([at, true, []]);
    }
  });
});
