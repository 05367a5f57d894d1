/** What the tools for mods say, in both languages. */

export interface Sum {
  readonly files: number;
  readonly entries: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

interface CheckWords {
  sum(sum: Sum): string;
}

const few = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const CHECK_WORDS: Readonly<Record<'de' | 'en', CheckWords>> = {
  en: {
    sum: ({ files, entries, errors, warnings, notes }) =>
      `${few(files, 'file', 'files')}, ${few(entries, 'entry', 'entries')}: ` +
      `${few(errors, 'error', 'errors')}, ${few(warnings, 'warning', 'warnings')}, ${few(notes, 'note', 'notes')}`,
  },
  de: {
    sum: ({ files, entries, errors, warnings, notes }) =>
      `${few(files, 'Datei', 'Dateien')}, ${few(entries, 'Eintrag', 'Einträge')}: ` +
      `${few(errors, 'Fehler', 'Fehler')}, ${few(warnings, 'Warnung', 'Warnungen')}, ${few(notes, 'Hinweis', 'Hinweise')}`,
  },
};
