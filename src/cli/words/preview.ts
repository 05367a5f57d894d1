/** What previews say, in both languages. */
export const PREVIEW_WORDS = {
  en: {
    number: (option: string, min: number, max: number) =>
      `rustkeep preview: ${option} takes a whole number from ${min} to ${max}`,
    unknown: (id: string, near: string) =>
      `rustkeep preview: ${id} is unknown${near === '' ? '' : `; did you mean ${near}?`}`,
    unknownMod: (id: string, mod: string) =>
      `rustkeep preview: ${id} is unknown: the mod ${mod} is not loaded. Name its folder: --mod DIR`,
    notInstalled: 'a mod that is not installed is named by its folder: --mod DIR',
    lost: (id: string) => `rustkeep preview: ${id} has a mistake and was dropped; rustkeep check tells which`,
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
    number: (option: string, min: number, max: number) =>
      `rustkeep preview: ${option} nimmt eine ganze Zahl von ${min} bis ${max}`,
    unknown: (id: string, near: string) =>
      `rustkeep preview: ${id} ist unbekannt${near === '' ? '' : `; gemeint ist vielleicht ${near}`}`,
    unknownMod: (id: string, mod: string) =>
      `rustkeep preview: ${id} ist unbekannt: Der Mod ${mod} ist nicht geladen. Seinen Ordner nennen: --mod ORDNER`,
    notInstalled: 'ein Mod, der nicht installiert ist, wird über seinen Ordner genannt: --mod ORDNER',
    lost: (id: string) => `rustkeep preview: ${id} enthält einen Fehler und entfiel; rustkeep check sagt, welchen`,
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
