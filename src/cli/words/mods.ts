/** What `mods` and `explain` say, in both languages. */
import type { Definition } from '../../data/explain.ts';

export interface ModsWords {
  readonly references: string;
  readonly noReferences: string;
  readonly noConflicts: string;
  readonly sorted: string;
  readonly disabledMark: string;
  readonly brokenMark: string;
  definition(one: Definition & { readonly only: boolean }): string;
  unknownId(id: string, near: string): string;
  unknownModOf(id: string, mod: string): string;
  lostId(id: string): string;
  unknownMod(id: string, near: string): string;
  readonly coreStays: string;
  folderExists(path: string): string;
  notWritten(path: string, reason: string): string;
  made(path: string): string;
  wrote(path: string): string;
  proposed(order: readonly string[]): string;
  order(mods: readonly string[], disabled: readonly string[]): string;
}

export const MODS_WORDS: Readonly<Record<'de' | 'en', ModsWords>> = {
  en: {
    references: 'referred to by:',
    noReferences: 'nothing refers to it',
    noConflicts: 'No entry is overridden.',
    sorted: 'The order satisfies every mod.',
    disabledMark: 'disabled',
    brokenMark: 'manifest cannot be read',
    definition: ({ mod, file, line, wins, differs, only }) =>
      `${mod}/${file}:${line}  ${only ? 'defined here' : wins ? 'wins' : 'overridden'}${
        differs.length === 0 ? '' : `, differs in ${differs.join(', ')}`
      }`,
    unknownId: (id, near) => `There is no entry '${id}'.${near === '' ? '' : ` Did you mean '${near}'?`}`,
    unknownModOf: (id, mod) => `There is no entry '${id}': the mod '${mod}' is not loaded. Name its folder: --mod DIR`,
    lostId: (id) => `The entry '${id}' was dropped. rustkeep check tells why.`,
    coreStays: "The mod 'core' is the game itself and cannot be disabled; a mod can override its entries.",
    unknownMod: (id, near) => `There is no mod '${id}'.${near === '' ? '' : ` Did you mean '${near}'?`}`,
    folderExists: (path) => `${path} is there already and not empty. Name a folder that is not.`,
    notWritten: (path, reason) => `${path} cannot be written: ${reason}.`,
    made: (path) => `${path} is a working mod. Check it: rustkeep check ${path}   Play it: rustkeep --mod ${path}`,
    wrote: (path) => `written: ${path}`,
    proposed: (order) => `${order.join('\n')}\n\nrustkeep mods sort --write stores this order.`,
    order: (mods, disabled) =>
      [...mods, ...(disabled.length === 0 ? [] : ['', `disabled: ${disabled.join(', ')}`])].join('\n'),
  },
  de: {
    references: 'darauf verweisen:',
    noReferences: 'nichts verweist darauf',
    noConflicts: 'Kein Eintrag ist überschrieben.',
    sorted: 'Die Reihenfolge passt für alle Mods.',
    disabledMark: 'abgeschaltet',
    brokenMark: 'Manifest nicht lesbar',
    definition: ({ mod, file, line, wins, differs, only }) =>
      `${mod}/${file}:${line}  ${only ? 'hier definiert' : wins ? 'gilt' : 'überschrieben'}${
        differs.length === 0 ? '' : `, anders in ${differs.join(', ')}`
      }`,
    unknownId: (id, near) => `Einen Eintrag „${id}“ gibt es nicht.${near === '' ? '' : ` Ist „${near}“ gemeint?`}`,
    unknownModOf: (id, mod) =>
      `Einen Eintrag „${id}“ gibt es nicht: Der Mod „${mod}“ ist nicht geladen. Seinen Ordner nennen: --mod ORDNER`,
    lostId: (id) => `Der Eintrag „${id}“ entfiel. rustkeep check sagt, warum.`,
    coreStays:
      'Der Mod „core“ ist das Spiel selbst und lässt sich nicht abschalten; ein Mod kann seine Einträge überschreiben.',
    unknownMod: (id, near) => `Einen Mod „${id}“ gibt es nicht.${near === '' ? '' : ` Ist „${near}“ gemeint?`}`,
    folderExists: (path) => `${path} ist schon da und nicht leer. Einen neuen Ordner nennen.`,
    notWritten: (path, reason) => `${path} lässt sich nicht schreiben: ${reason}.`,
    made: (path) => `${path} ist ein lauffähiger Mod. Prüfen: rustkeep check ${path}   Spielen: rustkeep --mod ${path}`,
    wrote: (path) => `geschrieben: ${path}`,
    proposed: (order) => `${order.join('\n')}\n\nrustkeep mods sort --write speichert diese Reihenfolge.`,
    order: (mods, disabled) =>
      [...mods, ...(disabled.length === 0 ? [] : ['', `abgeschaltet: ${disabled.join(', ')}`])].join('\n'),
  },
};
