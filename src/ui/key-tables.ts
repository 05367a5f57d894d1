/** Which keys do what, screen by screen: the one table that handles keys, generates help and takes overrides. */
import type { Key } from './screen.ts';

/** The keys of an action: one list for both key sets, or one for each. */
export type Binding = readonly Key[] | { readonly standard: readonly Key[]; readonly laptop: readonly Key[] };

const HELP = { help: ['?', 'f1'] } as const;
const BACK = { back: ['escape'] } as const;
const VERTICAL = { up: ['up', 'k'], down: ['down', 'j'] } as const;
const SIDEWAYS = { left: ['left', 'h'], right: ['right', 'l'] } as const;
const PAGES = {
  page_up: ['pageup', 'ctrl+b'],
  page_down: ['pagedown', 'ctrl+f'],
  first: ['home', '<'],
  last: ['end', '>'],
} as const;
const LIST = { ...VERTICAL, ...PAGES } as const;
const SELECT = { select: ['enter', 'space'] } as const;
const SEARCH = { search: ['/', 'f'] } as const;
/** No letters: they are typed. Where letters are typed, help has a key that is none. */
const TYPING = {
  accept: ['enter'],
  delete: ['backspace'],
  help: { standard: ['f1', 'ctrl+k'], laptop: ['ctrl+k', 'f1'] },
  ...BACK,
} as const;
const WORKBENCH = { workbench: { standard: ['f12'], laptop: ['ctrl+w', 'f12'] } } as const;
const DIGITS = {
  number_1: ['1'],
  number_2: ['2'],
  number_3: ['3'],
  number_4: ['4'],
  number_5: ['5'],
  number_6: ['6'],
  number_7: ['7'],
  number_8: ['8'],
  number_9: ['9'],
} as const;

/** In a fight: the letters that mean nothing else there, in either key set. They choose, they never fire. */
const ABILITIES = {
  ability_1: ['a'],
  ability_2: ['d'],
  ability_3: ['e'],
  ability_4: ['f'],
  ability_5: ['g'],
  ability_6: ['n'],
  ability_7: ['o'],
  ability_8: ['p'],
  ability_9: ['r'],
  ability_10: ['s'],
  ability_11: ['t'],
  ability_12: ['u'],
  ability_13: ['v'],
  ability_14: ['w'],
  ability_15: ['x'],
  ability_16: ['y'],
} as const;

/** Four directions: arrows, pad digits and hjkl; on the laptop set wasd, which lie alike on QWERTY and QWERTZ. */
const STEPS = {
  north: { standard: ['up', 'k', '8'], laptop: ['up', 'w', '8'] },
  south: { standard: ['down', 'j', '2'], laptop: ['down', 's', '2'] },
  west: { standard: ['left', 'h', '4'], laptop: ['left', 'a', '4'] },
  east: { standard: ['right', 'l', '6'], laptop: ['right', 'd', '6'] },
} as const;
const RUNS = {
  run_north: { standard: ['shift+up', 'K'], laptop: ['shift+up', 'W'] },
  run_south: { standard: ['shift+down', 'J'], laptop: ['shift+down', 'S'] },
  run_west: { standard: ['shift+left', 'H'], laptop: ['shift+left', 'A'] },
  run_east: { standard: ['shift+right', 'L'], laptop: ['shift+right', 'D'] },
} as const;

