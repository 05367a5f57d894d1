/** Deutsche Worte für Ablehnungen und Todesursachen. German words for refusals and for causes of death. */
import type { EN_CAUSE_VARIANTS, EN_CAUSES, EN_REFUSAL_VARIANTS, EN_REFUSALS } from '../en/answers.ts';

export const DE_REFUSALS: Readonly<Record<keyof typeof EN_REFUSALS, string>> = {
  'rejection.not_created': 'Der Held muss erst erschaffen werden.',
  'rejection.already_created': 'Der Held ist schon erschaffen.',
  'rejection.run_over': 'Der Lauf ist zu Ende.',
  'rejection.not_over': 'Der Lauf ist noch nicht zu Ende.',
  'rejection.not_endless': 'Hier endet die Tiefe.',
  'rejection.in_fight': 'Nicht mitten im Kampf.',
  'rejection.not_in_fight': 'Fähigkeiten sind für den Kampf.',
  'rejection.not_talking': 'Du sprichst mit niemandem.',
  'rejection.no_shop': 'Hier gibt es nichts zu kaufen.',
  'rejection.wall': 'Da ist eine Wand.',
  'rejection.nothing_here': 'Hier liegt nichts.',
  'rejection.nobody_here': 'Hier ist niemand, mit dem du sprechen könntest.',
  'rejection.no_stairs': 'Du stehst nicht auf der Treppe.',
  'rejection.unknown_ability': 'Diese Fähigkeit hast du nicht: {id}.',
  'rejection.unknown_item': 'Diesen Gegenstand gibt es nicht: {id}.',
  'rejection.unknown_slot': 'Diesen Platz gibt es nicht: {id}.',
  'rejection.unknown_option': 'Diese Option gibt es nicht: {id}.',
  'rejection.unknown_quest': 'Diesen Auftrag gibt es nicht: {id}.',
  'rejection.no_such_item': 'So etwas hast du nicht im Beutel.',
  'rejection.no_such_target': 'Dieses Ziel gibt es nicht.',
  'rejection.no_such_choice': 'Das lässt sich jetzt nicht sagen.',
  'rejection.no_such_offer': 'Das ist nicht im Angebot.',
  'rejection.bad_count': 'In dieser Menge geht das nicht: {count}.',
  'rejection.ability_blocked': '„{ability}“: {reason}.',
  'rejection.item_condition': '{item:N} lässt sich gerade nicht verwenden.',
  'rejection.not_usable': '{item:N} lässt sich nicht verwenden.',
  'rejection.not_wearable': '{item:N} lässt sich nicht anlegen.',
  'rejection.not_for_sale': '{item:N} ist nicht zu handeln.',
  'rejection.slot_empty': 'Dort trägst du nichts ({slot}).',
  'rejection.too_heavy': 'Überladen: Gewicht {weight}, Tragkraft {capacity}. Leg erst etwas ab.',
  'rejection.cannot_afford': 'Zu teuer: {price} Gold, und du hast {gold}.',
  'rejection.bad_points': 'Zu verteilen {points|ist nur # Punkt|sind nur # Punkte}.',
  'rejection.bad_name': 'Dieser Name geht nicht.',
  'rejection.wrong_pick': '{category}: {picked} von {pick} gewählt.',
  'rejection.option_condition': '{option} ist nicht wählbar: Die Bedingung ist nicht erfüllt.',
  'rejection.option_taken': '{option} ist schon gewählt.',
  'rejection.option_not_open': '{option} ist jetzt nicht wählbar.',
  'rejection.floor_impossible': 'Der Weg nach unten ist versperrt: Etage {floor} ließ sich nicht bauen ({def}).',
};

export const DE_REFUSAL_VARIANTS: Readonly<Record<keyof typeof EN_REFUSAL_VARIANTS, string>> = {
  'rejection.blocked_stamina': '„{ability}“ kostet {need} Ausdauer; du hast {have}.',
  'rejection.blocked_cooldown': '„{ability}“ ist in {need|# Zug|# Zügen} wieder bereit.',
  'rejection.blocked_modifier': '„{modifier}“ hindert dich an „{ability}“.',
};

export const DE_CAUSES: Readonly<Record<keyof typeof EN_CAUSES, string>> = {
  'cause.ability': 'getötet von {by:id} ({with})',
  'cause.item': 'getötet von {by:id} ({with})',
  'cause.trigger': 'getötet von {by:id} ({with})',
  'cause.modifier': 'zugrunde gegangen an „{with}“, verursacht von {by:id}',
  'cause.script': 'getötet von {by:id} ({with})',
  'cause.option': 'ein Gespräch mit bösem Ende ({with})',
  'cause.cheat': 'von der Werkbank selbst gerichtet',
};

export const DE_CAUSE_VARIANTS: Readonly<Record<keyof typeof EN_CAUSE_VARIANTS, string>> = {
  'cause.self': 'von eigener Hand ({with})',
  'cause.modifier_self': 'zugrunde gegangen an „{with}“',
  'cause.unknown': 'niemand weiß, woran',
  'cause.nameless': 'etwas Namenloses',
};
