/** A file system in memory that counts its steps, and in which any of them can fail, fall short, or be the last. */
import { dirname } from 'node:path';
import type { FileLayer } from '../../src/host/files.ts';

export type Step = Exclude<keyof FileLayer, 'pause' | 'readdir' | 'readFile' | 'size'>;

/** What happens instead of a step: an error's code, 'kill' for the end of the process before it, or nothing. */
export type Fault = (step: Step, path: string, count: number) => string | undefined;

/** The process is dead: nothing it does afterwards reaches the disk. */
export class Killed extends Error {
  override name = 'Killed';
}

export class MemoryFiles implements FileLayer {
  /** Every step that was taken, as 'rename save.toml'. */
  readonly trace: string[] = [];
  fault: Fault = () => undefined;
  /** The most bytes that one write stores. */
  portion = Number.POSITIVE_INFINITY;
  /** Called after each step. */
  watch: () => void = () => undefined;
  private readonly open_ = new Map<number, { path: string; file: { bytes: Uint8Array } }>();
  private readonly nodes = new Map<string, { bytes: Uint8Array }>();
  private next = 3;
  /** Whether the process was killed at one of its steps. */
  dead = false;

  /** The same disk after a restart: nothing is open, nothing fails. */
  restart(): MemoryFiles {
    const again = new MemoryFiles();
    for (const [path, node] of this.nodes) again.put(path, node.bytes.slice());
    return again;
  }

  put(path: string, content: Uint8Array | string): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.nodes.set(path, { bytes });
  }

  text(path: string): string | undefined {
    const node = this.nodes.get(path);
    return node === undefined ? undefined : Buffer.from(node.bytes).toString('utf8');
  }

  names(): string[] {
    return [...this.nodes.keys()].sort();
  }

  private step<T>(step: Step, path: string, act: () => T): T {
    if (this.dead) throw new Killed('dead');
    const code = this.fault(step, path, this.trace.length);
    if (code === 'kill') {
      this.dead = true;
      throw new Killed(`killed before ${step} ${path}`);
    }
    if (code !== undefined) throw Object.assign(new Error(`${code}: ${step} ${path}`), { code });
    this.trace.push(`${step} ${path}`);
    const result = act();
    this.watch();
    return result;
  }

  private node(path: string): { bytes: Uint8Array } {
    const node = this.nodes.get(path);
    if (node === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
    return node;
  }

  private opened(file: number): { path: string; file: { bytes: Uint8Array } } {
    const opened = this.open_.get(file);
    if (opened === undefined) throw Object.assign(new Error('EBADF'), { code: 'EBADF' });
    return opened;
  }

  open(path: string, mode: 'read' | 'fresh' | 'append'): number {
    return this.step('open', path, () => {
      if (mode === 'fresh' && this.nodes.has(path)) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST' });
      if (mode !== 'read' && !this.nodes.has(path)) this.nodes.set(path, { bytes: new Uint8Array() });
      this.open_.set(this.next, { path, file: this.node(path) });
      return this.next++;
    });
  }

  write(file: number, bytes: Uint8Array, offset: number, position: number): number {
    const { path, file: node } = this.opened(file);
    return this.step('write', path, () => {
      const count = Math.min(this.portion, bytes.length - offset);
      const grown = new Uint8Array(Math.max(node.bytes.length, position + count));
      grown.set(node.bytes);
      grown.set(bytes.subarray(offset, offset + count), position);
      node.bytes = grown;
      return count;
    });
  }

  truncate(file: number, length: number): void {
    const { path, file: node } = this.opened(file);
    this.step('truncate', path, () => {
      node.bytes = node.bytes.slice(0, length);
    });
  }

  size(file: number): number {
    return this.opened(file).file.bytes.length;
  }

  fsync(file: number): void {
    this.step('fsync', this.opened(file).path, () => undefined);
  }

  close(file: number): void {
    const { path } = this.opened(file);
    this.step('close', path, () => this.open_.delete(file));
  }

  rename(from: string, to: string): void {
    this.step('rename', to, () => {
      this.nodes.set(to, this.node(from));
      this.nodes.delete(from);
    });
  }

  unlink(path: string): void {
    this.node(path);
    this.step('unlink', path, () => this.nodes.delete(path));
  }

  fsyncFolder(path: string): void {
    this.step('fsyncFolder', path, () => undefined);
  }

  readdir(folder: string): string[] {
    const names = this.names().filter((path) => dirname(path) === folder);
    return names.map((path) => path.slice(folder.length + 1));
  }

  mkdir(path: string): void {
    this.step('mkdir', path, () => undefined);
  }

  readFile(path: string): Uint8Array {
    return this.node(path).bytes.slice();
  }

  pause(): void {
    // Waiting changes nothing here.
  }
}
