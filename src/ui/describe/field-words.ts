/** What the fields of entries are called in previews, in both languages. */
import type { ColorName, Gender } from '../../game/content/words.ts';

const EN = {
  symbol: 'Symbol',
  color: 'Colour',
  gender: 'Grammatical gender',
  proper: 'Name of its own',
  tags: 'Tags',
  base: 'Base values',
  innate: 'Innate',
  immune: 'Immune to',
  abilities: 'Abilities',
  ai: 'Behaviour, the first that fits',
  triggers: 'Answers',
  exp_reward: 'Experience for its death',
  loot: 'Loot',
  number: 'Number',
  size: 'Size',
  rooms: 'Rooms',
  required: 'Rooms that must be there',
  prefabs: 'Other rooms',
  creatures: 'Who lives there',
  populate: 'Who lives in rooms of a kind',
  loops: 'Corridors to spare',
  price: 'Shops charge',
  repeat: 'Comes again in endless runs',
  scaling: 'Per floor beyond',
  shop: 'Stock',
  greeting: 'Says first',
  options: 'To say',
  count: 'How often',
  when: 'Counts',
  reward: 'Reward',
  order: 'Order',
  pick: 'How many are chosen',
  level: 'Offered at level',
  hint: 'At the door',
  rotate: 'Turned and mirrored',
  npcs: 'Who stands there',
  rolls: 'Draws',
  entries: 'Can be drawn',
  file: 'File',
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  always: 'always',
  affix_table: 'with affixes from',
  table: 'table',
  gold: 'gold',
  times: 'each time',
  once: 'once a run',
  if: 'if',
  health: 'health',
  damage: 'damage',
  exp: 'experience',
  prices: 'prices',
};
type FieldWord = keyof typeof EN;

const DE: Readonly<Record<FieldWord, string>> = {
  symbol: 'Symbol',
  color: 'Farbe',
  gender: 'Grammatisches Geschlecht',
  proper: 'Eigenname',
  tags: 'Tags',
  base: 'Grundwerte',
  innate: 'Angeboren',
  immune: 'Immun gegen',
  abilities: 'Fähigkeiten',
  ai: 'Verhalten, das erste, was passt',
  triggers: 'Antwortet',
  exp_reward: 'Erfahrung für den Tod',
  loot: 'Beute',
  number: 'Nummer',
  size: 'Größe',
  rooms: 'Räume',
  required: 'Räume, die da sein müssen',
  prefabs: 'Übrige Räume',
  creatures: 'Wer dort lebt',
  populate: 'Wer in Räumen einer Art lebt',
  loops: 'Überzählige Gänge',
  price: 'Läden verlangen',
  repeat: 'Kehrt in endlosen Läufen wieder',
  scaling: 'Je Etage darüber hinaus',
  shop: 'Ware',
  greeting: 'Sagt zuerst',
  options: 'Zu sagen',
  count: 'Wie oft',
  when: 'Zählt',
  reward: 'Lohn',
  order: 'Reihenfolge',
  pick: 'Wie viele gewählt werden',
  level: 'Angeboten auf Stufe',
  hint: 'An der Tür',
  rotate: 'Gedreht und gespiegelt',
  npcs: 'Wer dort steht',
  rolls: 'Züge',
  entries: 'Zu ziehen',
  file: 'Datei',
  yes: 'ja',
  no: 'nein',
  nothing: 'nichts',
  always: 'immer',
  affix_table: 'mit Affixen aus',
  table: 'Tabelle',
  gold: 'Gold',
  times: 'je Mal',
  once: 'einmal im Lauf',
  if: 'wenn',
  health: 'Leben',
  damage: 'Schaden',
  exp: 'Erfahrung',
  prices: 'Preise',
};

const COLORS_DE: Readonly<Record<ColorName, string>> = {
  black: 'schwarz',
  red: 'rot',
  green: 'grün',
  yellow: 'gelb',
  blue: 'blau',
  magenta: 'magenta',
  cyan: 'türkis',
  white: 'weiß',
  gray: 'grau',
  dark_gray: 'dunkelgrau',
};
const GENDERS: Readonly<Record<'de' | 'en', Readonly<Record<Gender, string>>>> = {
  en: { m: 'masculine', f: 'feminine', n: 'neuter', pl: 'plural' },
  de: { m: 'männlich', f: 'weiblich', n: 'sächlich', pl: 'Mehrzahl' },
};

/** The word for a field, or for what stands in one. A language of a mod gets English. */
export function fieldWord(language: string, word: FieldWord): string {
  return (language === 'de' ? DE : EN)[word];
}

export function colorWord(language: string, color: string): string {
  const words: Readonly<Record<string, string>> = COLORS_DE;
  const german = Object.hasOwn(words, color) ? words[color] : undefined;
  return language === 'de' ? (german ?? color) : color.replace('_', ' ');
}

export function genderWord(language: string, gender: Gender): string {
  return GENDERS[language === 'de' ? 'de' : 'en'][gender];
}
export type { FieldWord };
