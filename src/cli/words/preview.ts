/** What previews say, in both languages. */
export const PREVIEW_WORDS = {
  en: {
    usage:
      'rustkeep preview floor [--number N] [--seed S] [--count C] [--json]\n' +
      'rustkeep preview loot TABLE [--draws N] [--luck L] [--seed S] [--json]\n' +
      'rustkeep preview item|creature|ability|modifier|affix|option|quest|npc|prefab|floor_entry|loot_table|slot|category|script ID [--watch]\n' +
      'rustkeep preview script ID [--self …] [--target …]',
    number: (option: string, min: number, max: number) =>
      `rustkeep preview: ${option} takes a whole number from ${min} to ${max}`,
    unknown: (id: string, near: string) =>
      `rustkeep preview: ${id} is unknown${near === '' ? '' : `; did you mean ${near}?`}`,
    no_floor: 'rustkeep preview: there is no floor of this number',
    floor_impossible: 'rustkeep preview: this floor cannot be built: its required rooms do not fit',
    floor: (number: number, seed: string) => `floor ${number}, seed ${seed}`,
    nothing: '(nothing)',
    share: 'draws',
    refers: 'refers to',
    referred: 'referred to by',
    none: 'nothing',
    watching: 'watching for changes; Ctrl-C ends',
  },
  de: {
    usage:
      'rustkeep preview floor [--number N] [--seed S] [--count C] [--json]\n' +
      'rustkeep preview loot TABELLE [--draws N] [--luck L] [--seed S] [--json]\n' +
      'rustkeep preview item|creature|ability|modifier|affix|option|quest|npc|prefab|floor_entry|loot_table|slot|category|script ID [--watch]\n' +
      'rustkeep preview script ID [--self …] [--target …]',
    number: (option: string, min: number, max: number) =>
      `rustkeep preview: ${option} nimmt eine ganze Zahl von ${min} bis ${max}`,
    unknown: (id: string, near: string) =>
      `rustkeep preview: ${id} ist unbekannt${near === '' ? '' : `; gemeint ist vielleicht ${near}`}`,
    no_floor: 'rustkeep preview: Eine Etage mit dieser Nummer gibt es nicht',
    floor_impossible: 'rustkeep preview: Diese Etage lässt sich nicht bauen: Ihre Pflichträume passen nicht hinein',
    floor: (number: number, seed: string) => `Etage ${number}, Seed ${seed}`,
    nothing: '(nichts)',
    share: 'Züge',
    refers: 'verweist auf',
    referred: 'darauf verweisen',
    none: 'nichts',
    watching: 'wartet auf Änderungen; Strg-C beendet',
  },
} as const;
