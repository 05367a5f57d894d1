/** The core mod through the real loader, for tests that need the game's own content. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Loaded, loadContent } from '../src/data/load.ts';
import type { Content } from '../src/game/content/content.ts';
import { readModFolder } from '../src/host/mod-folders.ts';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The version of the engine that is tested. */
export const ENGINE = String(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).version);

let loaded: Loaded | undefined;

/** Everything the loader says about the core mod. */
export function loadedCore(): Loaded {
  loaded ??= loadContent([readModFolder({ name: 'core', path: `${ROOT}mods/core` })], { engine: ENGINE });
  return loaded;
}

/** The content of the core mod, loaded once per test file. */
export function loadCore(): Content {
  return loadedCore().content;
}
