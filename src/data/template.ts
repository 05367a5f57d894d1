/** The small working mod that `mods new` makes: one item, and one room to find it in. */
import { LOCAL_ID } from './ids.ts';

/** Path inside the mod → text. */
export type ModTemplate = Readonly<Record<string, string>>;

/** An id of a mod made from the name of a folder: `My Mod!` → `my_mod`. */
export function idFromName(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
  return LOCAL_ID.test(id) && id !== 'core' ? id : 'my_mod';
}

interface Words {
  readonly other: string;
  readonly item: string;
  readonly about: string;
  readonly otherItem: string;
  readonly otherAbout: string;
  readonly room: string;
  readonly otherRoom: string;
  readonly notes: readonly [string, string, string];
}

const WORDS: Readonly<Record<'de' | 'en', Words>> = {
  en: {
    other: 'de',
    item: 'Brass lantern',
    about: 'It shows what the dark would rather keep.',
    otherItem: 'Messinglaterne',
    otherAbout: 'Sie zeigt, was das Dunkel lieber behielte.',
    room: 'Something gleams in there.',
    otherRoom: 'Dort drinnen glänzt etwas.',
    notes: [
      'An item to wear. Without a colon an id is your own; core:hand is the hand of the game.',
      'What lies on the l places of the room below.',
      'A room. Floors choose rooms by their tags: core:normal may stand anywhere.',
    ],
  },
  de: {
    other: 'en',
    item: 'Messinglaterne',
    about: 'Sie zeigt, was das Dunkel lieber behielte.',
    otherItem: 'Brass lantern',
    otherAbout: 'It shows what the dark would rather keep.',
    room: 'Dort drinnen glänzt etwas.',
    otherRoom: 'Something gleams in there.',
    notes: [
      'Ein Gegenstand zum Tragen. Ohne Doppelpunkt ist eine ID die eigene; core:hand ist die Hand des Spiels.',
      'Was auf den l-Plätzen des Raums unten liegt.',
      'Ein Raum. Etagen wählen Räume nach Tags: core:normal darf überall stehen.',
    ],
  },
};

/** The files of a new mod. */
export function modTemplate(id: string, language: 'de' | 'en'): ModTemplate {
  const words = WORDS[language];
  return {
    'manifest.toml': manifest(id, language),
    'content.toml': content(words),
    [`locale/${words.other}.toml`]: locale(words),
  };
}

function manifest(id: string, language: string): string {
  return `#:schema ./schema/manifest.schema.json
id = "${id}"
name = "${id}"
version = "0.1.0"
depends = ["core"]
language = "${language}"
`;
}

function content({ item, about, room, notes }: Words): string {
  return `#:schema ./schema/content.schema.json

# ${notes[0]}
[[items]]
id = "lantern"
name = "${item}"
description = "${about}"
gender = "f"
symbol = "&"
color = "yellow"
base_price = 30
slot = "core:hand"
modifiers = [
  { attribute = "luck", flat = 2 },
  { attribute = "damage", flat = 2 },
]

# ${notes[1]}
[[loot_tables]]
id = "lantern_room"
entries = [
  { item = "lantern", guaranteed = true },
  { item = "core:gold", count = "5-15" },
]

# ${notes[2]}
[[prefabs]]
id = "lamp_store"
tags = ["core:normal"]
hint = "${room}"
loot = "lantern_room"
layout = """
####+####
#...e...#
+...l...+
#.......#
####+####
"""
`;
}

function locale({ otherItem, otherAbout, otherRoom }: Words): string {
  return `#:schema ../schema/locale.schema.json
[items.lantern]
name = "${otherItem}"
description = "${otherAbout}"

[prefabs.lamp_store]
hint = "${otherRoom}"
`;
}
