/** What is said before the screen stands and after it is gone, in both languages. */
import type { HardError } from '../../data/depends.ts';
import type { FileProblem, FileProblemCode } from '../../host/write.ts';
import type { CliLanguage } from '../options.ts';

const REASONS: Readonly<Record<FileProblemCode, Readonly<Record<CliLanguage, string>>>> = {
  disk_full: { en: 'the disk is full', de: 'der Datenträger ist voll' },
  read_only: { en: 'the disk is read-only', de: 'der Datenträger ist schreibgeschützt' },
  no_permission: { en: 'permission denied', de: 'keine Berechtigung' },
  folder_missing: { en: 'no such folder', de: 'der Ordner fehlt' },
  file_busy: { en: 'another program holds the file', de: 'ein anderes Programm hält die Datei' },
  too_long: { en: 'the path is too long', de: 'der Pfad ist zu lang' },
  disk_error: { en: 'the disk reports an error', de: 'der Datenträger meldet einen Fehler' },
};

/** A problem with the data folder, in one line. */
export function folderText({ code, file, detail }: FileProblem, language: CliLanguage): string {
  const reason = `${REASONS[code][language]} (${detail})`;
  return language === 'de'
    ? `Der Datenordner ist nicht benutzbar: ${file}: ${reason}. Ein anderer: --data-dir DIR.`
    : `The data folder cannot be used: ${file}: ${reason}. Choose another: --data-dir DIR.`;
}

export function noHomeText(language: CliLanguage): string {
  return language === 'de'
    ? 'Kein Ordner für Daten: Es gibt kein Heimatverzeichnis. Angeben mit --data-dir DIR.'
    : 'No folder for data: there is no home folder. Name one with --data-dir DIR.';
}

export function takenText(pid: number, folder: string, language: CliLanguage): string {
  return language === 'de'
    ? `Rustkeep läuft schon mit diesem Ordner (Prozess ${pid}): ${folder}`
    : `Rustkeep is already running with this folder (process ${pid}): ${folder}`;
}

/** One of the three errors that keep the game from starting, with what to do. */
export function hardErrorText(error: HardError, language: CliLanguage): string {
  const de = language === 'de';
  switch (error.code) {
    case 'core_missing': {
      const { searched } = error.params;
      return de
        ? `Der Mod „core“ fehlt. Gesucht in: ${searched}. Ohne --mods-dir wird der mitgelieferte benutzt.`
        : `The mod "core" is missing. Searched in: ${searched}. Without --mods-dir the one that comes with the game is used.`;
    }
    case 'dependency_missing': {
      const { mod, dependency, disabled } = error.params;
      const remedy = disabled === 'true' ? `rustkeep mods enable ${dependency}` : `rustkeep mods disable ${mod}`;
      return de
        ? `Der Mod „${mod}“ braucht „${dependency}“, der ${disabled === 'true' ? 'abgeschaltet ist' : 'fehlt'}. Abhilfe: ${remedy}`
        : `The mod "${mod}" needs "${dependency}", which is ${disabled === 'true' ? 'disabled' : 'missing'}. Remedy: ${remedy}`;
    }
    case 'dependency_late': {
      const { mod, dependency, circle } = error.params;
      if (circle !== '') {
        return de ? `Mods brauchen einander im Kreis: ${circle}.` : `Mods depend on each other in a circle: ${circle}.`;
      }
      return de
        ? `Der Mod „${mod}“ wird vor „${dependency}“ geladen, braucht ihn aber. Abhilfe: rustkeep mods sort`
        : `The mod "${mod}" is loaded before "${dependency}", which it needs. Remedy: rustkeep mods sort`;
    }
  }
}

/** The last line after a run was left. */
export function waitsText(name: string, file: string, language: CliLanguage): string {
  return language === 'de' ? `${name} wartet auf dich: ${file}` : `${name} waits for you: ${file}`;
}

/** A run that could not be saved: whether the journal has it all, or how many turns nothing on disk holds. */
export function saveFailedText(
  { code, file, lost }: { readonly code: string; readonly file: string; readonly lost: number },
  language: CliLanguage,
): string {
  const reasons: Readonly<Record<string, Readonly<Record<CliLanguage, string>>>> = REASONS;
  const reason = (Object.hasOwn(reasons, code) ? reasons[code]?.[language] : undefined) ?? code;
  const de = language === 'de';
  const head = de ? `Der Spielstand wurde nicht geschrieben (${reason})` : `The save could not be written (${reason})`;
  if (lost === 0)
    return de ? `${head}; das Protokoll hält jeden Zug: ${file}` : `${head}; the journal holds every turn: ${file}`;
  return de
    ? `${head}, auch das Protokoll nicht: Die letzten Züge fehlen (${lost}). Der Stand davor liegt in: ${file}`
    : `${head}, nor could the journal: the last turns are missing (${lost}). The run up to them is kept in: ${file}`;
}

/** A fault of ours: what is kept, and what to send. */
export function crashText(error: unknown, journal: string | undefined, language: CliLanguage): string {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const de = language === 'de';
  const head = de ? 'Rustkeep ist an einem eigenen Fehler gescheitert.' : 'Rustkeep failed over a fault of its own.';
  if (journal === undefined) return `${head}\n${told}`;
  const kept = de
    ? `Der Lauf ist bis zum letzten Zug erhalten. Dieses Protokoll spielt ihn nach, bitte melde es mit: ${journal}`
    : `The run is kept up to its last turn. This journal replays it, please send it along: ${journal}`;
  return `${head}\n${told}\n\n${kept}`;
}
