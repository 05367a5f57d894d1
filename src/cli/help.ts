/** What the program says about itself and about wrong command lines, in both languages. */
import type { ArgProblem, OptionSpec } from './args.ts';
import { type CliLanguage, OPTIONS, SUBCOMMANDS } from './options.ts';

const FRAME = {
  en: {
    usage: 'Usage: rustkeep [OPTIONS] [SUBCOMMAND …]',
    about: 'A roguelike for the terminal whose enemies announce what they will do.',
    play: 'Without a subcommand the game starts. In the game, ? shows the keys of every screen.',
    options: 'Options:',
    subcommands: 'Subcommands (rustkeep SUBCOMMAND --help tells more):',
  },
  de: {
    usage: 'Aufruf: rustkeep [OPTIONEN] [UNTERBEFEHL …]',
    about: 'Ein Roguelike für das Terminal, dessen Gegner ankündigen, was sie tun werden.',
    play: 'Ohne Unterbefehl beginnt das Spiel. Im Spiel zeigt ? die Tasten jedes Bildschirms.',
    options: 'Optionen:',
    subcommands: 'Unterbefehle (rustkeep UNTERBEFEHL --help sagt mehr):',
  },
} as const;

const COLUMN = 18;

export function helpText(language: CliLanguage): string {
  const frame = FRAME[language];
  const options = Object.entries(OPTIONS).map(([name, spec]) => optionRow(name, spec, language));
  const subcommands = Object.entries(SUBCOMMANDS).map(([name, told]) => row(name, told[language]));
  return [
    frame.usage,
    '',
    frame.about,
    frame.play,
    '',
    frame.options,
    ...options,
    '',
    frame.subcommands,
    ...subcommands,
    '',
  ].join('\n');
}

/** One option as help lists it. */
export function optionRow(name: string, spec: OptionSpec, language: CliLanguage): string {
  const placeholder = language === 'de' ? (GERMAN_VALUES[spec.value ?? ''] ?? spec.value) : spec.value;
  return row(`--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`, spec.told?.[language] ?? '');
}

/** Words for values that a German would not guess. */
const GERMAN_VALUES: Readonly<Record<string, string>> = {
  DIR: 'ORDNER',
  FILE: 'DATEI',
  WORDS: 'WORTE',
  'ID=STATE': 'ID=STAND',
  OPTIONS: 'OPTIONEN',
  CREATURES: 'KREATUREN',
};

function row(name: string, told: string): string {
  return `  ${name.padEnd(COLUMN)}  ${told}`;
}

/** What went wrong before anything began. */
export type StartProblem =
  | ArgProblem
  | { readonly code: 'unknown_command'; readonly command: string; readonly nearest: string }
  | { readonly code: 'unknown_language'; readonly language: string; readonly known: readonly string[] }
  | { readonly code: 'no_terminal' };

export function startProblem(problem: StartProblem, language: CliLanguage): string {
  const de = language === 'de';
  switch (problem.code) {
    case 'unknown_option':
      return `${de ? 'Unbekannte Option' : 'Unknown option'}: ${problem.option}.${hint(problem.nearest, de)}`;
    case 'unknown_command':
      return `${de ? 'Unbekannter Unterbefehl' : 'Unknown subcommand'}: ${problem.command}.${hint(problem.nearest, de)}`;
    case 'missing_value':
      return de ? `${problem.option} braucht einen Wert.` : `${problem.option} needs a value.`;
    case 'needless_value':
      return de ? `${problem.option} nimmt keinen Wert.` : `${problem.option} takes no value.`;
    case 'given_twice':
      return de ? `${problem.option} ist zweimal angegeben.` : `${problem.option} is given twice.`;
    case 'empty_word':
      return de ? 'Ein Argument ist leer.' : 'An argument is empty.';
    case 'unknown_language': {
      const known = problem.known.join(', ');
      return de
        ? `Unbekannte Sprache: ${problem.language}. Es gibt: ${known}.`
        : `Unknown language: ${problem.language}. There are: ${known}.`;
    }
    case 'no_terminal':
      return de
        ? 'Rustkeep braucht ein Terminal für Ein- und Ausgabe. Ohne Terminal gehen: rustkeep headless, rustkeep --help.'
        : 'Rustkeep needs a terminal for input and output. Without one there are: rustkeep headless, rustkeep --help.';
  }
}

function hint(near: string, de: boolean): string {
  if (near === '') return de ? ' Siehe rustkeep --help.' : ' See rustkeep --help.';
  return de ? ` Gemeint: ${near}?` : ` Did you mean ${near}?`;
}
