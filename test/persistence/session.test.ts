/** Runs across restarts: whatever ended the program, the run is where it was, and the dead stay dead. */
import { describe, expect, it } from 'vitest';
import { stateChecksum } from '../../src/data/save/checksum.ts';
import { decodeSave } from '../../src/data/save/codec.ts';
import { readJournal } from '../../src/data/save/journal.ts';
import { beginning, verify } from '../../src/data/save/replay.ts';
import type { Content } from '../../src/game/content/content.ts';
import { execute } from '../../src/game/execute.ts';
import type { View } from '../../src/game/state.ts';
import type { Session } from '../../src/host/session.ts';
import { loadCore } from '../core.ts';
import { MemoryFiles } from './memory-files.ts';
import { DATA, JOURNAL, PREVIOUS, playNew, playOn, playToDeath, SAVE, start } from './table.ts';

const content = loadCore();

function stateOf(session: Session): View {
  const state = session.state();
  if (state === undefined) throw new Error('no run in play');
  return structuredClone(state);
}

/** The question that continuing asks under these answers. */
function asked(session: Session, ...answers: (string | undefined)[]): string {
  let entered = session.continueRun(undefined);
  for (const answer of answers) entered = session.continueRun(answer);
  return entered.kind === 'ask' ? entered.notice.code : entered.kind;
}

function without(mod: Content, change: Partial<Content>): Content {
  return { ...mod, hash: 'another', ...change };
}

