/** What is wrong with a mod, in German. */
import type { DiagnosticWords, EN_DIAGNOSTICS, EN_PARAMETERS } from './diagnostics.en.ts';

const NEAR = 'ist „{nearest}“ gemeint?';
const KNOWN = { near: NEAR, hint: 'bekannt sind: {known}' } as const;

export const DE_DIAGNOSTICS: Readonly<Record<keyof typeof EN_DIAGNOSTICS, DiagnosticWords>> = {
  unreadable_file: { says: 'die Datei lässt sich nicht lesen ({reason})', hint: 'Zugriffsrechte prüfen' },
  file_too_big: {
    says: 'die Datei ist zu groß: {size} Bytes, höchstens {limit}',
    hint: 'auf mehrere Dateien verteilen',
  },
  not_a_file: { says: 'das ist keine Datei, sondern ein Ordner oder ein Gerät', hint: 'umbenennen oder entfernen' },
  link_outside: {
    says: 'dieser Verweis führt aus dem Mod hinaus und wird nicht verfolgt',
    hint: 'die Datei in den Mod kopieren',
  },
  too_many_files: {
    says: 'mehr als {limit} Dateien; der Rest wird nicht gelesen',
    hint: 'Einträge in weniger Dateien sammeln',
  },
  not_utf8: { says: 'die Datei ist nicht in UTF-8', hint: 'als UTF-8 speichern' },
  nul_character: { says: 'die Datei enthält ein NUL-Zeichen', hint: 'sie ist beschädigt oder kein Text' },
  syntax: { says: 'kein gültiges TOML: {detail}', hint: 'die ganze Datei bleibt außen vor, bis das behoben ist' },
  case_collision: {
    says: 'unterscheidet sich von „{other}“ nur in Groß- und Kleinschreibung',
    hint: 'eine umbenennen: auf manchen Systemen sind beide dieselbe Datei',
  },
  unknown_table: { says: 'unbekannte Tabelle „{table}“', ...KNOWN },
  single_table: { says: '[{table}] steht in einfachen Klammern', hint: 'für jeden Eintrag [[{table}]] schreiben' },
  too_many_entries: { says: 'mehr als {limit} Einträge; der Rest wird nicht gelesen', hint: 'den Mod aufteilen' },
  too_many_findings: {
    says: 'mehr als {limit} Meldungen zu diesem Mod; der Rest entfällt',
    hint: 'die ersten beheben',
  },

  no_manifest: {
    says: 'der Ordner hat keine manifest.toml und ist kein Mod',
    hint: 'eine anlegen oder den Ordner entfernen',
  },
  bad_mod_id: { says: '„{value}“ ist keine Mod-ID', hint: 'a–z, Ziffern und _, höchstens 60' },
  bad_version: { says: '„{value}“ ist keine Version', hint: 'drei Zahlen schreiben: 1.0.0' },
  bad_language: { says: '„{value}“ ist keine Sprache', hint: 'de, en oder pt_BR schreiben' },
  bad_range: { says: '„{range}“ ist kein Versionsbereich', hint: '^0.1 oder >=0.1 <0.3 schreiben' },
  game_version: {
    says: 'für Version „{range}“ des Spiels gemacht, dies ist {version}',
    hint: 'er wird trotzdem geladen',
  },
  mod_replaced: { says: '{used} gilt statt {ignored}', hint: 'beide sind der Mod {id}; der spätere Suchpfad gewinnt' },
  bad_order_entry: {
    says: '„{entry}“ ist keine Mod-ID und wird übergangen',
    hint: 'die Reihenfolge nennt IDs, nie Pfade',
  },
  order_twice: { says: '„{id}“ steht doppelt in der Liste', hint: 'die erste Stelle zählt' },
  not_installed: {
    says: '„{id}“ steht in der Ladereihenfolge, ist aber nicht installiert',
    hint: 'der Eintrag wird übergangen',
  },
  order_not_written: {
    says: '{path} lässt sich nicht schreiben ({reason})',
    hint: 'die Reihenfolge gilt nur für diesen Start',
  },
  core_missing: {
    says: 'der Mod „core“ wurde nicht gefunden in: {searched}',
    hint: 'das Spiel neu installieren oder seinen Ordner mit --mods-dir nennen',
  },
  dependency_missing: {
    says: '„{mod}“ braucht den Mod „{dependency}“, und der ist nicht da',
    hint: '„{dependency}“ installieren oder einschalten (rustkeep mods enable {dependency}), oder „{mod}“ abschalten (rustkeep mods disable {mod})',
  },
  dependency_late: {
    says: '„{mod}“ wird vor „{dependency}“ geladen, braucht es aber',
    hint: 'rustkeep mods sort bringt sie in Ordnung',
  },

  unknown_field: { says: 'unbekanntes Feld „{field}“', ...KNOWN },
  missing_field: { says: '„{field}“ fehlt' },
  wrong_type: {
    says: '„{field}“ muss {expected} sein, gefunden: {found}',
    near: '{nearest} schreiben',
    hint: 'ihre Felder sind: {known}',
  },
  not_finite: { says: '„{field}“ ist {value}, damit lässt sich nicht rechnen' },
  not_whole: { says: '„{field}“ muss eine ganze Zahl sein, gefunden: {value}' },
  out_of_range: {
    says: '„{field}“ ist {value}',
    near: 'erlaubt ist {min} bis {max}: Für {value} Prozent {nearest} schreiben',
    hint: 'erlaubt ist {min} bis {max}',
  },
  empty_text: { says: '„{field}“ ist leer', hint: 'etwas schreiben oder das Feld weglassen' },
  too_long: { says: '„{field}“ ist zu lang: {length} Zeichen, höchstens {limit}' },
  too_many: { says: '„{field}“ hat zu viele Elemente: {count}, höchstens {limit}' },
  too_few: { says: '„{field}“ hat zu wenige Elemente: {count}, mindestens {limit}' },
  unknown_word: { says: '„{field}“ kann nicht „{word}“ sein', ...KNOWN },
  unknown_action: { says: 'unbekannte Aktion „{word}“', ...KNOWN },
  unknown_check: { says: 'unbekannte Prüfung „{word}“', ...KNOWN },
  unknown_event: { says: 'unbekanntes Ereignis „{word}“', ...KNOWN },
  unknown_when: {
    says: '{event} lässt sich nicht nach „{field}“ fragen',
    near: NEAR,
    hint: 'sein when kennt: {known}; nach Kreaturen fragt condition',
  },
  bad_event_name: {
    says: '„{value}“ ist kein Name eines Ereignisses',
    hint: 'mit Namensraum schreiben: meinmod:ritual',
  },
  bad_amount: { says: '„{value}“ ist keine Menge', hint: 'eine Zahl oder "1-4", zwischen {min} und {max}' },
  bad_id: { says: '„{value}“ ist keine ID', hint: 'a–z, Ziffern und _, höchstens 60, mit oder ohne Namensraum' },
  foreign_id: {
    says: '„{value}“ gehört einem anderen Mod',
    hint: 'den Namensraum weglassen oder overrides = "{value}" schreiben',
  },
  duplicate_id: { says: '„{id}“ ist schon in {first}, Zeile {line}, definiert', hint: 'der erste Eintrag gilt' },
  override_missing: { says: 'in [[{registry}]] gibt es kein „{target}“ zum Überschreiben', near: NEAR },
  override_conflict: {
    says: '„{winner}“ und „{loser}“ überschreiben beide „{id}“',
    hint: '„{winner}“ gilt, da später geladen',
  },
  dangling_reference: {
    says: '„{field}“ verweist auf „{target}“, das es in [[{registry}]] nicht gibt; der Eintrag entfällt',
    near: NEAR,
  },
  dangling_choice: { says: '„{target}“ gibt es in [[{registry}]] nicht; dieses Element entfällt', near: NEAR },
  circle_of_tables: { says: 'Tabellen enthalten sich gegenseitig: {circle}', hint: 'eine aus der anderen nehmen' },
  table_depth: { says: 'Tabellen liegen mehr als {limit} tief ineinander', hint: 'flacher machen' },
  exactly_one: { says: 'ein Eintrag ist genau eines von item, table, affix, nothing' },
  turns_or_permanent: { says: 'turns und permanent schließen sich aus' },
  source_or_file: { says: 'ein Skript hat entweder source oder file' },
  damage_type_for_resistance: { says: 'resistance braucht damage_type, alles andere hat keines' },
  modifier_or_harmful: { says: 'remove_modifier nimmt entweder modifier oder harmful' },
  unknown_color: { says: 'unbekannte Farbe „{word}“; es gilt die Standardfarbe', ...KNOWN },
  bad_symbol: {
    says: '„{symbol}“ füllt nicht genau eine Zelle (Zeichen: {characters}, Zellen: {width})',
    hint: 'ein anderes Zeichen wählen',
  },
  control_character: { says: '„{field}“ enthält das Steuerzeichen {character}', hint: 'entfernen' },
  knob_twice: { says: '„{knob}“ wird zweimal gestellt', hint: '„{first}“ weiter oben gilt' },
  hit_bounds: { says: 'hit_floor {floor} läge über hit_ceiling {ceiling}', hint: 'beide behalten ihren Wert' },
  script_error: {
    says: 'das Skript lässt sich nicht übersetzen: {fault}',
    hint: 'Zeile {script_line}, Spalte {script_column} des Skripts',
  },
  script_trial: {
    says: 'das Skript scheitert in manchen Lagen: {fault}',
    hint: 'Zeile {script_line}, Spalte {script_column} des Skripts',
  },
  script_path: { says: '„{path}“ bleibt nicht im Mod', hint: 'einen Pfad wie skripte/sturm.js schreiben' },
  script_file: { says: 'im Mod gibt es keine Datei „{path}“', near: NEAR, hint: 'Skriptdateien enden auf .js' },

  layout_size: {
    says: 'die Zeichnung misst {width}×{height}',
    hint: 'erlaubt ist {minWidth}×{minHeight} bis {maxWidth}×{maxHeight}',
  },
  ragged_rows: {
    says: 'Zeile {row} hat {found} Zeichen, die erste hat {expected}',
    hint: 'mit # oder Leerzeichen auffüllen',
  },
  unknown_mark: {
    says: 'Zeile {row}, Spalte {column}: unbekanntes Zeichen „{mark}“',
    hint: 'bekannt sind: # . + e l n > < und Leerzeichen',
  },
  no_door: { says: 'die Zeichnung hat keine Tür auf ihrem Rand', hint: 'ein + in eine Außenwand zeichnen' },
  door_in_corner: { says: 'Zeile {row}, Spalte {column}: eine Tür in der Ecke wird zu Wand' },
  blind_door: { says: 'Zeile {row}, Spalte {column}: hinter dieser Tür ist kein Boden, sie wird zu Wand' },
  open_outline: { says: 'Zeile {row}, Spalte {column}: „{mark}“ auf dem Rand wird zu Wand', hint: '# oder + zeichnen' },
  unreachable: { says: 'Zeile {row}, Spalte {column}: keine Tür führt zu diesem „{mark}“' },
  place_without_npc: { says: 'Zeile {row}, Spalte {column}: für dieses n nennt npcs niemanden' },
  npc_without_place: { says: 'für „{npc}“ gibt es kein n in der Zeichnung' },
  required_without_prefab: { says: 'kein Raum trägt das verlangte Tag „{tag}“; die Etage entfällt', near: NEAR },
  required_too_large: { says: 'kein Raum mit dem Tag „{tag}“ passt auf die Etage; sie entfällt' },
  no_entrance: { says: 'keiner der verlangten Räume hat einen Eingang (<); die Etage entfällt' },
  no_stairs: { says: 'keiner der verlangten Räume hat eine Treppe (>); die Etage entfällt' },
  rooms_do_not_fit: { says: 'die verlangten Räume brauchen {needed} Zellen, die Etage hat {available}; sie entfällt' },
  more_required_than_rooms: { says: '{required} Räume sind verlangt, aber rooms ist {rooms}' },
  too_few_rooms: { says: 'bei {rooms} Räumen liegt nichts zwischen Eingang und Treppe' },
  tag_without_prefab: { says: 'kein Raum trägt das Tag „{tag}“', near: NEAR },
  no_creatures: { says: 'Räume hier haben Plätze für Gegner, aber die Etage nennt keine' },
  equal_floor_number: { says: 'die Nummer {number} hat auch „{other}“', hint: 'die kleinere ID gilt' },

  no_max_health: { says: 'base sagt nichts über max_health; es ist {default}' },
  ai_empty: { says: 'ohne ai tut das Wesen nie etwas' },
  ai_no_fallback: { says: 'die letzte Zeile von ai gilt nicht immer', hint: 'passt keine, tut das Wesen nichts' },
  ai_unreachable: {
    says: 'nie erreicht: Zeile {line} mit „{ability}“ gewinnt immer',
    hint: 'ihr eine Bedingung geben oder sie ans Ende setzen',
  },
  ai_lacks_ability: {
    says: 'das Wesen hat „{ability}“ nicht; diese Zeile kommt nie dran',
    hint: 'in abilities aufnehmen',
  },
  windup_on_hero: { says: 'das Ausholen von „{ability}“ zählt für den Helden als 0' },
  too_few_options: { says: 'pick ist {pick}, mehr als es Optionen gibt ({options})' },
  wrong_unit: { says: '„{field}“ ist {value}, gemessen wird aber in {unit}', hint: 'gemeint ist wohl {better}' },
  percent_of_nothing: { says: 'ein Prozentsatz von „{attribute}“, das 0 ist, bleibt nichts', hint: 'flat nehmen' },
  item_never_found: { says: 'nichts gibt diesen Gegenstand' },
  quest_never_started: { says: 'nichts startet diese Quest' },
  creature_never_met: {
    says: 'dieser Kreatur begegnet niemand',
    hint: 'in creatures oder populate einer Etage nennen',
  },
  room_never_built: { says: 'keine Etage fragt nach einem Raum mit diesen Tags: {tags}', near: NEAR },
  event_never_raised: { says: 'nichts löst „{event}“ aus', near: NEAR },
  no_locale: { says: 'keine Texte in „{language}“ (es fehlen: {count})', hint: '{file} anlegen' },
  untranslated: { says: 'nicht übersetzt in „{language}“: {fields}' },
  translates_nothing: { says: 'in [[{registry}]] gibt es kein „{id}“ zu übersetzen', near: NEAR },
  unknown_text: { says: 'einen Text „{field}“ gibt es hier nicht zu übersetzen', ...KNOWN },
};

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export const DE_PARAMETERS: Translated<typeof EN_PARAMETERS> = {
  expected: {
    string: 'ein Text',
    number: 'eine Zahl',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'eine Tabelle',
    tuple: 'eine Liste',
    record: 'eine Tabelle',
    date: 'ein Datum',
  },
  unit: { share: 'Anteilen von 0 bis 1', points: 'Prozentpunkten', factor: 'Faktoren', percent: 'Prozent' },
  or: ' oder ',
  because: 'deshalb entfallen',
};
