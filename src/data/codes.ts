/** Every code a diagnostic can have, and in English what it means and what to do. */

/** What a page says: the meaning first, then what to do about it. */
export type Page = readonly [meaning: string, remedy: string];

const FILES = {
  unreadable_file: [
    'The system refused to open the file.',
    'Check its permissions. In brackets stands what the system said.',
  ],
  file_too_big: ['The file is larger than 10 MB and was not read.', 'Split it: a mod may have any number of files.'],
  not_a_file: [
    'Something with the name of a content file is no file: a folder, a pipe or a device.',
    'Rename or remove it. Content files lie directly in the mod’s folder.',
  ],
  link_outside: [
    'A link inside the mod leads out of its folder. Links are followed inside of it only.',
    'Copy the file into the mod.',
  ],
  too_many_files: ['The mod has more files than are read.', 'Put entries together: one file may hold all of a kind.'],
  not_utf8: ['The file is not UTF-8 text.', 'Save it as UTF-8. The place is that of the first byte that does not fit.'],
  nul_character: ['The file holds a NUL character: it is damaged or no text at all.', 'Remove the character.'],
  syntax: [
    'The file is not TOML. It is lost as a whole; other files are not affected.',
    'Look at the place: a missing quote, bracket, comma or line break, or a key that was given twice.',
  ],
  case_collision: [
    'Two files differ only in capital letters. On some systems they are one file.',
    'Rename one of them.',
  ],
  unknown_table: [
    'The file has a table that is no registry and not `[balance]`.',
    'Check the spelling: entries begin with `[[items]]`, `[[creatures]]` and so on.',
  ],
  single_table: [
    'Entries of a registry are written in double brackets, one `[[items]]` for each.',
    'Write a second pair of brackets.',
  ],
  too_many_entries: ['The mod defines more entries than are read.', 'Split it into several mods.'],
  too_many_findings: [
    'So much was found wrong in this mod that the rest is not told.',
    'Mend the first ones; many may have one cause.',
  ],
} as const satisfies Record<string, Page>;

const INSTALLATION = {
  no_manifest: ['A folder among the mods has no `manifest.toml`, so it is no mod.', 'Add one, or ignore the note.'],
  bad_mod_id: ['The id of a mod consists of a–z, digits and _, up to 60 of them.', 'Change the id.'],
  bad_version: ['A version is three numbers.', 'Write it like `1.0.0`.'],
  bad_language: ['A language is written `de`, `en` or `pt_BR`.', 'Correct it, or rename the file in `locale/`.'],
  bad_range: ['The versions of the game in `game` cannot be read.', 'Write `^0.1`, `>=0.1 <0.3` or `0.2.x || 0.3.x`.'],
  game_version: [
    'The mod says that it was made for another version of the game. It is loaded all the same.',
    'Look for a newer version of the mod, or widen `game`.',
  ],
  mod_replaced: [
    'Two folders hold a mod of the same id. The one in the search path that comes later is used.',
    'Nothing, if that is what you want: this is how a mod is replaced by your own copy.',
  ],
  bad_order_entry: [
    '`load_order.toml` names something that is no id of a mod. Paths are never followed.',
    'Remove the entry.',
  ],
  order_twice: ['`load_order.toml` names a mod twice. The first place counts.', 'Remove the second entry.'],
  not_installed: [
    '`load_order.toml` names a mod that is not there. It is skipped, and the entry removed.',
    'Nothing, after removing a mod. Else check the folder.',
  ],
  order_not_written: [
    '`load_order.toml` could not be written. The order holds for this start.',
    'Check the permissions of the data folder; `rustkeep paths` shows it.',
  ],
  core_missing: [
    'The mod `core` was not found. Without it there is no game.',
    'Install the game again, or add the folder that holds `core` with `--mods-dir`.',
  ],
  dependency_missing: [
    'A mod depends on one that is not there, or disabled.',
    'Install or enable it, or disable the mod that needs it.',
  ],
  dependency_late: [
    'A mod is loaded before one it depends on, or mods depend on each other in a circle.',
    '`rustkeep mods sort` proposes an order. A circle must be broken in one of its manifests.',
  ],
} as const satisfies Record<string, Page>;