describe('a run', () => {
  it('is the very same after any number of commands without a goodbye', () => {
    for (const commands of [1, 2, 7, 60, 333]) {
      const files = new MemoryFiles();
      const session = start(files);
      playNew(session, '11', commands);
      const next = start(files.restart());
      expect(next.waiting()).toMatchObject({ turn: session.state()?.turn, name: 'Käthe "die Kühne"' });
      expect(next.continueRun(undefined)).toEqual({ kind: 'playing' });
      expect(next.state()).toStrictEqual(session.state());
    }
  });

  it('is the very same after quitting, with nothing left to replay', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '12', 150);
    const before = stateOf(session);
    expect(session.suspendRun()).toBeUndefined();
    expect(session.state()).toBeUndefined();
    const next = start(files.restart());
    expect(asked(next)).toBe('playing');
    expect(next.state()).toStrictEqual(before);
    const save = decodeSave(files.text(SAVE) ?? '');
    expect(save).toMatchObject({ kind: 'genuine', header: { game: '0.1.0', journal: { commands: 150 } } });
    expect(save.kind === 'genuine' && save.header.mods.map(({ id }) => id)).toEqual(['core']);
  });

  it('goes on over many restarts as if there had been none, and its replay is whole', () => {
    const files = new MemoryFiles();
    let disk = files;
    let session = start(disk);
    playNew(session, '13', 5);
    for (let round = 0; round < 40; round++) {
      if (round % 3 === 0) session.suspendRun();
      disk = disk.restart();
      session = start(disk);
      expect(asked(session)).toBe('playing');
      playOn(session, 17);
    }
    const journal = readJournal(disk.text(JOURNAL) ?? '');
    if (journal === undefined) throw new Error('no journal');
    const verdict = verify(journal, content, '0.1.0');
    expect(verdict).toMatchObject({ kind: 'identical', commands: journal.commands.length });
    if (verdict.kind === 'identical') expect(stateChecksum(verdict.state)).toBe(stateChecksum(stateOf(session)));
    expect(stateOf(session).marks).toEqual([]);
  });

  it('that was only looked at is not written anew', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '14', 40);
    session.suspendRun();
    const disk = files.restart();
    const again = start(disk);
    again.continueRun(undefined);
    again.suspendRun();
    expect(disk.trace).toEqual([]);
  });

  it('that was killed is saved when it is left again, even without another turn', () => {
    const files = new MemoryFiles();
    playNew(start(files), '14', 40);
    const disk = files.restart();
    const again = start(disk);
    again.continueRun(undefined);
    const turn = stateOf(again).turn;
    expect(turn).toBeGreaterThan(0);
    again.suspendRun();
    // Without its journal the save alone now leads to the same turn.
    const bare = disk.restart();
    bare.unlink(JOURNAL);
    const third = start(bare);
    expect(third.waiting()?.turn).toBe(turn);
  });

  it('ignores a torn last line of its journal and writes over it', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '15', 90);
    const whole = files.text(JOURNAL) ?? '';
    const lines = whole.split('\n');
    const last = lines.at(-2) ?? '';
    for (const kept of [0, 1, 20, last.length - 1]) {
      const disk = files.restart();
      disk.put(JOURNAL, whole.slice(0, whole.length - last.length - 1 + kept));
      const next = start(disk);
      expect(asked(next)).toBe('playing');
      expect(next.state()?.turn).toBe((session.state()?.turn ?? 0) - 1);
      playOn(next, 30);
      expect(readJournal(disk.text(JOURNAL) ?? '')).not.toHaveProperty('damagedAt');
      const third = start(disk.restart());
      expect(asked(third)).toBe('playing');
      expect(third.state()).toStrictEqual(next.state());
    }
  });

  it('without its save is played again from its first turn', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '16', 120);
    const disk = files.restart();
    disk.unlink(SAVE);
    disk.unlink(PREVIOUS);
    const next = start(disk);
    expect(asked(next)).toBe('playing');
    expect(next.state()).toStrictEqual(session.state());
  });

  it('without its journal goes on from the save, says so, and is marked for ever', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '17', 120);
    session.suspendRun();
    const disk = files.restart();
    disk.unlink(JOURNAL);
    const next = start(disk);
    expect(asked(next)).toBe('journal_missing');
    expect(asked(next, 'continue')).toBe('playing');
    playOn(next, 20);
    const third = start(disk.restart());
    expect(asked(third)).toBe('playing');
    expect(third.state()).toStrictEqual(next.state());
    expect(third.state()?.marks).toEqual(['resumed']);
  });

  it('with a save newer than its journal says so', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '18', 120);
    session.suspendRun();
    const disk = files.restart();
    const lines = (disk.text(JOURNAL) ?? '').split('\n');
    disk.put(JOURNAL, `${lines.slice(0, 60).join('\n')}\n`);
    const next = start(disk);
    expect(asked(next)).toBe('journal_behind');
    expect(next.waiting()?.turn).toBe(119);
    expect(asked(next, 'continue')).toBe('playing');
    expect(next.state()?.marks).toEqual(['resumed']);
  });

  it('with a hole in its journal plays up to the hole and keeps the rest aside', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '19', 40);
    const disk = files.restart();
    const lines = (disk.text(JOURNAL) ?? '').split('\n');
    lines[31] = `${lines[31]}x`;
    disk.put(JOURNAL, lines.join('\n'));
    const next = start(disk);
    expect(asked(next)).toBe('journal_damaged');
    expect(asked(next, 'continue')).toBe('playing');
    expect(next.state()?.turn).toBe(29);
    playOn(next, 1);
    expect(disk.names().some((name) => /run\.aside-.*\.journal$/.test(name))).toBe(true);
  });

  it.each([
    ['content', { content: without(content, {}) }],
    ['the version of the game', { version: '0.2.0' }],
  ])('whose turns cannot be replayed because %s changed goes on from the save, marked', (_what, today) => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '20', 120);
    const saved = decodeSave(files.text(SAVE) ?? '');
    const disk = files.restart();
    const next = start(disk, today);
    expect(asked(next)).toBe('journal_lost');
    expect(asked(next, 'leave')).toBe('left');
    expect(disk.trace).toEqual([]);
    expect(asked(next, 'continue')).toBe('playing');
    const savedTurn = saved.kind === 'genuine' ? saved.state.turn : -1;
    expect(next.state()).toMatchObject({ turn: savedTurn, marks: ['resumed'] });
  });

  it('that was quit properly goes on under changed content without a word', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '21', 120);
    const before = stateOf(session);
    session.suspendRun();
    const disk = files.restart();
    const next = start(disk, { content: without(content, {}) });
    expect(asked(next)).toBe('playing');
    expect(next.state()).toStrictEqual(before);
    playOn(next, 25);
    const third = start(disk.restart(), { content: without(content, {}) });
    expect(asked(third)).toBe('playing');
    expect(third.state()).toStrictEqual(next.state());
  });
});

