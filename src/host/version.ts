/** Which version of the game this is: written in by the bundler, read from the package when run from source. */
import { readFileSync } from 'node:fs';

export const VERSION: string = process.env.RUSTKEEP_VERSION ?? fromPackage();

function fromPackage(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const about: unknown = JSON.parse(text);
  const known = typeof about === 'object' && about !== null && 'version' in about ? about.version : undefined;
  return typeof known === 'string' ? known : '0.0.0';
}
