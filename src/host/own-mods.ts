/** Where the game's own mods lie: beside the bundle, or beside the sources. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CANDIDATES = ['../mods', '../../mods'];

/** The folder `mods/` of the installation. */
export function ownModsFolder(): string {
  const folders = CANDIDATES.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return folders.find((folder) => existsSync(folder)) ?? folders[0] ?? 'mods';
}
