/** Deutsche Worte für das Ende eines Laufs. German words for the end of a run. */
import type { EN_ENDING } from '../en/ending.ts';

export const DE_ENDING: Readonly<Record<keyof typeof EN_ENDING, string>> = {
  'over.died': 'Der Lauf ist zu Ende',
  'over.won': 'Sieg',
  'story.who': '{name} ({origin})',
  'story.died': '{cause}, {where}.',
  'story.won': 'Hat den Grund der Tiefe erreicht und lebt.',
  'story.ending': 'Hinter dir ist es still geworden. Niemand fragt, was jetzt kommt.',
  'story.won_before': 'Hat den Grund der Tiefe erreicht und ging weiter.',
  'story.given_up': 'Aufgegeben {where}.',
  'story.floor': 'auf Etage {floor}',
  'story.floor_named': 'auf Etage {floor} ({place})',
  'story.progress': 'Etage {floor}, {turns|# Zug|# Züge}, Stufe {level}, {gold} Gold',
  'story.fights': '{fights|# Kampf|# Kämpfe}, {kills|# Gegner|# Gegner} besiegt, {flights|# Flucht|# Fluchten}',
  'story.damage': 'Schaden ausgeteilt {dealt}, eingesteckt {taken}',
  'story.gold': 'Gold gefunden {found}, ausgegeben {spent}',
  'story.standing': 'Noch auf den Beinen',
  'story.foe': '{enemy}, {health} von {max} Leben',
  'story.hero': 'Eigenschaften',
  'story.bag': 'Im Beutel',
  'story.kills': 'Besiegt',
  'story.worn': 'Zuletzt getragen',
  'story.quests': 'Aufträge',
  'story.last': 'Die letzten Züge',
  'story.run': 'Der Lauf',
  'hall.place': 'Etage {floor}',
};
