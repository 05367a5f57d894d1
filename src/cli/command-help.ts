/** The help of a single subcommand, and the lines that tell how it is called. */
import { COMMANDS } from './commands.ts';
import { optionRow } from './help.ts';
import { type CliLanguage, OPTIONS, type SubcommandName } from './options.ts';

const FRAME = {
  en: {
    usage: 'Usage:',
    options: 'Options:',
    everywhere: 'Everywhere:',
    ends: 'Ends with',
    done: 'done',
    not: 'could not be done',
  },
  de: {
    usage: 'Aufruf:',
    options: 'Optionen:',
    everywhere: 'Überall:',
    ends: 'Endet mit',
    done: 'getan',
    not: 'ging nicht',
  },
} as const;

const EVERYWHERE = ['lang', 'data-dir', 'mods-dir', 'mod', 'help'] as const;

/** How a subcommand is called. */
export function usageText(name: SubcommandName, language: CliLanguage): string {
  const { usage } = FRAME[language];
  return COMMANDS[name].usage[language]
    .map((line, index) => `${index === 0 ? usage : ' '.repeat(usage.length)} ${line}`)
    .join('\n');
}

/** All there is to say about a subcommand. */
export function commandHelp(name: SubcommandName, language: CliLanguage): string {
  const { options, everywhere, ends, done, not } = FRAME[language];
  const spec = COMMANDS[name];
  const own = [
    ...Object.entries(spec.options).map(([option, told]) => optionRow(option, told, language)),
    ...(spec.common ?? []).map((option) => optionRow(option, OPTIONS[option], language)),
  ];
  const found = spec.findings === undefined ? '' : ` · 1 ${spec.findings[language]}`;
  return [
    usageText(name, language),
    '',
    spec.about[language],
    '',
    ...(own.length === 0 ? [] : [options, ...own, '']),
    everywhere,
    ...EVERYWHERE.map((option) => optionRow(option, OPTIONS[option], language)),
    '',
    `${ends}: 0 ${done}${found} · 2 ${not}`,
    '',
  ].join('\n');
}

/** A word too many, and how the subcommand is called. */
export function surplusText(name: SubcommandName, word: string, language: CliLanguage): string {
  const told =
    language === 'de'
      ? `rustkeep ${name}: „${word}“ ist ein Argument zu viel.`
      : `rustkeep ${name}: '${word}' is one argument too many.`;
  return `${told}\n${usageText(name, language)}`;
}

/** A word that names no task of the subcommand, and what was probably meant. */
export function unknownTaskText(name: SubcommandName, word: string, near: string, language: CliLanguage): string {
  if (word === '') return usageText(name, language);
  const told =
    language === 'de'
      ? `rustkeep ${name}: „${word}“ gibt es nicht.${near === '' ? '' : ` Gemeint: ${near}?`}`
      : `rustkeep ${name}: there is no '${word}'.${near === '' ? '' : ` Did you mean ${near}?`}`;
  return `${told}\n${usageText(name, language)}`;
}
