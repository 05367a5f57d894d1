/** Deutsche Worte für jede Zeile des Protokolls. German words for every line of the log. */
import type { EN_LOG, EN_LOG_VARIANTS } from '../en/log.ts';

export const DE_LOG: Readonly<Record<keyof typeof EN_LOG, string>> = {
  'log.run_started': 'Der Abstieg beginnt.',
  'log.floor_entered': 'Etage {floor}: {floor_name}.',
  'log.room_entered': 'Du betrittst einen Raum: {prefab}.',
  'log.hint': 'An der Tür: {hint}',
  'log.waited': 'Du wartest.',

  'log.fight_started': '{count|Ein Gegner stellt|# Gegner stellen} sich dir in den Weg.',
  'log.strikes_first': '{who:N} {who|bist|ist|sind} schneller als du und {who|schlägst|schlägt|schlagen} zuerst zu.',
  'log.fight_won': 'Der Kampf ist gewonnen.',
  'log.ability_used': '{who:N} {who|setzt|setzt|setzen} {ability} gegen {target:a} ein.',
  'log.item_used': '{who:N} {who|verwendest|verwendet|verwenden} {item:a} gegen {target:a}.',
  'log.missed': '{who:N} {who|verfehlst|verfehlt|verfehlen} {target:a}.',
  'log.hit': '{who:N} {who|triffst|trifft|treffen} {target:a}: {amount} Schaden ({damage_type}).',
  'log.damaged': '{who:N} {who|erleidest|erleidet|erleiden} {amount} Schaden ({damage_type}: {with}).',
  'log.healed': '{who:N} {who|gewinnst|gewinnt|gewinnen} {amount} Leben zurück.',
  'log.hurt': '{who:N} {who|verlierst|verliert|verlieren} {amount} Leben.',
  'log.stamina_gained': '{who:N} {who|gewinnst|gewinnt|gewinnen} {amount} Ausdauer zurück.',
  'log.stamina_lost': '{who:N} {who|verlierst|verliert|verlieren} {amount} Ausdauer.',
  'log.modifier_applied': '„{modifier}“ wirkt jetzt auf {who:a} ({duration}).',
  'log.modifier_removed': '„{modifier}“ wird von {who:d} genommen.',
  'log.modifier_ended': '„{modifier}“ wirkt nicht mehr auf {who:a}.',
  'log.immune': '{who:N} {who|bist|ist|sind} immun gegen „{modifier}“.',
  'log.cooldown_changed': '{ability} bei {who:d}: noch {turns|# Zug|# Züge}.',
  'log.turn_lost': '{who:N} {who|kannst|kann|können} {ability} nicht einsetzen: {reason}.',
  'log.target_gone': '{who:N} {who|findest|findet|finden} kein Ziel für {ability}.',
  'log.item_target_gone': '{who:N} {who|findest|findet|finden} niemanden mehr für {item:a}.',
  'log.died': '{who:N} {who|stirbst|stirbt|sterben}.',
  'log.flight_failed':
    '{who:N} {who|versuchst|versucht|versuchen} zu fliehen und {who|kommst|kommt|kommen} nicht davon.',
  'log.fled': '{who:N} {who|entkommst|entkommt|entkommen}.',
  'log.summoned': '{who:N} {who|rufst|ruft|rufen} Hilfe herbei: {count} × {creature}.',
  'log.summon_crowded': '{who:N} {who|rufst|ruft|rufen} um Hilfe, doch mehr finden hier keinen Platz.',

  'log.experience': '{amount} Erfahrung.',
  'log.level_gained': 'Du erreichst Stufe {level}. Ein Punkt ist zu verteilen.',
  'log.points_assigned': '{stat} +{amount}.',
  'log.option_chosen': 'Gewählt: {option}.',

  'log.received': 'Du erhältst: {item}.',
  'log.lost': 'Du verlierst: {item}.',
  'log.equipped': 'Angelegt: {item}.',
  'log.unequipped': 'Abgelegt: {item}.',
  'log.dropped': 'Du lässt zurück: {item}.',
  'log.pile_empty': 'Hier liegt nichts Brauchbares.',
  'log.loot_empty': 'Es kommt nichts dabei heraus.',
  'log.bought': 'Gekauft für {price} Gold: {item}.',
  'log.sold': 'Verkauft für {price} Gold: {item}.',
  'log.enchanted': 'Verwandelt: {item}.',
  'log.enchant_nothing': 'Du trägst dort nichts, was sich verwandeln ließe ({slot}).',

  'log.talked': 'Du trittst an {npc:a} heran.',
  'log.option_taken': '„{option}“',
  'log.paid': 'Du zahlst {price} Gold.',
  'log.shop_opened': '{npc:N} {npc|zeigst|zeigt|zeigen} dir die Ware.',
  'log.conversation_ended': 'Du lässt {npc:a} stehen.',

  'log.quest_started': 'Neuer Auftrag: {quest}.',
  'log.quest_progress': '{quest}: {count} von {of}.',
  'log.quest_completed': 'Auftrag erfüllt: {quest}.',

  'log.descended': 'Du steigst hinab zu Etage {floor}.',
  'log.won': 'Du hast den Grund der Tiefe erreicht. Die Festung gehört dir.',
  'log.went_on': 'Die Tiefe geht weiter. Etage {floor}.',
  'log.map_revealed': 'Die ganze Etage liegt vor dir.',
  'log.cheated': 'Werkbank: {what}.',

  'log.chain_cut': 'Zu viel geschah auf einmal; der Rest blieb aus ({trigger}).',
  'log.script_failed': 'Skript {script} scheitert in Zeile {line}, Spalte {column}: {fault}.',
};

export const DE_LOG_VARIANTS: Readonly<Record<keyof typeof EN_LOG_VARIANTS, string>> = {
  'log.floor_entered_nameless': 'Etage {floor}.',
  'log.ability_used_self': '{who:N} {who|setzt|setzt|setzen} {ability} ein.',
  'log.item_used_self': '{who:N} {who|verwendest|verwendet|verwenden} {item:a}.',
  'log.hit_critical': 'Kritisch! {who:N} {who|triffst|trifft|treffen} {target:a}: {amount} Schaden ({damage_type}).',
  'log.hit_self': '{who:N} {who|triffst dich|trifft sich|treffen sich} selbst: {amount} Schaden ({damage_type}).',
  'log.modifier_stacked': '„{modifier}“ ×{stacks} wirkt jetzt auf {who:a} ({duration}).',
  'log.turn_lost_modifier': '{who:N} {who|wirst|wird|werden} daran gehindert, {ability} einzusetzen.',
  'log.hit_with': '{who:N} {who|triffst|trifft|treffen} {target:a} mit „{with}“: {amount} Schaden ({damage_type}).',
  'log.hit_critical_with':
    'Kritisch! {who:N} {who|triffst|trifft|treffen} {target:a} mit „{with}“: {amount} Schaden ({damage_type}).',
  'log.missed_with': '{who:N} {who|verfehlst|verfehlt|verfehlen} {target:a} mit „{with}“.',
  'log.repeated': '{line} (×{count})',
};
