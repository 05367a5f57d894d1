/** A child process that plays on a small disk until it is full, and tells what became of its save. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSave } from '../../../src/data/save/codec.ts';
import { type FileLayer, REAL_FILES } from '../../../src/host/files.ts';
import { Session } from '../../../src/host/session.ts';
import { loadCore } from '../../core.ts';
import { playNew, playOn } from '../table.ts';

const [folder = '', limit = '0'] = process.argv.slice(2);
const filler = join(folder, 'filler');

/** Where no small disk could be had, this one ends after so many bytes. */
const files: FileLayer = {
  ...REAL_FILES,
  write(file, bytes, offset, position) {
    const room = Number(limit) - used();
    if (Number(limit) > 0 && room <= 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const part = Number(limit) > 0 ? bytes.subarray(0, offset + Math.min(room, bytes.length - offset)) : bytes;
    return REAL_FILES.write(file, part, offset, position);
  },
};

function used(): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Leaves no byte free. */
function fill(): void {
  const file = openSync(filler, 'w');
  try {
    for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
      for (let done = false; !done; ) {
        if (Number(limit) > 0 && used() + size > Number(limit)) break;
        try {
          writeSync(file, Buffer.alloc(size));
        } catch {
          done = true;
        }
      }
    }
  } finally {
    closeSync(file);
  }
}

const session = new Session({ dataDir: folder, content: loadCore(), version: '0.1.0', files });
const path = join(folder, 'save.toml');
playNew(session, '111', 60);
const before = readFileSync(path, 'utf8');
fill();
playOn(session, 300);
const trouble = session.takeProblem()?.code;
const refused = session.suspendRun();
const unchanged = readFileSync(path, 'utf8') === before;
const names = readdirSync(folder);
rmSync(filler);
const saved = session.suspendRun() ?? 'saved';
const reading = decodeSave(readFileSync(path, 'utf8')).kind;
const next = new Session({ dataDir: folder, content: loadCore(), version: '0.1.0' }).continueRun(undefined).kind;
const temporaries = names.filter((name) => name.endsWith('.tmp'));
process.stdout.write(
  JSON.stringify({ trouble, refused, unchanged, temporaries, saved, reading, next, there: existsSync(path) }),
);
