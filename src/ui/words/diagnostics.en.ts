/** What is wrong with a mod, in English. `near` is said when a nearest word is known, else `hint`. */

/** The words of one code. `{name}` stands for a parameter. */
export interface DiagnosticWords {
  readonly says: string;
  readonly near?: string;
  readonly hint?: string;
}

const NEAR = "did you mean '{nearest}'?";
const KNOWN = { near: NEAR, hint: 'known are: {known}' } as const;

export const EN_DIAGNOSTICS = {
  unreadable_file: { says: 'the file cannot be read ({reason})', hint: 'check its permissions' },
  file_too_big: { says: 'the file is too large: {size} bytes, at most {limit}', hint: 'split it into several files' },
  not_a_file: { says: 'this is no file, but a folder or a device', hint: 'rename or remove it' },
  link_outside: { says: 'this link leads out of the mod and is not followed', hint: 'copy the file into the mod' },
  too_many_files: {
    says: 'more than {limit} files; the rest is not read',
    hint: 'put entries together in fewer files',
  },
  not_utf8: { says: 'the file is not UTF-8', hint: 'save it as UTF-8' },
  nul_character: { says: 'the file holds a NUL character', hint: 'it is damaged, or no text' },
  syntax: { says: 'not TOML: {detail}', hint: 'the whole file is left out until this is mended' },
  case_collision: {
    says: "differs from '{other}' only in capital letters",
    hint: 'rename one: on some systems they are one file',
  },
  unknown_table: { says: "unknown table '{table}'", ...KNOWN },
  single_table: { says: '[{table}] is written in single brackets', hint: 'write [[{table}]] for each entry' },
  too_many_entries: { says: 'more than {limit} entries; the rest is not read', hint: 'split the mod' },
  too_many_findings: {
    says: 'more than {limit} findings in this mod; the rest is not told',
    hint: 'mend the first ones',
  },

  no_manifest: { says: 'the folder has no manifest.toml and is no mod', hint: 'add one, or remove the folder' },
  bad_mod_id: { says: "'{value}' is no id of a mod", hint: 'a–z, digits and _, at most 60' },
  bad_version: { says: "'{value}' is no version", hint: 'write three numbers: 1.0.0' },
  bad_language: { says: "'{value}' is no language", hint: 'write de, en or pt_BR' },
  bad_range: { says: "'{range}' is no range of versions", hint: 'write ^0.1 or >=0.1 <0.3' },
  game_version: {
    says: "made for version '{range}' of the game, this is {version}",
    hint: 'it is loaded all the same',
  },
  mod_replaced: {
    says: '{used} is used instead of {ignored}',
    hint: 'both are the mod {id}; the later search path wins',
  },
  bad_order_entry: { says: "'{entry}' is no id of a mod and is skipped", hint: 'the order lists ids, never paths' },
  order_twice: { says: "'{id}' is listed twice", hint: 'the first place counts' },
  not_installed: { says: "'{id}' is in the load order, but not installed", hint: 'it is skipped' },
  order_not_written: { says: '{path} cannot be written ({reason})', hint: 'the order holds for this start only' },
  core_missing: {
    says: "the mod 'core' was not found in: {searched}",
    hint: 'install the game again, or name the folder that holds it with --mods-dir',
  },
  dependency_missing: {
    says: "'{mod}' needs the mod '{dependency}', which is not there",
    hint: "install or enable '{dependency}' (rustkeep mods enable {dependency}), or disable '{mod}' (rustkeep mods disable {mod})",
  },
  dependency_late: {
    says: "'{mod}' is loaded before '{dependency}', which it needs",
    hint: 'rustkeep mods sort puts them in order',
  },

  unknown_field: { says: "unknown field '{field}'", ...KNOWN },
  missing_field: { says: "'{field}' is missing" },
  wrong_type: {
    says: "'{field}' must be {expected}, found {found}",
    near: 'write {nearest}',
    hint: 'its fields are: {known}',
  },
  not_finite: { says: "'{field}' is {value}, which is no number to count with" },
  not_whole: { says: "'{field}' must be a whole number, found {value}" },
  out_of_range: {
    says: "'{field}' is {value}",
    near: 'allowed are {min} to {max}: for {value} percent write {nearest}',
    hint: 'allowed are {min} to {max}',
  },
  empty_text: { says: "'{field}' is empty", hint: 'write something, or leave out the field' },
  too_long: { says: "'{field}' is too long: {length} characters, at most {limit}" },
  too_many: { says: "'{field}' has too many elements: {count}, at most {limit}" },
  too_few: { says: "'{field}' has too few elements: {count}, at least {limit}" },
  unknown_word: { says: "'{field}' cannot be '{word}'", ...KNOWN },
  unknown_action: { says: "unknown action '{word}'", ...KNOWN },
  unknown_check: { says: "unknown check '{word}'", ...KNOWN },
  unknown_event: { says: "unknown event '{word}'", ...KNOWN },
  unknown_when: {
    says: "{event} cannot be asked for '{field}'",
    near: NEAR,
    hint: 'its when may ask: {known}; what creatures are is asked by condition',
  },
  bad_event_name: { says: "'{value}' is no name of an event", hint: 'write the namespace: mymod:ritual' },
  bad_amount: { says: "'{value}' is no amount", hint: 'a number or "1-4", between {min} and {max}' },
  bad_id: { says: "'{value}' is no id", hint: 'a–z, digits and _, at most 60, with or without a namespace' },
  foreign_id: {
    says: "'{value}' belongs to another mod",
    hint: 'leave out the namespace, or use overrides = "{value}"',
  },
  duplicate_id: { says: "'{id}' is already defined in {first}, line {line}", hint: 'the first one stands' },
  override_missing: { says: "there is no '{target}' in [[{registry}]] to override", near: NEAR },
  override_conflict: {
    says: "'{winner}' and '{loser}' both override '{id}'",
    hint: "'{winner}' wins, being loaded later",
  },
  dangling_reference: {
    says: "'{field}' refers to '{target}', which is not in [[{registry}]]; the entry is dropped",
    near: NEAR,
  },
  dangling_choice: { says: "'{target}' is not in [[{registry}]]; this element is dropped", near: NEAR },
  circle_of_tables: { says: 'tables contain each other: {circle}', hint: 'take one out of another' },
  table_depth: { says: 'tables lie more than {limit} deep in each other', hint: 'flatten them' },
  exactly_one: { says: 'an entry is exactly one of item, table, affix, nothing' },
  turns_or_permanent: { says: 'turns and permanent exclude each other' },
  source_or_file: { says: 'a script has either source or file' },
  damage_type_for_resistance: { says: 'resistance needs a damage_type, and nothing else has one' },
  modifier_or_harmful: { says: 'remove_modifier takes either modifier or harmful' },
  unknown_color: { says: "unknown colour '{word}'; the default is used", ...KNOWN },
  bad_symbol: {
    says: "'{symbol}' does not fill exactly one cell (characters: {characters}, cells: {width})",
    hint: 'choose another character',
  },
  control_character: { says: "'{field}' holds the control character {character}", hint: 'remove it' },
  knob_twice: { says: "'{knob}' is turned twice", hint: "'{first}' above stands" },
  hit_bounds: { says: 'hit_floor {floor} lies above hit_ceiling {ceiling}', hint: 'both keep their value' },
  script_error: {
    says: 'the script cannot be compiled: {fault}',
    hint: 'line {script_line}, column {script_column} of the script',
  },
  script_trial: {
    says: 'the script fails in some situations: {fault}',
    hint: 'line {script_line}, column {script_column} of the script',
  },
  script_path: { says: "'{path}' does not stay inside the mod", hint: 'write a path such as scripts/storm.js' },
  script_file: { says: "there is no file '{path}' in the mod", near: NEAR, hint: 'files of scripts end in .js' },

  layout_size: {
    says: 'the drawing is {width}×{height}',
    hint: 'allowed are {minWidth}×{minHeight} to {maxWidth}×{maxHeight}',
  },
  ragged_rows: { says: 'row {row} has {found} characters, the first has {expected}', hint: 'fill up with # or spaces' },
  unknown_mark: {
    says: "row {row}, column {column}: unknown mark '{mark}'",
    hint: 'known are: # . + e l n > < and space',
  },
  no_door: { says: 'the drawing has no door on its outline', hint: 'draw a + in an outer wall' },
  door_in_corner: { says: 'row {row}, column {column}: a door in a corner becomes wall' },
  blind_door: { says: 'row {row}, column {column}: behind this door there is no floor, it becomes wall' },
  open_outline: { says: "row {row}, column {column}: '{mark}' on the outline becomes wall", hint: 'draw # or +' },
  unreachable: { says: "row {row}, column {column}: no door leads to this '{mark}'" },
  place_without_npc: { says: 'row {row}, column {column}: nobody is named in npcs for this n' },
  npc_without_place: { says: "there is no n in the drawing for '{npc}'" },
  required_without_prefab: { says: "no room carries the required tag '{tag}'; the floor is dropped", near: NEAR },
  required_too_large: { says: "no room with the tag '{tag}' fits on the floor; the floor is dropped" },
  no_entrance: { says: 'none of the required rooms has an entrance (<); the floor is dropped' },
  no_stairs: { says: 'none of the required rooms has stairs (>); the floor is dropped' },
  rooms_do_not_fit: { says: 'the required rooms need {needed} cells, the floor has {available}; it is dropped' },
  more_required_than_rooms: { says: '{required} rooms are required, but rooms is {rooms}' },
  too_few_rooms: { says: 'with {rooms} rooms there is nothing between entrance and stairs' },
  tag_without_prefab: { says: "no room carries the tag '{tag}'", near: NEAR },
  no_creatures: { says: 'rooms here have places for enemies, but the floor names none' },
  equal_floor_number: { says: "number {number} is also that of '{other}'", hint: 'the smaller id counts' },

  no_max_health: { says: 'base says nothing of max_health; it is {default}' },
  ai_empty: { says: 'without ai the creature never does anything' },
  ai_no_fallback: {
    says: 'the last line of ai does not always fit',
    hint: 'when none does, the creature does nothing',
  },
  ai_unreachable: {
    says: "never reached: line {line} with '{ability}' always wins",
    hint: 'give it a condition, or move it to the end',
  },
  ai_lacks_ability: {
    says: "the creature does not have '{ability}'; this line never comes up",
    hint: 'add it to abilities',
  },
  windup_on_hero: { says: "the wind-up of '{ability}' counts as 0 for the hero" },
  too_few_options: { says: 'pick is {pick}, more than there are options ({options})' },
  wrong_unit: { says: "'{field}' is {value}, but it is measured in {unit}", hint: 'probably {better} is meant' },
  percent_of_nothing: { says: "a percentage of '{attribute}', which is 0, is nothing", hint: 'use flat' },
  item_never_found: { says: 'nothing gives this item' },
  quest_never_started: { says: 'nothing starts this quest' },
  creature_never_met: {
    says: 'nobody will ever meet this creature',
    hint: 'name it in creatures or populate of a floor',
  },
  room_never_built: { says: 'no floor asks for a room with these tags: {tags}', near: NEAR },
  event_never_raised: { says: "nothing raises '{event}'", near: NEAR },
  no_locale: { says: "no texts in '{language}' (missing: {count})", hint: 'add {file}' },
  untranslated: { says: "not translated into '{language}': {fields}" },
  translates_nothing: { says: "there is no '{id}' in [[{registry}]] to translate", near: NEAR },
  unknown_text: { says: "there is no text '{field}' to translate", ...KNOWN },
} as const satisfies Readonly<Record<string, DiagnosticWords>>;

/** Words that stand for parameters. */
export const EN_PARAMETERS = {
  expected: {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a table',
    tuple: 'a list',
    record: 'a table',
    date: 'a date',
  },
  unit: { share: 'shares from 0 to 1', points: 'percentage points', factor: 'factors', percent: 'percent' },
  or: ' or ',
  because: 'dropped because of it',
} as const;
