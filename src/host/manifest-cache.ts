/** Manifests that were read before without a finding, by their text: a start that knows them all needs no validator. */
import { readFileSync } from 'node:fs';
import type { Manifest } from '../data/manifest.ts';
import { normalise } from '../data/toml.ts';
import { REAL_FILES } from './files.ts';
import type { Installation, ReadManifest } from './mods.ts';
import { replaceFile } from './write.ts';

/** Thrown before anything was done with a manifest that has to be read. */
export class UnknownManifest extends Error {
  override name = 'UnknownManifest';
}

interface Kept {
  readonly build: string;
  readonly manifests: readonly (readonly [text: string, manifest: Manifest])[];
}

/** Reads only what it knows; absent when nothing was kept by this very build. */
export function knownManifests(path: string, build: string): ReadManifest | undefined {
  try {
    // Written below; another build's is passed over.
    const kept = JSON.parse(readFileSync(path, 'utf8')) as Kept;
    if (kept.build !== build) return undefined;
    const known = new Map(kept.manifests);
    return ({ files }) => {
      const manifest = known.get(normalise(files[0]?.text ?? ''));
      if (manifest === undefined) throw new UnknownManifest();
      return manifest;
    };
  } catch {
    return undefined;
  }
}

/** Keeps the manifests of an installation in which nothing was found. That they cannot be kept is no loss. */
export function keepManifests(path: string, build: string, { mods, disabled, findings, sources }: Installation): void {
  if (findings.list.length > 0) return;
  const manifests = [...mods, ...disabled].map(
    ({ manifest }) => [sources.get(`${manifest.id}/manifest.toml`) ?? '', manifest] as const,
  );
  const kept: Kept = { build, manifests };
  replaceFile(REAL_FILES, path, JSON.stringify(kept));
}