describe('a damaged save', () => {
  const files = new MemoryFiles();
  const session = start(files);
  playNew(session, '31', 140);
  session.suspendRun();
  const text = files.text(SAVE) ?? '';
  const turn = `turn = ${/^turn = (\d+)$/m.exec(text)?.[1]}`;

  const damaged = (save: string): MemoryFiles => {
    const disk = files.restart();
    disk.put(SAVE, save);
    return disk;
  };

  it.each([
    ['empty', '', 'incomplete'],
    ['cut in two', text.slice(0, text.length / 2), 'incomplete'],
    ['of another schema', text.replace('schema = 1', 'schema = 7'), 'wrong_schema'],
    ['no TOML', text.replace(turn, 'turn = = 3'), 'unreadable'],
    ['of wrong kinds', text.replace(turn, 'turn = "soon"'), 'unreadable'],
    ['changed by hand', text.replace(turn, 'turn = 3'), 'repaired'],
  ])('that is %s is told apart, kept, and the run comes back from the save before', (_what, save, code) => {
    const disk = damaged(save);
    const next = start(disk);
    expect(next.waiting()?.notice?.code).toBe(code);
    expect(asked(next)).toBe(code);
    expect(disk.text(SAVE)).toBe(save);
    expect(asked(next, 'previous')).toBe('playing');
    const sound = start(files.restart());
    sound.continueRun(undefined);
    expect(next.state()).toStrictEqual(sound.state());
    playOn(next, 1);
    next.suspendRun();
    const kept = disk.names().find((name) => name.includes('save.aside-'));
    expect(disk.text(kept ?? '')).toBe(save);
    expect(decodeSave(disk.text(SAVE) ?? '').kind).toBe('genuine');
    expect(decodeSave(disk.text(PREVIOUS) ?? '').kind).toBe('genuine');
  });

  it('that was repaired by hand can be taken, and the run says so for ever', () => {
    const disk = damaged(text.replace(turn, 'turn = 3'));
    const next = start(disk);
    expect(asked(next, 'accept')).toBe('playing');
    expect(next.state()).toMatchObject({ turn: 3, marks: ['repaired'] });
    playOn(next, 9);
    const third = start(disk.restart());
    expect(asked(third)).toBe('playing');
    expect(third.state()).toStrictEqual(next.state());
    expect(third.state()?.marks).toEqual(['repaired']);
  });

  it('that was edited while turns waited in the journal is asked about once, with what that costs', () => {
    const disk = files.restart();
    const again = start(disk);
    expect(asked(again)).toBe('playing');
    playOn(again, 5);
    const killed = disk.restart();
    const edited = (killed.text(SAVE) ?? '').replace(/^turn = \d+$/m, 'turn = 3');
    killed.put(SAVE, edited);
    const next = start(killed);
    expect(next.waiting()?.notice).toMatchObject({ code: 'repaired_turns', params: { turns: 5 } });
    expect(asked(next)).toBe('repaired_turns');
    expect(asked(next, 'accept')).toBe('playing');
    expect(next.state()).toMatchObject({ turn: 3, marks: ['repaired', 'resumed'] });
  });

  it('is never overwritten by a new run: it is moved aside after a question', () => {
    const disk = damaged(text.slice(0, 1000));
    const next = start(disk);
    const options = { seed: '5', endless: false, daily: false };
    expect(next.newRun(options)).toMatchObject({
      kind: 'ask',
      notice: { code: 'incomplete', answers: ['aside', 'leave'] },
    });
    expect(next.continueRun('leave')).toEqual({ kind: 'left' });
    expect(next.state()).toBeUndefined();
    next.newRun(options);
    expect(next.continueRun('aside')).toEqual({ kind: 'playing' });
    expect(disk.text(SAVE)).toBe(text.slice(0, 1000));
    playOn(next, 3);
    expect(decodeSave(disk.text(SAVE) ?? '')).toMatchObject({ kind: 'genuine', state: { seed: '5' } });
    expect(disk.text('/data/save.aside-2026-03-01T12-00-00.toml')).toBe(text.slice(0, 1000));
  });
});

