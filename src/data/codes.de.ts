/** Every code of a diagnostic in German: what it means and what to do. */
import type { DiagnosticCode, Page } from './codes.ts';

export const CODES_DE: Readonly<Record<DiagnosticCode, Page>> = {
  unreadable_file: [
    'Das System gibt die Datei nicht her.',
    'Ihre Zugriffsrechte prüfen. In Klammern steht, was das System gesagt hat.',
  ],
  file_too_big: [
    'Die Datei ist größer als 10 MB und wurde nicht gelesen.',
    'Aufteilen: Ein Mod darf beliebig viele Dateien haben.',
  ],
  not_a_file: [
    'Etwas mit dem Namen einer Inhaltsdatei ist gar keine Datei, sondern ein Ordner, eine Pipe oder ein Gerät.',
    'Umbenennen oder entfernen. Inhaltsdateien liegen direkt im Ordner des Mods.',
  ],
  link_outside: [
    'Eine Verknüpfung im Mod führt aus seinem Ordner hinaus. Gefolgt wird ihr nur innerhalb.',
    'Die Datei in den Mod kopieren.',
  ],
  too_many_files: [
    'Der Mod hat mehr Dateien, als gelesen werden.',
    'Einträge zusammenlegen: Eine Datei kann alle Einträge einer Art enthalten.',
  ],
  not_utf8: [
    'Die Datei ist kein Text in UTF-8.',
    'Als UTF-8 speichern. Die Stelle ist die des ersten Bytes, das nicht passt.',
  ],
  nul_character: [
    'Die Datei enthält ein NUL-Zeichen: Sie ist beschädigt oder überhaupt kein Text.',
    'Das Zeichen entfernen.',
  ],
  syntax: [
    'Die Datei ist kein TOML. Sie fällt als Ganzes weg; andere Dateien betrifft das nicht.',
    'Die Stelle ansehen: Es fehlt ein Anführungszeichen, eine Klammer, ein Komma oder ein Zeilenumbruch, oder ein Schlüssel steht zweimal da.',
  ],
  case_collision: [
    'Zwei Dateien unterscheiden sich nur in Groß- und Kleinschreibung. Auf manchen Systemen sind sie ein und dieselbe.',
    'Eine davon umbenennen.',
  ],
  unknown_table: [
    'Die Datei hat eine Tabelle, die weder ein Register noch `[balance]` ist.',
    'Die Schreibweise prüfen: Einträge beginnen mit `[[items]]`, `[[creatures]]` und so weiter.',
  ],
  single_table: [
    'Einträge eines Registers stehen in doppelten Klammern, jeder unter seinem eigenen `[[items]]`.',
    'Ein zweites Paar Klammern schreiben.',
  ],
  too_many_entries: ['Der Mod definiert mehr Einträge, als gelesen werden.', 'Auf mehrere Mods verteilen.'],
  too_many_findings: [
    'An diesem Mod ist so viel falsch, dass der Rest nicht mehr gemeldet wird.',
    'Die ersten beheben; oft haben viele dieselbe Ursache.',
  ],

  no_manifest: [
    'Ein Ordner bei den Mods hat keine `manifest.toml`, ist also kein Mod.',
    'Eine anlegen oder den Hinweis stehen lassen.',
  ],
  bad_mod_id: ['Die ID eines Mods besteht aus a–z, Ziffern und _, höchstens 60 davon.', 'Die ID ändern.'],
  bad_version: ['Eine Version besteht aus drei Zahlen.', 'So schreiben: `1.0.0`.'],
  bad_language: [
    'Eine Sprache schreibt man `de`, `en` oder `pt_BR`.',
    'Korrigieren, oder die Datei in `locale/` umbenennen.',
  ],
  bad_range: [
    'Die Versionen des Spiels in `game` sind nicht zu lesen.',
    '`^0.1`, `>=0.1 <0.3` oder `0.2.x || 0.3.x` schreiben.',
  ],
  game_version: [
    'Der Mod sagt, er sei für eine andere Version des Spiels gemacht. Geladen wird er trotzdem.',
    'Nach einer neueren Version des Mods sehen, oder `game` weiter fassen.',
  ],
  mod_replaced: [
    'Zwei Ordner enthalten einen Mod mit derselben ID. Es gilt der aus dem späteren Suchpfad.',
    'Nichts, wenn das so gewollt ist: So ersetzt man einen Mod durch eine eigene Fassung.',
  ],
  bad_order_entry: [
    '`load_order.toml` nennt etwas, das keine ID eines Mods ist. Pfaden wird nie gefolgt.',
    'Den Eintrag entfernen.',
  ],
  order_twice: [
    '`load_order.toml` nennt einen Mod zweimal. Es gilt die erste Stelle.',
    'Den zweiten Eintrag entfernen.',
  ],
  not_installed: [
    '`load_order.toml` nennt einen Mod, der nicht da ist. Er wird übergangen und der Eintrag entfernt.',
    'Nichts, wenn der Mod entfernt wurde. Sonst den Ordner prüfen.',
  ],
  order_not_written: [
    '`load_order.toml` ließ sich nicht schreiben. Die Reihenfolge gilt für diesen Start.',
    'Die Zugriffsrechte des Datenordners prüfen; `rustkeep paths` zeigt, wo er liegt.',
  ],
  core_missing: [
    'Der Mod `core` wurde nicht gefunden. Ohne ihn gibt es kein Spiel.',
    'Das Spiel neu installieren, oder den Ordner mit `core` darin über `--mods-dir` angeben.',
  ],
  dependency_missing: [
    'Ein Mod braucht einen anderen, der fehlt oder abgeschaltet ist.',
    'Diesen installieren oder einschalten, oder den Mod abschalten, der ihn braucht.',
  ],
  dependency_late: [
    'Ein Mod wird vor einem geladen, den er braucht, oder Mods brauchen einander im Kreis.',
    '`rustkeep mods sort` schlägt eine Reihenfolge vor. Ein Kreis muss in einem der Manifeste aufgebrochen werden.',
  ],

  unknown_field: [
    'Ein solches Feld hat die Tabelle nicht.',
    'Die Schreibweise prüfen; die Meldung zählt auf, was es gibt.',
  ],
  missing_field: ['Ein Feld fehlt, das da sein muss.', 'Es hinzufügen.'],
  wrong_type: [
    'Der Wert ist von anderer Art, als das Feld verlangt: Text statt Zahl, Tabelle statt Liste.',
    'Einen Wert der Art schreiben, die in der Meldung steht.',
  ],
  not_finite: [
    '`nan` und `inf` sind gültiges TOML, aber nichts, womit das Spiel rechnen könnte.',
    'Eine Zahl schreiben.',
  ],
  not_whole: ['Das Feld zählt etwas und nimmt nur ganze Zahlen.', 'Die Nachkommastellen weglassen.'],
  out_of_range: [
    'Die Zahl liegt außerhalb dessen, was das Feld nimmt.',
    'In den Grenzen bleiben, die die Meldung nennt.',
  ],
  empty_text: ['Der Text ist leer.', 'Etwas schreiben, oder das Feld weglassen.'],
  too_long: ['Der Text ist länger, als das Feld verträgt.', 'Kürzen.'],
  too_many: ['Die Liste ist länger, als das Feld verträgt.', 'Kürzen.'],
  too_few: ['Die Liste ist kürzer, als das Feld verlangt.', 'Hinzufügen, was fehlt.'],
  unknown_word: [
    'Das Feld nimmt eines von wenigen Wörtern, und dieses ist keines davon.',
    'Eines von denen nehmen, die die Meldung aufzählt.',
  ],
  unknown_action: ['Eine Aktion dieses Namens gibt es nicht.', 'Eine von denen nehmen, die die Meldung aufzählt.'],
  unknown_check: ['Eine Prüfung dieses Namens gibt es nicht.', 'Eine von denen nehmen, die die Meldung aufzählt.'],
  unknown_event: [
    'Ein Ereignis dieses Namens gibt es nicht. Die eigenen Ereignisse eines Mods tragen einen Namensraum: `meinmod:ritual`.',
    'Eines von denen nehmen, die die Meldung aufzählt, oder den eigenen Namensraum davorsetzen.',
  ],
  unknown_when: [
    'Danach lässt sich dieses Ereignis nicht fragen.',
    'Die Meldung zählt auf, wonach sein `when` fragen kann.',
  ],
  bad_event_name: ['Der Name eines eigenen Ereignisses trägt einen Namensraum.', 'So schreiben: `meinmod:ritual`.'],
  bad_amount: [
    'Eine Menge ist eine ganze Zahl oder ein Text wie "2" oder "1-4", die kleinere Zahl zuerst.',
    'So schreiben, in den Grenzen, die die Meldung nennt.',
  ],
  bad_id: [
    'IDs und Tags bestehen aus a–z, Ziffern und _, höchstens 60 davon, mit oder ohne Namensraum davor: `core:gold`.',
    'Ändern.',
  ],
  foreign_id: [
    'Unter dem Namensraum eines anderen Mods lässt sich kein Eintrag definieren.',
    'Den Namensraum weglassen, oder den Eintrag mit `overrides` ersetzen.',
  ],
  duplicate_id: [
    'Dieselbe ID steht zweimal in einem Mod. Der erste Eintrag gilt.',
    'Einen der beiden umbenennen oder entfernen.',
  ],
  override_missing: [
    '`overrides` nennt einen Eintrag, den es nicht gibt.',
    'Schreibweise und Register prüfen. Liegt er in einem anderen Mod, gehört dieser in `depends`.',
  ],
  override_conflict: [
    'Zwei Mods überschreiben denselben Eintrag. Es gilt der später geladene; gemischt wird nichts.',
    'Die Ladereihenfolge ändern, wenn der andere gelten soll.',
  ],
  dangling_reference: [
    'Der Eintrag verweist auf einen, den es nicht gibt, und entfällt.',
    'Die Schreibweise prüfen. Ohne Doppelpunkt gehört eine ID zum eigenen Mod: Das Eisenschwert des Spiels heißt `core:iron_sword`.',
  ],
  dangling_choice: [
    'Ein Element einer Auswahl verweist auf einen Eintrag, den es nicht gibt. Nur dieses Element entfällt.',
    'Die Schreibweise prüfen. Ohne Doppelpunkt gehört eine ID zum eigenen Mod.',
  ],
  circle_of_tables: [
    'Beutetabellen enthalten einander im Kreis, sodass ein Zug nie enden würde. Die zuletzt geladene entfällt.',
    'Eine Tabelle aus einer anderen herausnehmen.',
  ],
  table_depth: ['Beutetabellen liegen zu tief ineinander.', 'Flacher anlegen: höchstens acht.'],
  exactly_one: [
    'Ein Eintrag einer Beutetabelle ist eines von item, table, affix oder nothing.',
    'Genau eines davon angeben.',
  ],
  turns_or_permanent: ['Ein Modifikator endet nach `turns`, oder er ist `permanent`.', 'Eines von beiden angeben.'],
  source_or_file: [
    'Ein Skript hat sein Programm in `source` oder in einer Datei (`file`).',
    'Genau eines von beiden angeben.',
  ],
  damage_type_for_resistance: [
    'Widerstand gilt immer gegen eine Schadensart, und sonst gilt nichts gegen eine.',
    'Bei resistance `damage_type` ergänzen, sonst entfernen.',
  ],
  modifier_or_harmful: [
    'remove_modifier beendet einen Modifikator, oder alle schädlichen, oder alle anderen.',
    'Genau eines von `modifier` und `harmful` angeben.',
  ],
  unknown_color: [
    'Eine Farbe dieses Namens gibt es nicht. Der Eintrag wird mit der Standardfarbe geladen.',
    'Eine von denen nehmen, die die Meldung aufzählt, oder `#rrggbb`.',
  ],
  bad_symbol: [
    'Ein Symbol ist ein Zeichen, das genau eine Zelle des Terminals füllt. Die meisten Emoji füllen zwei.',
    'Ein anderes wählen.',
  ],
  control_character: [
    'Ein Text, der gezeigt wird, enthält ein Steuerzeichen oder ein unsichtbares. Solche Texte könnten ein Terminal übernehmen.',
    'Entfernen. In Beschreibungen sind Zeilenumbrüche erlaubt, Tabulatoren nicht.',
  ],
  knob_twice: [
    'Ein Mod stellt einen Regler in `[balance]` zweimal, vielleicht unter seinem älteren Namen.',
    'Eine der Zeilen entfernen.',
  ],
  hit_bounds: ['`hit_floor` läge über `hit_ceiling`. Beide behalten ihren Wert.', 'Einen davon ändern.'],
  script_error: [
    'Das Skript lässt sich nicht übersetzen.',
    'Die Stelle ansehen; die Anleitung für Skripte zählt auf, was die Sprache kann.',
  ],
  script_trial: [
    'Das Skript scheitert in einer Lage, die sich `check` ausgedacht hat: Es gibt etwas zurück, das keine Aktion ist, oder kommt nie zum Ende.',
    'Die Stelle ansehen. `rustkeep preview script` zeigt, was es für wen zurückgibt.',
  ],
  script_path: [
    'Die Datei eines Skripts liegt in seinem Mod, der Pfad hat Schrägstriche.',
    'Einen Pfad wie `scripts/storm.js` schreiben.',
  ],
  script_file: [
    'Die Datei des Skripts ist nicht da. Skriptdateien enden auf `.js`; Groß- und Kleinschreibung zählt.',
    'Den Namen prüfen.',
  ],

  layout_size: ['Die Zeichnung ist zu klein oder zu groß.', 'In den Grenzen bleiben, die die Meldung nennt.'],
  ragged_rows: [
    'Die Zeilen einer Zeichnung sind gleich lang.',
    'Mit `#` auffüllen, oder mit Leerzeichen für massiven Fels.',
  ],
  unknown_mark: [
    'Die Zeichnung hat ein Zeichen ohne Bedeutung.',
    'Die Referenz zählt die Zeichen unter `[[prefabs]]` auf.',
  ],
  no_door: ['Auf dem Rand ist keine Tür, also könnte kein Gang hierher führen.', 'Ein `+` in eine Außenwand zeichnen.'],
  door_in_corner: ['In einer Ecke kann kein Gang beginnen; diese Tür wird zu Wand.', 'Sie versetzen.'],
  blind_door: [
    'Hinter dieser Tür ist kein Boden; sie wird zu Wand.',
    'Ein `.` dahinter zeichnen, oder die Tür versetzen.',
  ],
  open_outline: ['Der Rand ist bis auf Türen geschlossen; diese Zelle wird zu Wand.', 'Ein `#` oder ein `+` zeichnen.'],
  unreachable: [
    'Keine Tür des Raums führt hierher; diese Zelle kommt nicht auf die Karte.',
    'Einen Weg dorthin zeichnen.',
  ],
  place_without_npc: ['Die Zeichnung hat mehr `n` als `npcs` Namen.', 'Jemanden nennen, oder ein `.` zeichnen.'],
  npc_without_place: ['`npcs` hat mehr Namen als die Zeichnung `n`.', 'Ein `n` zeichnen, oder den Namen entfernen.'],
  required_without_prefab: [
    'Kein Raum trägt ein Tag, das die Etage verlangt.',
    'Einen zeichnen, oder `required` ändern.',
  ],
  required_too_large: [
    'Kein Raum mit einem verlangten Tag passt auf die Etage.',
    'Die Etage vergrößern, oder einen kleineren Raum zeichnen.',
  ],
  no_entrance: [
    'Keiner der verlangten Räume hat ein `<`.',
    'Das Tag eines Raums mit Eingang verlangen: `core:entrance`.',
  ],
  no_stairs: ['Keiner der verlangten Räume hat ein `>`.', 'Das Tag eines Raums mit Treppe verlangen: `core:stairs`.'],
  rooms_do_not_fit: ['Die verlangten Räume sind größer als die Etage.', '`size` vergrößern, oder weniger verlangen.'],
  more_required_than_rooms: ['Es sind mehr Räume verlangt, als die Etage haben soll.', '`rooms` erhöhen.'],
  too_few_rooms: ['Bei so wenigen Räumen liegt nichts zwischen Eingang und Treppe.', '`rooms` erhöhen.'],
  tag_without_prefab: [
    'Kein Raum trägt ein Tag, das die Etage wählen darf.',
    'Einen zeichnen, oder den Eintrag entfernen.',
  ],
  no_creatures: [
    'Räume dieser Etage haben Plätze für Gegner, und niemand ist da, der dort stehen könnte.',
    '`creatures` füllen.',
  ],
  equal_floor_number: [
    'Zwei Etagen haben dieselbe Nummer. Es gilt die mit der kleineren ID.',
    'Eine andere Nummer vergeben, oder überschreiben.',
  ],

  no_max_health: ['Die Kreatur sagt nichts über ihr Leben und bekommt 100.', '`base.max_health` angeben.'],
  ai_empty: ['Die Kreatur hat kein Verhalten und wird nie etwas tun.', 'Eine Liste `ai` angeben.'],
  ai_no_fallback: [
    'Die letzte Zeile des Verhaltens hat eine Bedingung oder eine Chance: Passt keine Zeile, tut die Kreatur nichts.',
    'Die Liste mit einer Zeile beenden, die immer passt, es sei denn, genau das ist gewollt.',
  ],
  ai_unreachable: [
    'Eine Zeile des Verhaltens passt immer, und ihre Fähigkeit ist immer bereit, also kommen die Zeilen danach nie dran.',
    'Sie ans Ende setzen, oder ihr eine Bedingung geben.',
  ],
  ai_lacks_ability: [
    'Eine Zeile des Verhaltens nennt eine Fähigkeit, die nicht unter den `abilities` der Kreatur steht und die ihr nichts verleiht: Die Zeile kommt nie dran.',
    'In `abilities` aufnehmen. Angriff, Flucht und Deckung brauchen dort nicht zu stehen.',
  ],
  windup_on_hero: ['Nur Gegner holen aus. Beim Helden zählt es als 0.', 'Für ihn eine eigene Fähigkeit schreiben.'],
  too_few_options: [
    'Die Kategorie verlangt mehr Optionen, als sie hat: Kein Held ließe sich erschaffen.',
    '`pick` senken, oder Optionen hinzufügen.',
  ],
  wrong_unit: [
    'Die Zahl ist offenbar in einer anderen Einheit gemeint: hit_chance ist ein Anteil, critical_chance, resistance und price_modifier sind Prozentpunkte, critical_factor ist ein Faktor, `percent` ein Prozentsatz.',
    'Schreiben, was die Meldung vorschlägt.',
  ],
  percent_of_nothing: ['Ein Prozentsatz von einem Attribut, dessen Grundwert 0 ist, bleibt nichts.', '`flat` nehmen.'],
  item_never_found: ['Keine Tabelle und keine Aktion gibt diesen Gegenstand her.', 'Ihn in eine Tabelle legen.'],
  quest_never_started: ['Nichts startet diese Quest.', 'Irgendwo die Aktion start_quest benutzen.'],
  creature_never_met: [
    'Keine Etage nennt diese Kreatur, und keine Aktion ruft sie herbei.',
    'In `creatures` oder `populate` einer Etage aufnehmen: einer eigenen, oder einer, die man überschreibt.',
  ],
  room_never_built: [
    'Keine Etage verlangt oder wählt einen Raum mit einem dieser Tags.',
    'Die Schreibweise prüfen; ohne Doppelpunkt gehört ein Tag zum eigenen Mod. `core:normal` darf überall stehen.',
  ],
  event_never_raised: ['Ein Auslöser wartet auf ein Ereignis, das nichts hervorruft.', 'Die Schreibweise prüfen.'],
  no_locale: [
    'Dem Mod fehlen Texte in einer der Sprachen des Spiels. Gezeigt wird seine eigene.',
    'Die Datei hinzufügen.',
  ],
  untranslated: [
    'Dem Eintrag fehlen Texte in einer Sprache. Gezeigt werden die in der eigenen Sprache des Mods.',
    'Sie hinzufügen.',
  ],
  translates_nothing: [
    'Eine Übersetzung nennt einen Eintrag, den es nicht gibt.',
    'Die ID prüfen; Einträge anderer Mods brauchen ihre volle ID.',
  ],
  unknown_text: ['Einen solchen Text zum Übersetzen hat der Eintrag nicht.', 'Die Meldung zählt auf, welche es gibt.'],
};
