/** Every subcommand: how it is called, which options and how many words it takes, and how it ends. Parsing and help follow. */
import type { OptionSpec } from './args.ts';
import type { CliLanguage, OPTIONS, SubcommandName } from './options.ts';

type Told = Readonly<Record<CliLanguage, string>>;

/** One subcommand. */
export interface CommandSpec {
  readonly usage: Readonly<Record<CliLanguage, readonly string[]>>;
  /** What it does, for its help. */
  readonly about: Told;
  readonly options: Readonly<Record<string, OptionSpec & { readonly told: Told }>>;
  /** Common options that mean something to it, beyond those that always do. */
  readonly common?: readonly (keyof typeof OPTIONS)[];
  /** How many words it takes at most. */
  readonly words: number;
  /** When it ends with 1, if it ever does. */
  readonly findings?: Told;
}

const JSON_OPTION = { told: { en: 'the same as JSON', de: 'dasselbe als JSON' } } as const;
const BEING = { value: 'WORDS', repeatable: true } as const;

export const COMMANDS: Readonly<Record<SubcommandName, CommandSpec>> = {
  paths: {
    usage: { en: ['rustkeep paths'], de: ['rustkeep paths'] },
    about: {
      en: 'Shows where saves, settings, mods and logs lie.',
      de: 'Zeigt, wo Spielstand, Einstellungen, Mods und Protokolle liegen.',
    },
    options: {},
    words: 0,
  },
  check: {
    usage: { en: ['rustkeep check [DIR…] [--json]'], de: ['rustkeep check [ORDNER…] [--json]'] },
    about: {
      en: 'Checks mods, each DIR one, on top of the installed ones they depend on; without DIR all that are installed.',
      de: 'Prüft Mods, jeder ORDNER einer, samt den installierten, die sie brauchen; ohne ORDNER alle installierten.',
    },
    options: { json: JSON_OPTION },
    words: Number.POSITIVE_INFINITY,
    findings: { en: 'errors or warnings', de: 'Fehler oder Warnungen' },
  },
  mods: {
    usage: {
      en: [
        'rustkeep mods list',
        'rustkeep mods new DIR',
        'rustkeep mods enable|disable ID…',
        'rustkeep mods order [ID…]',
        'rustkeep mods sort [--write]',
        'rustkeep mods conflicts',
        'rustkeep mods schema DIR',
      ],
      de: [
        'rustkeep mods list',
        'rustkeep mods new ORDNER',
        'rustkeep mods enable|disable ID…',
        'rustkeep mods order [ID…]',
        'rustkeep mods sort [--write]',
        'rustkeep mods conflicts',
        'rustkeep mods schema ORDNER',
      ],
    },
    about: {
      en: 'new makes a small working mod, order puts mods in the order of loading, conflicts shows who overrides what.',
      de: 'new legt einen kleinen lauffähigen Mod an, order ordnet das Laden, conflicts zeigt, wer was überschreibt.',
    },
    options: {
      write: { told: { en: 'sort: store the proposed order', de: 'sort: die vorgeschlagene Reihenfolge speichern' } },
    },
    words: Number.POSITIVE_INFINITY,
  },
  explain: {
    usage: { en: ['rustkeep explain ID|CODE'], de: ['rustkeep explain ID|CODE'] },
    about: {
      en: 'Of an entry: who defined it, which override wins, who refers to it. Of a code of check: what it means and what to do.',
      de: 'Zu einem Eintrag: wer ihn definiert, was ihn überschreibt, wer darauf verweist. Zu einem Code von check: was er bedeutet und was zu tun ist.',
    },
    options: {},
    words: 1,
  },
  schema: {
    usage: { en: ['rustkeep schema DIR'], de: ['rustkeep schema ORDNER'] },
    about: {
      en: 'Writes JSON Schemas for editors into DIR, with the ids of all installed mods.',
      de: 'Schreibt JSON-Schemas für Editoren in den ORDNER, mit den IDs aller installierten Mods.',
    },
    options: {},
    words: 1,
  },
  preview: {
    usage: {
      en: [
        'rustkeep preview floor [--number N] [--seed S] [--count C] [--json]',
        'rustkeep preview loot TABLE [--draws N] [--luck L] [--seed S] [--json]',
        'rustkeep preview item|creature|ability|modifier|affix|option|quest|npc|prefab|',
        '                 floor_entry|loot_table|slot|category ID [--watch] [--json]',
        'rustkeep preview script ID [--self WORDS] [--target WORDS] [--quest ID=STATE]',
        '                 [--number FLOOR] [--seed S] [--json]',
      ],
      de: [
        'rustkeep preview floor [--number N] [--seed S] [--count C] [--json]',
        'rustkeep preview loot TABELLE [--draws N] [--luck L] [--seed S] [--json]',
        'rustkeep preview item|creature|ability|modifier|affix|option|quest|npc|prefab|',
        '                 floor_entry|loot_table|slot|category ID [--watch] [--json]',
        'rustkeep preview script ID [--self WORTE] [--target WORTE] [--quest ID=STAND]',
        '                 [--number ETAGE] [--seed S] [--json]',
      ],
    },
    about: {
      en:
        'Shows what an entry becomes, without playing. A mod that is not installed: --mod DIR.\n' +
        'WORDS: hero or a creature, then health=20, damage=9, tag=undead, item=gold=5, modifier=rage, with commas between.',
      de:
        'Zeigt, was aus einem Eintrag wird, ohne zu spielen. Ein Mod, der nicht installiert ist: --mod ORDNER.\n' +
        'WORTE: hero oder eine Kreatur, dann health=20, damage=9, tag=undead, item=gold=5, modifier=rage, mit Kommas dazwischen.',
    },
    options: {
      number: { value: 'N', told: { en: 'number of the floor', de: 'Nummer der Etage' } },
      count: { value: 'C', told: { en: 'how many floors', de: 'wie viele Etagen' } },
      draws: { value: 'N', told: { en: 'how often to draw', de: 'wie oft gezogen wird' } },
      luck: { value: 'L', told: { en: 'luck of the hero', de: 'Glück des Helden' } },
      self: {
        ...BEING,
        told: { en: 'script: who runs it (repeatable)', de: 'script: wer es ausführt (mehrfach möglich)' },
      },
      target: {
        ...BEING,
        told: { en: 'script: the other side (repeatable)', de: 'script: die andere Seite (mehrfach möglich)' },
      },
      quest: {
        value: 'ID=STATE',
        repeatable: true,
        told: { en: 'script: a quest, active or done', de: 'script: eine Quest, active oder done' },
      },
      watch: { told: { en: 'show it anew whenever a file changes', de: 'neu zeigen, sobald sich eine Datei ändert' } },
      json: JSON_OPTION,
    },
    common: ['seed', 'no-color'],
    words: 2,
    findings: { en: 'the script fails', de: 'das Skript scheitert' },
  },
  replay: {
    usage: {
      en: ['rustkeep replay FILE [--verify] [--speed N] [--step]'],
      de: ['rustkeep replay DATEI [--verify] [--speed N] [--step]'],
    },
    about: {
      en: 'Plays a finished run again, on the screen or, with --verify, without one. rustkeep paths shows where runs lie.',
      de: 'Spielt einen beendeten Lauf noch einmal, auf dem Schirm oder mit --verify ohne ihn. rustkeep paths zeigt, wo die Läufe liegen.',
    },
    options: {
      verify: { told: { en: 'only tell whether it plays out the same', de: 'nur sagen, ob er genauso verläuft' } },
      speed: { value: 'N', told: { en: 'commands a second, 1 to 1000', de: 'Befehle in der Sekunde, 1 bis 1000' } },
      step: { told: { en: 'begin paused', de: 'angehalten beginnen' } },
    },
    common: ['ascii', 'no-color', 'plain'],
    words: 1,
    findings: { en: 'the run took another course', de: 'der Lauf verlief anders' },
  },
  daily: {
    usage: { en: ['rustkeep daily [--show]'], de: ['rustkeep daily [--show]'] },
    about: {
      en: 'Begins the dungeon of the day, the same for everybody. Without a terminal its seed is told.',
      de: 'Beginnt den Dungeon des Tages, für alle derselbe. Ohne Terminal wird sein Seed genannt.',
    },
    options: { show: { told: { en: 'only tell the seed', de: 'nur den Seed nennen' } } },
    common: ['ascii', 'no-color', 'plain'],
    words: 0,
  },
  headless: {
    usage: { en: ['rustkeep headless [--schema]'], de: ['rustkeep headless [--schema]'] },
    about: {
      en: 'Reads JSON lines from standard input and answers each with one.',
      de: 'Liest JSON-Zeilen von der Standardeingabe und beantwortet jede mit einer.',
    },
    options: {
      schema: { told: { en: 'print the JSON Schema of the lines', de: 'das JSON-Schema der Zeilen ausgeben' } },
    },
    words: 0,
  },
  sim: {
    usage: {
      en: [
        'rustkeep sim fights --enemy ID[,…] [--hero A,B] [--fights N] [--seed S] [--level L]',
        '                    [--policy attack|sensible|blind] [--json]',
        'rustkeep sim runs [--runs N] [--seed S] [--hero all|A,B] [--plan FILE] [--endless]',
        '                  [--bot attack|novice|reckless|sensible|blind|thorough]',
        '                  [--workers N] [--html FILE] [--json]',
        'rustkeep sim decisions [--samples N] [--seed S] [--json]',
      ],
      de: [
        'rustkeep sim fights --enemy ID[,…] [--hero A,B] [--fights N] [--seed S] [--level L]',
        '                    [--policy attack|sensible|blind] [--json]',
        'rustkeep sim runs [--runs N] [--seed S] [--hero all|A,B] [--plan DATEI] [--endless]',
        '                  [--bot attack|novice|reckless|sensible|blind|thorough]',
        '                  [--workers N] [--html DATEI] [--json]',
        'rustkeep sim decisions [--samples N] [--seed S] [--json]',
      ],
    },
    about: {
      en: 'Lets bots play and reports: single fights, whole runs, or how often another decision would have been better.',
      de: 'Lässt Bots spielen und berichtet: einzelne Kämpfe, ganze Läufe, oder wie oft eine andere Entscheidung besser gewesen wäre.',
    },
    options: {
      hero: { value: 'OPTIONS', told: { en: 'what the hero is made of', de: 'woraus der Held besteht' } },
      enemy: { value: 'CREATURES', told: { en: '1 to 6 creatures', de: '1 bis 6 Kreaturen' } },
      fights: { value: 'N', told: { en: 'how many fights', de: 'wie viele Kämpfe' } },
      runs: { value: 'N', told: { en: 'how many runs of each hero', de: 'wie viele Läufe je Held' } },
      samples: { value: 'N', told: { en: 'how many decisions', de: 'wie viele Entscheidungen' } },
      level: { value: 'L', told: { en: 'level of the hero', de: 'Stufe des Helden' } },
      policy: { value: 'NAME', told: { en: 'how the hero fights', de: 'wie der Held kämpft' } },
      bot: { value: 'NAME', told: { en: 'who plays', de: 'wer spielt' } },
      plan: { value: 'FILE', told: { en: 'what the bot prefers, as JSON', de: 'was der Bot vorzieht, als JSON' } },
      html: { value: 'FILE', told: { en: 'write the report there, too', de: 'den Bericht auch dorthin schreiben' } },
      workers: { value: 'N', told: { en: 'how many threads; 0: as fits', de: 'wie viele Threads; 0: wie es passt' } },
      endless: { told: { en: 'go on after a victory', de: 'nach einem Sieg weitergehen' } },
      json: JSON_OPTION,
    },
    common: ['seed'],
    words: 1,
    findings: { en: 'runs got stuck or broke', de: 'Läufe hingen fest oder zerbrachen' },
  },
};