describe('content that is gone', () => {
  const files = new MemoryFiles();
  const session = start(files);
  playNew(session, '41', 60);
  session.suspendRun();
  const before = files.text(SAVE) ?? '';
  const option = /options = \["([^"]+)"/.exec(before)?.[1] ?? '';
  const options = new Map([...content.options].filter(([id]) => id !== option));
  const reduced = without(content, { options });

  it('is asked about, and a no leaves everything untouched', () => {
    const disk = files.restart();
    const next = start(disk, { content: reduced });
    const entered = next.continueRun(undefined);
    expect(entered).toMatchObject({
      kind: 'ask',
      notice: { code: 'pruned', dropped: [{ what: 'options', id: option, where: 'hero' }] },
    });
    expect(next.continueRun('leave')).toEqual({ kind: 'left' });
    expect(disk.trace).toEqual([]);
  });

  it('is left out after a yes; the original becomes the save before', () => {
    const disk = files.restart();
    const notes: string[] = [];
    const next = start(disk, { content: reduced, note: (lines) => notes.push(...lines) });
    expect(asked(next, 'continue')).toBe('playing');
    expect(notes).toEqual([`options ${option} (hero)`]);
    expect(next.state()).toMatchObject({ marks: ['pruned'], created: true });
    expect(next.state()?.hero.options).not.toContain(option);
    next.suspendRun();
    expect(disk.text(SAVE)).toBe(before);
    next.continueRun(undefined);
    next.continueRun('continue');
    playOn(next, 5, reduced);
    next.suspendRun();
    const third = start(disk.restart(), { content: reduced });
    expect(asked(third)).toBe('playing');
    expect(third.state()?.marks).toEqual(['pruned']);
  });

  it('of a mod that is there but broken is no reason to go on without it', () => {
    const disk = files.restart();
    const next = start(disk, { content: reduced, broken: ['core'] });
    expect(next.continueRun(undefined)).toMatchObject({
      kind: 'ask',
      notice: { code: 'broken_mod', params: { mod: 'core' }, answers: ['leave'] },
    });
    expect(next.continueRun('continue')).toMatchObject({ kind: 'ask' });
    expect(disk.trace).toEqual([]);
  });
});

