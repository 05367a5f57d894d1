/** What the menu of mods is told: the order that was asked for, not the one that was loaded. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Port } from '../ui/port.ts';
import { REAL_FILES } from './files.ts';
import { gamePort } from './game-port.ts';
import { LateSession } from './late-session.ts';
import { loadGame } from './load.ts';
import { SettingsDesk } from './settings-desk.ts';
import { VERSION } from './version.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A port over three mods that hold nothing; what stands in `more` is added to their manifests. */
async function portOfThree(more: Readonly<Record<string, string>> = {}): Promise<{ port: Port; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rustkeep-'));
  folders.push(dataDir);
  for (const id of ['core', 'moss', 'reed']) {
    mkdirSync(join(dataDir, 'mods', id), { recursive: true });
    const manifest = `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\nlanguage = "en"\n${more[id] ?? ''}`;
    writeFileSync(join(dataDir, 'mods', id, 'manifest.toml'), manifest);
  }
  const loaded = await loadGame({ modsDirs: [join(dataDir, 'mods')], dataDir, engine: VERSION });
  const whole = async () => loaded.content;
  const session = new LateSession({ dataDir, content: whole, version: VERSION });
  const desk = new SettingsDesk(REAL_FILES, dataDir, {});
  const parts = { session, loaded: { ...loaded, whole }, desk, dataDir, seed: '', log: '' };
  return { port: gamePort({ ...parts, content: () => loaded.content, messages: () => [] }), dataDir };
}

const ids = (port: Port): string[] => port.mods().map(({ id }) => id);

it('a mod that was moved stands where it was moved to, and can be moved on', async () => {
  const { port, dataDir } = await portOfThree();
  expect(ids(port)).toEqual(['core', 'moss', 'reed']);
  expect(port.changeMods(['core', 'reed', 'moss'], [])).toBeUndefined();
  expect(ids(port)).toEqual(['core', 'reed', 'moss']);
  expect(readFileSync(join(dataDir, 'load_order.toml'), 'utf8')).toMatch(/core.*reed.*moss/s);
});

it('a mod that was switched off is shown as off, and can be switched on again', async () => {
  const { port } = await portOfThree();
  const on = (): boolean[] => port.mods().map(({ enabled }) => enabled);
  port.changeMods(['core', 'moss', 'reed'], ['moss']);
  expect(on()).toEqual([true, false, true]);
  port.changeMods(['core', 'moss', 'reed'], []);
  expect(on()).toEqual([true, true, true]);
});

it('a mod is not moved above one it depends on, nor parted from it: the next start would refuse', async () => {
  const { port, dataDir } = await portOfThree({ reed: 'depends = [ "moss" ]\n' });
  expect(port.changeMods(['core', 'moss', 'reed'], [])).toBeUndefined();
  const stored = () => readFileSync(join(dataDir, 'load_order.toml'), 'utf8');
  const before = stored();
  const names = { mod: 'reed', dependency: 'moss' };
  expect(port.changeMods(['core', 'reed', 'moss'], [])).toEqual({ code: 'dependency_late', ...names });
  expect(port.changeMods(['core', 'moss', 'reed'], ['moss'])).toEqual({ code: 'dependency_missing', ...names });
  expect(ids(port)).toEqual(['core', 'moss', 'reed']);
  expect(stored()).toBe(before);
  // Whoever is off needs nobody.
  expect(port.changeMods(['core', 'reed', 'moss'], ['reed'])).toBeUndefined();
  expect(port.changeMods(['core', 'reed', 'moss'], [])).toMatchObject({ code: 'dependency_late' });
});