export const KEY_TABLES = {
  menu: { ...VERTICAL, ...SELECT, ...HELP, quit: ['q', 'escape'] },
  creation: { ...LIST, ...SELECT, next: ['tab', 'right'], ...HELP, ...BACK },
  // No name has a question mark in it.
  name: { ...TYPING, ...HELP },
  prompt: { ...TYPING, up: ['up'], down: ['down'], most: ['end'], least: ['home'] },
  explore: {
    ...STEPS,
    ...RUNS,
    explore: ['x'],
    stairs: ['>'],
    pick_up: ['g', ','],
    talk: ['t'],
    wait: ['.', '5'],
    rest: ['r'],
    inventory: ['i'],
    sheet: ['c'],
    quests: ['q'],
    messages: ['m'],
    look: ['v'],
    bestiary: ['b'],
    ...HELP,
    menu: ['escape'],
    ...WORKBENCH,
  },
  combat: {
    ...LIST,
    ...SIDEWAYS,
    ...DIGITS,
    ...ABILITIES,
    use: ['enter'],
    switch: ['tab', 'shift+tab'],
    wait: ['.'],
    inventory: ['i'],
    sheet: ['c'],
    quests: ['q'],
    messages: ['m'],
    bestiary: ['b'],
    ...HELP,
    menu: ['escape'],
    ...WORKBENCH,
  },
  inventory: {
    ...LIST,
    use: ['enter', 'u'],
    equip: ['e'],
    unequip: ['r'],
    drop: ['d'],
    switch: ['tab', 'shift+tab'],
    sort: ['o'],
    slot: ['s'],
    ...SEARCH,
    ...HELP,
    back: ['escape', 'i'],
  },
  target: { ...LIST, ...DIGITS, ...SELECT, ...HELP, ...BACK },
  sheet: {
    ...LIST,
    add: ['+', 'right', 'l'],
    remove: ['-', 'left', 'h'],
    accept: ['enter'],
    ...HELP,
    back: ['escape', 'c'],
  },
  level_option: { ...LIST, ...SELECT, ...HELP, menu: ['escape'] },
  quests: { ...LIST, ...HELP, back: ['escape', 'q'] },
  messages: { ...LIST, ...SEARCH, again: ['n'], ...HELP, back: ['escape', 'm'] },
  bestiary: { ...LIST, ...SEARCH, ...HELP, back: ['escape', 'b'] },
  dialog: { ...VERTICAL, ...DIGITS, ...SELECT, leave: ['escape'], inventory: ['i'], sheet: ['c'], ...HELP },
  shop: {
    ...LIST,
    switch: ['tab', 'shift+tab', 'left', 'right'],
    trade: ['enter'],
    several: ['n'],
    all: ['a'],
    sort: ['o'],
    ...SEARCH,
    inventory: ['i'],
    sheet: ['c'],
    ...HELP,
    leave: ['escape'],
  },
  look: {
    ...STEPS,
    ...RUNS,
    next: ['tab'],
    previous: ['shift+tab'],
    travel: ['enter', '_'],
    legend: ['space'],
    ...HELP,
    back: ['escape', 'v'],
  },
  help: { ...LIST, back: ['escape', '?', 'f1', 'enter'] },
  confirm: {
    ...SIDEWAYS,
    yes: ['y', 'j'],
    no: ['n', 'escape'],
    select: ['enter'],
    switch: ['tab', 'shift+tab'],
    ...HELP,
  },
  notice: { ...VERTICAL, ...PAGES, ...SELECT, ...HELP, ...BACK },
  pause: { ...VERTICAL, ...SELECT, ...HELP, ...BACK },
  settings: { ...LIST, ...SELECT, ...SIDEWAYS, ...HELP, ...BACK },
  mods: { ...LIST, ...SELECT, move_up: ['K', 'shift+up'], move_down: ['J', 'shift+down'], ...HELP, ...BACK },
  hall: { ...LIST, ...SELECT, ...SEARCH, filter: ['tab'], ...HELP, ...BACK },
  record: { ...LIST, ...HELP, ...BACK },
  over: { ...LIST, accept: ['enter', 'escape'], go_on: ['g'], messages: ['m'], ...HELP },
  workbench: { ...LIST, ...SELECT, switch: ['tab', 'shift+tab'], ...SEARCH, ...HELP, back: ['escape', 'f12'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Binding>>>>;

export type ScreenName = keyof typeof KEY_TABLES;
export type ActionOf<S extends ScreenName> = keyof (typeof KEY_TABLES)[S] & string;
/** Every action of every screen: both languages word each of them. */
export type KeyAction = { [S in ScreenName]: ActionOf<S> }[ScreenName];