const ENTRIES = {
  unknown_field: ['The table has no such field.', 'Check the spelling; the message lists what is known.'],
  missing_field: ['A field that must be there is missing.', 'Add it.'],
  wrong_type: [
    'The value is of another kind than the field takes: a text instead of a number, a table instead of a list.',
    'Write a value of the kind the message names.',
  ],
  not_finite: ['`nan` and `inf` are legal TOML, but nothing the game could count with.', 'Write a number.'],
  not_whole: ['The field counts something and takes whole numbers only.', 'Leave out the fraction.'],
  out_of_range: ['The number lies outside of what the field takes.', 'Stay within the bounds the message names.'],
  empty_text: ['The text is empty.', 'Write something, or leave out the field.'],
  too_long: ['The text is longer than the field takes.', 'Shorten it.'],
  too_many: ['The list is longer than the field takes.', 'Shorten it.'],
  too_few: ['The list is shorter than the field needs.', 'Add what is missing.'],
  unknown_word: ['The field takes one of a few words, and this is none of them.', 'Use one that the message lists.'],
  unknown_action: ['There is no action of this name.', 'Use one that the message lists.'],
  unknown_check: ['There is no check of this name.', 'Use one that the message lists.'],
  unknown_event: [
    'There is no event of this name. A mod’s own events carry a namespace: `mymod:ritual`.',
    'Use one that the message lists, or add your namespace.',
  ],
  unknown_when: ['This event cannot be asked for this.', 'The message lists what its `when` may ask.'],
  bad_event_name: ['The name of a mod’s own event carries a namespace.', 'Write it like `mymod:ritual`.'],
  bad_amount: [
    'An amount is a whole number, or a text such as "2" or "1-4", the smaller number first.',
    'Write it like that, within the bounds the message names.',
  ],
  bad_id: [
    'Ids and tags consist of a–z, digits and _, up to 60 of them, with or without a namespace in front: `core:gold`.',
    'Change it.',
  ],
  foreign_id: [
    'An entry cannot be defined under the namespace of another mod.',
    'Leave out the namespace, or replace the entry with `overrides`.',
  ],
  duplicate_id: ['The same id twice in one mod. The first entry stands.', 'Rename or remove one of them.'],
  override_missing: [
    '`overrides` names an entry that does not exist.',
    'Check the spelling and the registry. If its mod is optional, depend on it.',
  ],
  override_conflict: [
    'Two mods override the same entry. The one that is loaded later wins; nothing is merged.',
    'Change the load order if the other one should win.',
  ],
  dangling_reference: [
    'The entry refers to one that does not exist, and is dropped.',
    'Check the spelling. Without a colon an id belongs to your own mod: an iron sword of the game is `core:iron_sword`.',
  ],
  dangling_choice: [
    'One element of a list of choices refers to an entry that does not exist. Only this element is dropped.',
    'Check the spelling. Without a colon an id belongs to your own mod.',
  ],
  circle_of_tables: [
    'Loot tables contain each other in a circle, so that a draw would never end. The one loaded last is dropped.',
    'Take one table out of another.',
  ],
  table_depth: ['Loot tables lie too deeply within each other.', 'Flatten them: at most eight.'],
  exactly_one: ['An entry of a loot table is one of item, table, affix or nothing.', 'Give exactly one of them.'],
  turns_or_permanent: ['A modifier has an end in `turns`, or is `permanent`.', 'Give one of them.'],
  source_or_file: ['A script has its program in `source`, or in a `file`.', 'Give exactly one of them.'],
  damage_type_for_resistance: [
    'A resistance is always against a type, and nothing else is.',
    'Add `damage_type` to a resistance, remove it elsewhere.',
  ],
  modifier_or_harmful: [
    'remove_modifier ends one modifier, or all that are harmful, or all that are not.',
    'Give exactly one of `modifier` and `harmful`.',
  ],
  unknown_color: [
    'There is no colour of this name. The entry is loaded with the default colour.',
    'Use one that the message lists, or `#rrggbb`.',
  ],
  bad_symbol: [
    'A symbol is one character that fills exactly one cell of the terminal. Most emoji fill two.',
    'Choose another one.',
  ],
  control_character: [
    'A text that is shown holds a control character or an invisible one. Such texts could take over a terminal.',
    'Remove it. Line breaks are allowed in descriptions, tabs are not.',
  ],
  knob_twice: ['One mod turns a knob of `[balance]` twice, perhaps by its older name.', 'Remove one of the lines.'],
  hit_bounds: ['`hit_floor` would lie above `hit_ceiling`. Both keep their value.', 'Change one of them.'],
  script_error: ['The script cannot be compiled.', 'Look at the place; the guide lists what the language has.'],
  script_trial: [
    'The script fails in a situation that `check` has made up: it returns something that is no action, or never ends.',
    'Look at the place. `rustkeep preview script` shows what it returns for whom you describe.',
  ],
  script_path: [
    'A script’s file lies inside its mod, with forward slashes.',
    'Write a path such as `scripts/storm.js`.',
  ],
  script_file: [
    'The script’s file is not there. Files of scripts end in `.js`; capital letters count.',
    'Check the name.',
  ],
} as const satisfies Record<string, Page>;