describe('death', () => {
  const files = new MemoryFiles();
  const session = start(files);
  playToDeath(session, '51');
  const dead = stateOf(session);

  it('is on disk before it is seen: a restart leads to the end of the run', () => {
    const next = start(files.restart());
    expect(asked(next)).toBe('playing');
    expect(next.state()).toStrictEqual(dead);
  });

  it('cannot be dodged by losing the save, the journal, or changing the content', () => {
    for (const lose of [[SAVE], [JOURNAL], [PREVIOUS], [SAVE, PREVIOUS], [JOURNAL, PREVIOUS]]) {
      const disk = files.restart();
      for (const path of lose) disk.unlink(path);
      const next = start(disk);
      expect([lose, asked(next)]).toEqual([lose, 'playing']);
      expect(next.state()?.over).toEqual(dead.over);
    }
    const next = start(files.restart(), { content: without(content, {}), version: '9.9.9' });
    expect(asked(next)).toBe('playing');
    expect(next.state()?.over).toEqual(dead.over);
  });

  it('holds by the word of the journal when the save is older and the turns cannot be replayed', () => {
    const disk = files.restart();
    disk.put(SAVE, disk.text(PREVIOUS) ?? '');
    const next = start(disk, { version: '0.2.0' });
    expect(asked(next)).toBe('playing');
    expect(next.state()).toMatchObject({ over: dead.over, hero: { health: 0 }, marks: ['resumed'] });
  });

  it('is recorded before the save goes, wherever that is cut off, and recorded once', () => {
    const count = (() => {
      const disk = files.restart();
      const next = start(disk);
      next.continueRun(undefined);
      next.finishRun(['Here lies Käthe.']);
      return disk.trace.length;
    })();
    expect(count).toBeGreaterThan(15);
    for (let last = 0; last <= count; last++) {
      const disk = files.restart();
      disk.fault = (_step, _path, at) => (at === last ? 'kill' : undefined);
      const next = start(disk);
      next.continueRun(undefined);
      try {
        next.finishRun(['Here lies Käthe.']);
      } catch {
        // killed
      }
      const after = disk.restart();
      const third = start(after);
      const records = third.records().length;
      if (third.waiting() === undefined) expect(records).toBe(1);
      else {
        expect(asked(third)).toBe('playing');
        expect(third.state()?.over).toEqual(dead.over);
        third.finishRun(['Here lies Käthe.']);
        expect(third.records()).toHaveLength(1);
      }
      expect(start(after.restart()).waiting()).toBeUndefined();
      expect(after.names().filter((name) => /save|journal/.test(name))).toEqual([]);
    }
  });

  it('leaves a record, a text and a replay that is the same run', () => {
    const disk = files.restart();
    const next = start(disk);
    next.continueRun(undefined);
    const { record, problem } = next.finishRun(['Here lies \u001b[31mKäthe.']);
    expect(problem).toBeUndefined();
    expect(record.file).toBe('2026-03-01T12-00-00-kathe-die-kuhne-1.toml');
    expect(next.records()).toEqual([record]);
    expect(record.story).toEqual(['Here lies Käthe.']);
    expect(disk.text('/data/runs/2026-03-01T12-00-00-kathe-die-kuhne-1.txt')).toContain('Here lies Käthe.');
    const journal = readJournal(disk.text('/data/runs/2026-03-01T12-00-00-kathe-die-kuhne-1.replay') ?? '');
    if (journal === undefined) throw new Error('no replay');
    expect(verify(journal, content, '0.1.0')).toMatchObject({ kind: 'identical' });
    expect(verify(journal, content, '0.2.0')).toEqual({ kind: 'unplayable', reason: 'game' });
    expect(next.execute({ command: 'wait' })).toEqual({ outcome: 'rejected', reason: { code: 'run_over' } });
    next.suspendRun();
    expect(next.waiting()).toBeUndefined();
    playNew(next, '51', 1);
    expect(next.state()?.hero.bag).toEqual(
      (() => {
        const other = start(new MemoryFiles());
        playNew(other, '51', 1);
        return other.state()?.hero.bag;
      })(),
    );
  });

  it('of a run that a new one follows is recorded all the same', () => {
    const disk = files.restart();
    const next = start(disk);
    expect(next.newRun({ seed: '1', endless: false, daily: false })).toEqual({ kind: 'playing' });
    expect(next.records()).toHaveLength(1);
  });
});

