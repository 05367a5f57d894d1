/** The engine is loaded when a mod has scripts, and not before; and it needs nothing of Node. */
import { runInNewContext } from 'node:vm';
import { buildSync, type Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { compilerFor } from '../../src/host/load.ts';
import { readModFolder } from '../../src/host/mod-folders.ts';
import { listening } from '../../src/script/fuzz/campaign.ts';
import { randomProgram } from '../../src/script/fuzz/program.ts';
import { ROOT } from '../core.ts';
import { compiled } from './play.ts';

const mod = (path: string) => readModFolder({ name: path.split('/').at(-1) ?? path, path: `${ROOT}${path}` });

/** The source files that are loaded together with the program's first. */
function loadedAtStart({ outputs }: Metafile): string[] {
  const start = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === 'src/cli/main.ts');
  const seen = new Set<string>();
  const waiting = start === undefined ? [] : [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next]) waiting.push(next);
  }
  return [...seen].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}

describe('without scripts', () => {
  it('the core mod asks for no engine, the example does', async () => {
    expect(await compilerFor([mod('mods/core')])).toBeUndefined();
    expect(await compilerFor([mod('mods/core'), mod('mods/examples/scripts')])).toBeTypeOf('function');
  });

  it('the program starts without the engine and its parser', () => {
    const { metafile } = buildSync({
      absWorkingDir: ROOT,
      entryPoints: ['src/cli/main.ts'],
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      outdir: 'never-written',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const files = loadedAtStart(metafile);
    expect(files).toContain('src/cli/main.ts');
    expect(files.filter((file) => file.startsWith('src/script/') || file.includes('acorn'))).toEqual([]);
    expect(Object.keys(metafile.inputs).some((file) => file.startsWith('src/script/'))).toBe(true);
  });
});

describe('in a page', () => {
  it('the engine runs as it is, where there is nothing but the language itself', () => {
    const { outputFiles } = buildSync({
      stdin: {
        contents: `
          import { compileScript } from './src/script/compile.ts';
          import { listening } from './src/script/fuzz/campaign.ts';
          const linker = { qualify: (id) => (id.includes(':') ? id : 'm:' + id), exists: () => true };
          globalThis.answer = globalThis.programs.map((source) => {
            const compiled = compileScript(source, linker);
            const told = [];
            return JSON.stringify([compiled.script.report(listening(told)), told]);
          });`,
        resolveDir: ROOT,
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    const programs = Array.from({ length: 30 }, (_, seed) => randomProgram(seed + 1));
    const page: { programs: string[]; answer?: string[] } = { programs };
    runInNewContext(outputFiles[0]?.text ?? '', page);
    const here = programs.map((source) => {
      const told: string[] = [];
      return JSON.stringify([compiled(source).report(listening(told)), told]);
    });
    expect([...(page.answer ?? [])]).toEqual(here);
  });
});