const ROOMS = {
  layout_size: ['The drawing is too small or too large.', 'Stay within the bounds the message names.'],
  ragged_rows: ['The rows of a drawing are equally long.', 'Fill up with `#`, or with spaces for solid rock.'],
  unknown_mark: ['The drawing has a mark without a meaning.', 'The reference lists the marks under `[[prefabs]]`.'],
  no_door: ['No door stands on the outline, so no corridor could lead here.', 'Draw a `+` in an outer wall.'],
  door_in_corner: ['No corridor can begin in a corner; this door becomes wall.', 'Move it.'],
  blind_door: ['Behind this door there is no floor; it becomes wall.', 'Draw a `.` behind it, or move it.'],
  open_outline: ['Outlines are closed but for doors; this cell becomes wall.', 'Draw a `#` or a `+`.'],
  unreachable: ['No door of the room leads here; this cell will not be on the map.', 'Draw a way to it.'],
  place_without_npc: ['The drawing has more `n` places than `npcs` has names.', 'Name somebody, or draw a `.`.'],
  npc_without_place: ['`npcs` has more names than the drawing has `n` places.', 'Draw an `n`, or remove the name.'],
  required_without_prefab: ['No room carries a tag that the floor requires.', 'Draw one, or change `required`.'],
  required_too_large: ['No room with a required tag fits on the floor.', 'Enlarge the floor, or draw a smaller room.'],
  no_entrance: ['None of the required rooms has a `<`.', 'Require a tag of a room with an entrance: `core:entrance`.'],
  no_stairs: ['None of the required rooms has a `>`.', 'Require a tag of a room with stairs: `core:stairs`.'],
  rooms_do_not_fit: ['The required rooms are larger than the floor.', 'Enlarge `size`, or require less.'],
  more_required_than_rooms: ['More rooms are required than the floor is to have.', 'Raise `rooms`.'],
  too_few_rooms: ['With so few rooms there is nothing between the entrance and the stairs.', 'Raise `rooms`.'],
  tag_without_prefab: ['No room carries a tag that the floor may choose.', 'Draw one, or remove the choice.'],
  no_creatures: [
    'Rooms of this floor have places for enemies, and there is nobody to stand there.',
    'Fill `creatures`.',
  ],
  equal_floor_number: [
    'Two floors have one number. The one with the smaller id counts.',
    'Give it another number, or override.',
  ],
} as const satisfies Record<string, Page>;

const ADVICE = {
  no_max_health: ['The creature says nothing about its health and gets 100.', 'Give `base.max_health`.'],
  ai_empty: ['The creature has no behaviour and will never do anything.', 'Give an `ai` list.'],
  ai_no_fallback: [
    'The last line of the behaviour has a condition or a chance: when no line fits, the creature does nothing.',
    'End the list with a line that always fits, unless that is what you want.',
  ],
  ai_unreachable: [
    'A line of behaviour always fits and its ability is always available, so the lines after it never come up.',
    'Move it to the end, or give it a condition.',
  ],
  ai_lacks_ability: [
    'A line of behaviour names an ability that is not among the creature’s `abilities`, and that nothing grants it: the line never comes up.',
    'Add it to `abilities`. Attack, flee and guard need not be listed.',
  ],
  windup_on_hero: ['Only enemies wind up. For the hero it counts as 0.', 'Make an ability of its own for him.'],
  too_few_options: [
    'The category asks for more options than it has: a hero could not be made.',
    'Lower `pick`, or add options.',
  ],
  wrong_unit: [
    'The number is clearly meant in another unit: hit_chance is a share, critical_chance, resistance and price_modifier are percentage points, critical_factor is a factor, `percent` is a percentage.',
    'Write what the message proposes.',
  ],
  percent_of_nothing: ['A percentage of an attribute whose base is 0 is nothing.', 'Use `flat`.'],
  item_never_found: ['No table and no action gives this item.', 'Put it into a table.'],
  quest_never_started: ['Nothing starts this quest.', 'Use the action start_quest somewhere.'],
  creature_never_met: [
    'No floor names this creature and no action summons it.',
    'Add it to `creatures` or `populate` of a floor: of your own, or of one that you override.',
  ],
  room_never_built: [
    'No floor requires or chooses a room with one of these tags.',
    'Check the spelling; without a colon a tag is your own. `core:normal` may stand anywhere.',
  ],
  event_never_raised: ['A trigger waits for an event that nothing raises.', 'Check the spelling.'],
  no_locale: [
    'The mod has no texts in one of the game’s languages. Its own language is shown instead.',
    'Add the file.',
  ],
  untranslated: [
    'The entry lacks texts in a language. Those of the mod’s own language are shown instead.',
    'Add them.',
  ],
  translates_nothing: [
    'A locale names an entry that does not exist.',
    'Check the id; entries of other mods need their full id.',
  ],
  unknown_text: ['The entry has no such text to translate.', 'The message lists those it has.'],
} as const satisfies Record<string, Page>;

/** All codes, grouped as the reference lists them. */
export const CODE_GROUPS = { FILES, INSTALLATION, ENTRIES, ROOMS, ADVICE } as const;
export const CODES = { ...FILES, ...INSTALLATION, ...ENTRIES, ...ROOMS, ...ADVICE } as const;
export type DiagnosticCode = keyof typeof CODES;