describe('a fault of ours', () => {
  it('in a turn keeps the run as it was before that turn', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '61', 80);
    const before = stateOf(session);
    session.suspendRun();
    const bad = start(files, {
      execute: (state) => {
        state.hero.health = -5;
        throw new Error('boom');
      },
    });
    expect(asked(bad)).toBe('playing');
    expect(() => bad.execute({ command: 'wait' })).toThrow('boom');
    bad.suspendRun();
    const next = start(files.restart());
    expect(asked(next)).toBe('playing');
    expect(next.state()).toStrictEqual(before);
  });

  it('that comes back at the same place offers the last good turn and keeps the journal aside', () => {
    const files = new MemoryFiles();
    const first = start(files);
    playNew(first, '62', 80);
    const turn = first.state()?.turn ?? 0;
    first.crashed('drawing the map');
    const second = start(files.restart());
    expect(asked(second)).toBe('playing');
    let disk = files.restart();
    const third = start(disk);
    third.continueRun(undefined);
    third.crashed('drawing the map');
    disk = disk.restart();
    const fourth = start(disk);
    expect(fourth.continueRun(undefined)).toMatchObject({
      kind: 'ask',
      notice: {
        code: 'crashing_turn',
        params: { file: 'run.journal', turn },
        answers: ['continue', 'previous', 'leave'],
      },
    });
    expect(asked(fourth, 'previous')).toBe('playing');
    expect(fourth.state()).toMatchObject({ turn: turn - 1, marks: ['resumed'] });
    playOn(fourth, 1);
    expect(disk.names().some((name) => /run\.aside-.*\.journal$/.test(name))).toBe(true);
  });

  it('is no way to undo a turn by killing the program', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '63', 80);
    let disk = files;
    for (let kill = 0; kill < 5; kill++) {
      disk = disk.restart();
      const next = start(disk);
      expect(asked(next)).toBe('playing');
      expect(next.state()).toStrictEqual(session.state());
    }
  });

  it('in a replay offers the turn before it', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '64', 30);
    const broken: typeof execute = (state, command, defs) => {
      if (state.turn === 20) throw new Error('boom');
      return execute(state, command, defs);
    };
    const next = start(files.restart(), { execute: broken });
    expect(next.continueRun(undefined)).toMatchObject({
      kind: 'ask',
      notice: { code: 'crashing_turn', params: { turn: 20 }, details: ['boom'], answers: ['previous', 'leave'] },
    });
    expect(asked(next, 'previous')).toBe('playing');
    expect(next.state()?.turn).toBe(20);
  });
});

describe('a new run', () => {
  it('has a seed of its own without one, and the typed one otherwise', () => {
    const seeds = ['', '', '0', '18446744073709551615', 'Käse'].map((seed) => {
      const session = start(new MemoryFiles());
      session.newRun({ seed, endless: false, daily: false });
      return session.state()?.seed;
    });
    expect(seeds[0]).not.toBe(seeds[1]);
    expect(seeds.slice(2, 4)).toEqual(['0', '18446744073709551615']);
    expect(seeds[4]).toMatch(/^\d+$/);
  });

  it('keeps the text of its seed through saves, journals, its record and its replay', () => {
    const files = new MemoryFiles();
    const first = start(files);
    first.newRun({ seed: ' K\u00e4se\u001b[2J ', endless: false, daily: false });
    playOn(first, 12);
    // Killed, and then left: once only the journal has it whole, once the save.
    const killed = files.restart();
    const second = start(killed);
    expect(asked(second)).toBe('playing');
    expect(second.state()).toStrictEqual(first.state());
    const fatal: typeof execute = (state, command, defs) => {
      const outcome = execute(state, command, defs);
      state.over = { outcome: 'won', turn: state.turn, floor: 1 };
      return outcome;
    };
    expect(second.suspendRun()).toBeUndefined();
    const disk = killed.restart();
    const third = start(disk, { execute: fatal });
    expect(asked(third)).toBe('playing');
    expect(third.state()?.seedText).toBe('Käse');
    playOn(third, 1);
    const { record } = third.finishRun([]);
    expect([record.seed, record.seedText]).toEqual([first.state()?.seed, 'Käse']);
    const replay = readJournal(disk.text(`${DATA}/runs/${record.file.replace('.toml', '.replay')}`) ?? '');
    expect(replay === undefined ? undefined : beginning(replay, loadCore())).toMatchObject({
      seed: record.seed,
      seedText: 'Käse',
    });
  });

  it('leaves no trace before there is a hero', () => {
    const files = new MemoryFiles();
    const session = start(files);
    session.newRun({ seed: '1', endless: false, daily: false });
    expect(session.execute({ command: 'wait' }).outcome).toBe('rejected');
    expect(session.suspendRun()).toBeUndefined();
    expect(files.trace).toEqual([]);
    expect(session.waiting()).toBeUndefined();
  });

  it('of the day has the seed of the day, and only the first try counts', () => {
    const files = new MemoryFiles();
    const marks: (readonly string[])[] = [];
    const seeds = new Set<string>();
    /** Rules under which a run is short: it is won at the first step. */
    const short: typeof execute = (state, command, defs) => {
      const outcome = execute(state, command, defs);
      if (state.turn > 0) state.over = { outcome: 'won', turn: state.turn, floor: 1 };
      return outcome;
    };
    for (let attempt = 0; attempt < 2; attempt++) {
      const session = start(files, { execute: short });
      session.newRun({ seed: '', endless: false, daily: true });
      playOn(session, 2);
      seeds.add(session.state()?.seed ?? '');
      marks.push(session.finishRun([]).record.marks);
    }
    expect(marks).toEqual([['daily'], ['daily_again']]);
    expect(seeds.size).toBe(1);
  });
});

