/** What the tools for runs say, in both languages. */
import type { Divergence, Unplayable } from '../../data/save/replay.ts';
import type { CliLanguage } from '../options.ts';

interface RunWords {
  readonly no_terminal: string;
  readonly speed: string;
  unreadable(file: string, detail: string): string;
  noReplay(file: string): string;
  damaged(line: number): string;
  /** The bottom line of a replay on the screen, with its keys. */
  watching(at: Progress): string;
  identical(commands: number, finished: boolean): string;
  diverged(divergence: Divergence): string;
  unplayable(reason: Unplayable, made: Made): string;
  daily(date: string, seed: string, attempt: number): string;
  busy(name: string): string;
  readonly obstacle: string;
  readonly paths: Readonly<Record<string, string>>;
  because(reason: 'argument' | 'variable' | 'platform'): string;
}

/** How far a replay on the screen has come. */
export interface Progress {
  readonly played: number;
  readonly total: number;
  /** Commands a second. */
  readonly speed: number;
  readonly paused: boolean;
}

/** What a replay was made with, and what is here. */
export interface Made {
  readonly game: string;
  readonly here: string;
  readonly mods: string;
}

export const RUN_WORDS: Readonly<Record<CliLanguage, RunWords>> = {
  en: {
    unreadable: (file, detail) => `rustkeep replay: ${file} cannot be read: ${detail}`,
    noReplay: (file) => `rustkeep replay: ${file} is no replay, or its first line is damaged`,
    damaged: (line) => `line ${line} is damaged`,
    watching: ({ played, total, speed, paused }) =>
      `${paused ? 'paused' : `${speed}/s`}  ${played}/${total}  Space pause · Right step · + - speed · q quit`,
    no_terminal: 'rustkeep replay: showing needs a terminal; --verify does not',
    speed: 'rustkeep replay: --speed takes a whole number from 1 to 1000',
    identical: (commands, finished) =>
      `identical: ${commands} commands${finished ? '' : ', from the run’s start to where the file ends'}`,
    diverged: ({ at, turn, reason, detail }) =>
      `diverged at command ${at} (turn ${turn}): ${{ rejected: 'the command is refused', checksum: 'the state differs', threw: 'the game broke down' }[reason]} (${detail})`,
    unplayable: (reason, { game, here, mods }) =>
      ({
        resumed: 'not playable: the run went on from a save without its journal',
        game: `not playable: it was made with rustkeep ${game}, this is ${here}`,
        content: `not playable: it was made with other mods or other versions of them: ${mods}`,
        floor: 'not playable: its first floor cannot be built',
        damaged: 'not playable: the file is damaged',
      })[reason],
    daily: (date, seed, attempt) =>
      `${date}  seed ${seed}\n${attempt === 1 ? 'not yet tried: the first try counts' : `tried ${attempt - 1} times: further tries are marked`}`,
    busy: (name) => `${name} waits. Play that run to its end, or begin the dungeon of the day from the menu.`,
    obstacle: 'The save cannot simply be replaced. Start rustkeep and choose the dungeon of the day from the menu.',
    paths: {
      folder: 'data folder',
      save: 'save',
      previous: 'save before',
      journal: 'journal',
      runs: 'finished runs',
      settings: 'settings',
      loadOrder: 'load order',
      mods: 'your mods',
      own: 'mods of the game',
      logs: 'logs',
    },
    because: (reason) =>
      ({
        argument: '(--data-dir)',
        variable: '(RUSTKEEP_DATA_DIR)',
        platform: '(the usual place; --data-dir or RUSTKEEP_DATA_DIR changes it)',
      })[reason],
  },
  de: {
    unreadable: (file, detail) => `rustkeep replay: ${file} ist nicht lesbar: ${detail}`,
    noReplay: (file) => `rustkeep replay: ${file} ist keine Aufzeichnung, oder ihre erste Zeile ist beschädigt`,
    damaged: (line) => `Zeile ${line} ist beschädigt`,
    watching: ({ played, total, speed, paused }) =>
      `${paused ? 'angehalten' : `${speed}/s`}  ${played}/${total}  Leertaste hält an · Rechts ein Schritt · + - Tempo · q Ende`,
    no_terminal: 'rustkeep replay: Zum Zeigen braucht es ein Terminal; --verify braucht keines',
    speed: 'rustkeep replay: --speed nimmt eine ganze Zahl von 1 bis 1000',
    identical: (commands, finished) =>
      `identisch: ${commands} Befehle${finished ? '' : ', vom Beginn des Laufs bis zum Ende der Datei'}`,
    diverged: ({ at, turn, reason, detail }) =>
      `abgewichen bei Befehl ${at} (Zug ${turn}): ${{ rejected: 'der Befehl wird abgelehnt', checksum: 'der Zustand ist ein anderer', threw: 'das Spiel ist gescheitert' }[reason]} (${detail})`,
    unplayable: (reason, { game, here, mods }) =>
      ({
        resumed: 'nicht abspielbar: Der Lauf ging von einem Spielstand ohne sein Protokoll weiter',
        game: `nicht abspielbar: aufgezeichnet mit rustkeep ${game}, dies ist ${here}`,
        content: `nicht abspielbar: aufgezeichnet mit anderen Mods oder anderen Versionen davon: ${mods}`,
        floor: 'nicht abspielbar: Die erste Etage lässt sich nicht bauen',
        damaged: 'nicht abspielbar: Die Datei ist beschädigt',
      })[reason],
    daily: (date, seed, attempt) =>
      `${date}  Seed ${seed}\n${attempt === 1 ? 'noch nicht versucht: Der erste Versuch zählt' : `${attempt - 1}-mal versucht: Weitere Versuche tragen einen Vermerk`}`,
    busy: (name) => `${name} wartet. Spiel diesen Lauf zu Ende oder beginne den Kerker des Tages im Menü.`,
    obstacle:
      'Der Spielstand lässt sich nicht einfach ersetzen. Starte rustkeep und wähle den Kerker des Tages im Menü.',
    paths: {
      folder: 'Datenordner',
      save: 'Spielstand',
      previous: 'Spielstand davor',
      journal: 'Protokoll',
      runs: 'beendete Läufe',
      settings: 'Einstellungen',
      loadOrder: 'Ladereihenfolge',
      mods: 'deine Mods',
      own: 'Mods des Spiels',
      logs: 'Protokolle des Ladens',
    },
    because: (reason) =>
      ({
        argument: '(--data-dir)',
        variable: '(RUSTKEEP_DATA_DIR)',
        platform: '(der übliche Ort; --data-dir oder RUSTKEEP_DATA_DIR ändert ihn)',
      })[reason],
  },
};
