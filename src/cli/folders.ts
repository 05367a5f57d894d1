/** Folders named on the command line: whether they are there, and are what they are said to be. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../data/mod-files.ts';
import { errorCode } from '../host/files.ts';
import { DATA_VARIABLE } from '../host/paths.ts';
import { clean } from '../lib/clean.ts';
import { fileReason } from '../ui/words/file-reasons.ts';
import type { CliLanguage } from './options.ts';

/** What is wrong with the folders that options name, in one line; undefined when nothing is. */
export function folderProblem(
  values: ReadonlyMap<string, readonly string[]>,
  env: Readonly<Record<string, string | undefined>>,
  language: CliLanguage,
): string | undefined {
  const data = values.get('data-dir')?.at(-1);
  const variable = env[DATA_VARIABLE] ?? '';
  const problems = [
    data === undefined && variable !== '' ? dataProblem(DATA_VARIABLE, variable, language) : undefined,
    data === undefined ? undefined : dataProblem('--data-dir', data, language),
    ...(values.get('mods-dir') ?? []).map((path) => missing('--mods-dir', path, language)),
    ...(values.get('mod') ?? []).map((path) => modProblem('--mod', path, language)),
  ];
  return problems.find((problem) => problem !== undefined);
}

/** A data folder that is not there yet is made; what must not be there is a file. */
function dataProblem(name: string, path: string, language: CliLanguage): string | undefined {
  const found = kindOf(path);
  return found === 'folder' || found === 'ENOENT' ? undefined : noFolder(name, path, found, language);
}

function missing(name: string, path: string, language: CliLanguage): string | undefined {
  const found = kindOf(path);
  return found === 'folder' ? undefined : noFolder(name, path, found, language);
}

/** What is wrong with a folder that is said to be a mod. */
export function modProblem(name: string, path: string, language: CliLanguage): string | undefined {
  const shown = clean(path);
  const de = language === 'de';
  const found = kindOf(path);
  if (found === 'file') {
    return de
      ? `${name}: ${shown} ist eine Datei; gemeint ist der Ordner eines Mods, der mit der ${MANIFEST_FILE}.`
      : `${name}: ${shown} is a file; what is meant is a mod's folder, the one with the ${MANIFEST_FILE}.`;
  }
  if (found !== 'folder') return noFolder(name, path, found, language);
  if (name !== '--mod' || existsSync(join(path, MANIFEST_FILE))) return undefined;
  return de
    ? `${name}: In ${shown} liegt keine ${MANIFEST_FILE}, also kein Mod. Einen Ordner voller Mods nennt --mods-dir.`
    : `${name}: there is no ${MANIFEST_FILE} in ${shown}, so it is no mod. A folder full of mods is named with --mods-dir.`;
}

function noFolder(name: string, path: string, found: string, language: CliLanguage): string {
  const shown = clean(path);
  const de = language === 'de';
  if (found === 'ENOENT')
    return de ? `${name}: Einen Ordner ${shown} gibt es nicht.` : `${name}: there is no folder ${shown}.`;
  if (found === 'file') return de ? `${name}: ${shown} ist kein Ordner.` : `${name}: ${shown} is no folder.`;
  const reason = fileReason(found, language);
  return de ? `${name}: ${shown} ist nicht benutzbar: ${reason}.` : `${name}: ${shown} cannot be used: ${reason}.`;
}

function kindOf(path: string): string {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    return errorCode(error);
  }
}
