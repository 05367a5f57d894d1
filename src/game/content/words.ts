/** The closed lists of words that content may use. */

/** What a creature can be measured by. Fixed, without a namespace. */
export const ATTRIBUTES = [
  'strength',
  'dexterity',
  'constitution',
  'charisma',
  'luck',
  'level',
  'max_health',
  'max_stamina',
  'damage',
  'hit_chance',
  'critical_chance',
  'critical_factor',
  'price_modifier',
  'carry_capacity',
  'resistance',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The five that points may be assigned to. */
export const STATS = ['strength', 'dexterity', 'constitution', 'charisma', 'luck'] as const;
export type Stat = (typeof STATS)[number];

export const DAMAGE_TYPES = ['fire', 'ice', 'poison', 'shock', 'holy', 'slash', 'blunt'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** What a resistance may be against: one type, or all seven. */
export const RESISTED = [...DAMAGE_TYPES, 'all'] as const;

export const ROLES = ['self', 'target'] as const;

export const TARGETS = ['self', 'target', 'all_enemies', 'all_allies'] as const;
export type Target = (typeof TARGETS)[number];

export const AIMS = ['opponent', 'self', 'ally'] as const;

export const COLORS = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'gray',
  'dark_gray',
] as const;
export type ColorName = (typeof COLORS)[number];

export const GENDERS = ['m', 'f', 'n', 'pl'] as const;
export type Gender = (typeof GENDERS)[number];

export const DIRECTIONS = ['north', 'south', 'west', 'east'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Base values where nothing is said. */
export const BASE_VALUES: Readonly<Record<Attribute, number>> = {
  strength: 1,
  dexterity: 1,
  constitution: 1,
  charisma: 1,
  luck: 1,
  level: 1,
  max_health: 100,
  max_stamina: 100,
  damage: 2,
  hit_chance: 0.8,
  critical_chance: 5,
  critical_factor: 1.5,
  price_modifier: 0,
  carry_capacity: 50,
  resistance: 0,
};

/** How many turns a modifier lasts where nothing is said. */
export const DEFAULT_TURNS = 3;