describe('a victory', () => {
  /** Rules under which the third turn wins. */
  const winning: typeof execute = (state, command, defs) => {
    const outcome = execute(state, command, defs);
    if (state.turn === 3 && state.victory === undefined) state.over = { outcome: 'won', turn: 3, floor: 1 };
    return outcome;
  };
  const won = () => {
    const files = new MemoryFiles();
    const session = start(files, { execute: winning });
    playNew(session, '91', 4);
    expect(session.state()?.over?.outcome).toBe('won');
    expect(session.recordVictory(['Won.'])).not.toHaveProperty('problem');
    return { files, session };
  };
  const entries = (session: Session) => session.records().map(({ outcome, later, story }) => [outcome, later, story]);
  const TEXT = '/data/runs/2026-03-01T12-00-00-kathe-die-kuhne-1.txt';

  it('stands in the hall of fame at once, with its text and a replay of it, and the run may still go on', () => {
    const { files, session } = won();
    expect(entries(session)).toEqual([['won', undefined, ['Won.']]]);
    expect(files.text(TEXT)).toContain('Won.');
    const replay = readJournal(files.text(TEXT.replace('.txt', '.replay')) ?? '');
    expect(replay?.commands).toHaveLength(4);
    expect(replay?.end).toBe(stateChecksum(stateOf(session)));
    expect(session.execute({ command: 'go_on' }).outcome).toBe('turn_passed');
    expect(session.state()?.victory).toBe(3);
  });

  it('does not vanish when whoever went on, saved and quit begins another run', () => {
    const { files, session } = won();
    session.execute({ command: 'go_on' });
    playOn(session, 5);
    session.suspendRun();
    const next = start(files.restart(), { execute: winning });
    expect(entries(next)).toEqual([['won', undefined, ['Won.']]]);
    playNew(next, '92', 1);
    expect(entries(next)).toEqual([['won', 'given_up', []]]);
  });

  it('stays a victory in its one entry when the deep behind it kills', () => {
    const { session } = won();
    session.execute({ command: 'go_on' });
    const { turn, floor } = stateOf(session);
    // The state is the session's own: he falls as the rules would let him.
    const state = session.state() as { hero: { health: number }; over?: NonNullable<View['over']> };
    state.hero.health = 0;
    state.over = {
      outcome: 'died',
      turn,
      floor: floor.number,
      cause: { kind: 'ability', by: 'core:rat', with: 'core:attack', damage_type: 'slash' },
    };
    session.finishRun(['Won, and died.']);
    expect(entries(session)).toEqual([['won', 'died', ['Won, and died.']]]);
    expect(session.records()[0]).toMatchObject({ by: 'core:rat', floor: floor.number });
  });

  it('is told once, however often it is looked at again before it is left', () => {
    const { files } = won();
    const next = start(files.restart());
    expect(asked(next)).toBe('playing');
    next.recordVictory(['Again.']);
    next.finishRun(['And again.']);
    expect(entries(next)).toEqual([['won', undefined, ['Won.']]]);
    expect(next.waiting()).toBeUndefined();
  });

  it('that a full disk keeps from being recorded is recorded when the run is left', () => {
    const files = new MemoryFiles();
    const session = start(files, { execute: winning });
    playNew(session, '91', 4);
    files.fault = (_step, path) => (path.includes('/runs/') ? 'ENOSPC' : undefined);
    expect(session.recordVictory(['Won.'])).toHaveProperty('problem');
    files.fault = () => undefined;
    expect(session.finishRun(['Won.'])).not.toHaveProperty('problem');
    expect(entries(session)).toEqual([['won', undefined, ['Won.']]]);
  });
});

