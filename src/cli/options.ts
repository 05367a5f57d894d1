/** The options and subcommands of the program: one row each, from which parsing and help follow. */
import type { OptionSpec } from './args.ts';

export type CliLanguage = 'de' | 'en';
type Told = Readonly<Record<CliLanguage, string>>;

export const OPTIONS = {
  seed: {
    value: 'SEED',
    told: { en: 'seed of the next new run: a number or any text', de: 'Seed des nächsten neuen Laufs: Zahl oder Text' },
  },
  lang: { value: 'de|en', told: { en: 'language', de: 'Sprache' } },
  'data-dir': {
    value: 'DIR',
    told: { en: 'where saves, settings and runs lie', de: 'wo Spielstand, Einstellungen und Läufe liegen' },
  },
  'mods-dir': {
    value: 'DIR',
    repeatable: true,
    told: {
      en: 'where mods are looked for instead of the usual folders (repeatable)',
      de: 'wo Mods gesucht werden statt in den üblichen Ordnern (mehrfach möglich)',
    },
  },
  mod: {
    value: 'DIR',
    repeatable: true,
    told: {
      en: 'one mod more, by its folder, without installing it (repeatable)',
      de: 'ein Mod mehr, über seinen Ordner, ohne ihn zu installieren (mehrfach möglich)',
    },
  },
  ascii: { told: { en: 'plain ASCII on the screen', de: 'nur ASCII-Zeichen auf dem Schirm' } },
  'no-color': { told: { en: 'no colours', de: 'keine Farben' } },
  plain: {
    told: {
      en: 'lines of text instead of a screen, for screen readers',
      de: 'Textzeilen statt Bildschirm, für Vorleser',
    },
  },
  help: { short: 'h', told: { en: 'this text', de: 'dieser Text' } },
  version: { short: 'V', told: { en: 'the version', de: 'die Version' } },
} as const satisfies Readonly<Record<string, OptionSpec & { readonly told: Told }>>;

/** What help says about each subcommand. */
export const SUBCOMMANDS = {
  paths: { en: 'where everything lies', de: 'wo alles liegt' },
  check: { en: 'checks mods: check [DIR…] [--json]', de: 'prüft Mods: check [DIR…] [--json]' },
  mods: {
    en: 'makes and orders mods: new, list, order, sort, enable, disable, conflicts, schema',
    de: 'legt Mods an und ordnet sie: new, list, order, sort, enable, disable, conflicts, schema',
  },
  explain: {
    en: 'who defined an entry, what overrides it, who refers to it: explain ID',
    de: 'wer einen Eintrag definiert, überschreibt und benutzt: explain ID',
  },
  schema: { en: 'JSON Schemas for editors', de: 'JSON-Schemas für Editoren' },
  preview: {
    en: 'shows a floor, loot, an item or a creature without playing',
    de: 'zeigt Etage, Beute, Gegenstand oder Kreatur, ohne zu spielen',
  },
  replay: { en: 'shows or verifies a finished run', de: 'zeigt oder prüft einen beendeten Lauf' },
  daily: { en: 'the seed of the day', de: 'der Seed des Tages' },
  headless: { en: 'the game as JSON lines', de: 'das Spiel als JSON-Zeilen' },
  sim: { en: 'lets bots play and reports', de: 'lässt Bots spielen und berichtet' },
} as const satisfies Readonly<Record<string, Told>>;

export type SubcommandName = keyof typeof SUBCOMMANDS;

export function isSubcommand(word: string): word is SubcommandName {
  return Object.hasOwn(SUBCOMMANDS, word);
}
