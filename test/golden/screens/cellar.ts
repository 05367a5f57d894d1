/** A small mod that stands in for the core, so that the pictures of screens do not change with the balance of the game. */
import { fileURLToPath } from 'node:url';
import { type Loaded, loadContent } from '../../../src/data/load.ts';
import { readModFolder } from '../../../src/host/mod-folders.ts';
import { ENGINE } from '../../core.ts';

let loaded: Loaded | undefined;

export function loadCellar(): Loaded {
  const path = fileURLToPath(new URL('./mod', import.meta.url));
  loaded ??= loadContent([readModFolder({ name: 'core', path })], { engine: ENGINE });
  return loaded;
}