describe('a run that is given up', () => {
  const waiting = () => {
    const files = new MemoryFiles();
    const session = start(files);
    playNew(session, '93', 40);
    session.suspendRun();
    return files.restart();
  };
  const another = (session: Session, hero = true) => {
    const wanted = { seed: '5', endless: false, daily: false };
    expect(session.newRun(wanted, (state) => [`${state.hero.name} stops here.`])).toEqual({ kind: 'playing' });
    if (hero) playOn(session, 1);
  };

  it('leaves its entry, its text and its replay, as any other', () => {
    const disk = waiting();
    const next = start(disk);
    const turns = next.waiting()?.turn;
    another(next);
    expect(next.records()).toMatchObject([
      { outcome: 'given_up', turns, by: '', story: ['Käthe "die Kühne" stops here.'] },
    ]);
    const file = next.records()[0]?.file ?? '';
    const journal = readJournal(disk.text(`${DATA}/runs/${file.replace('.toml', '.replay')}`) ?? '');
    if (journal === undefined) throw new Error('no replay');
    expect(verify(journal, content, '0.1.0')).toMatchObject({ kind: 'identical', commands: 40 });
  });

  it('is not given up before the new hero is made: until then it waits', () => {
    const disk = waiting();
    const next = start(disk);
    another(next, false);
    next.suspendRun();
    expect(next.records()).toEqual([]);
    expect(next.waiting()?.turn).toBeGreaterThan(0);
    expect(disk.trace).toEqual([]);
  });

  it('keeps its save as long as its record cannot be written', () => {
    const disk = waiting();
    const before = disk.text(SAVE);
    const next = start(disk);
    disk.fault = (_step, path) => (path.includes('/runs/') ? 'ENOSPC' : undefined);
    another(next);
    expect(next.takeProblem()?.code).toBe('disk_full');
    expect(disk.text(SAVE)).toBe(before);
    disk.fault = () => undefined;
    playOn(next, 1);
    expect(next.records()).toHaveLength(1);
    expect(disk.text(SAVE)).not.toBe(before);
  });

  it('is counted even if part of what it was made of is gone', () => {
    const next = start(waiting(), { content: without(content, { affixes: new Map(), items: new Map() }) });
    expect(next.continueRun(undefined)).toMatchObject({ kind: 'ask' });
    next.continueRun('leave');
    expect(next.newRun({ seed: '5', endless: false, daily: false })).toEqual({ kind: 'playing' });
    playOn(next, 1);
    expect(next.records().map(({ outcome }) => outcome)).toEqual(['given_up']);
  });
});

describe('the hall of fame', () => {
  it('passes over records that are damaged', () => {
    const files = new MemoryFiles();
    const session = start(files);
    playToDeath(session, '81');
    session.finishRun(['end']);
    files.put('/data/runs/2026-01-01T00-00-00-x-1.toml', 'name = ');
    files.put('/data/runs/2026-01-02T00-00-00-x-1.toml', '');
    files.put('/data/runs/2026-01-03T00-00-00-x-1.toml', 'record = 1\nname = 7');
    expect(session.records()).toHaveLength(1);
  });
});
