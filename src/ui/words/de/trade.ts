/** Deutsche Worte für Beutel und Handel. German words of the bag and of trade. */
import type { EN_TRADE } from '../en/trade.ts';

export const DE_TRADE: Readonly<Record<keyof typeof EN_TRADE, string>> = {
  'inventory.bag': 'Beutel',
  'inventory.worn': 'Getragen',
  'inventory.empty': 'Nichts da.',
  'inventory.weight': 'Gewicht {weight} von {capacity}',
  'goods.usable': 'zum Verwenden',
  'sort.newest': 'Neues zuerst',
  'sort.name': 'nach Namen',
  'sort.slot': 'nach Platz',
  'sort.price': 'nach Preis',
  'compare.title': 'Vergleich',
  'compare.instead': 'Statt {item}:',
  'compare.with': 'Angelegt:',
  'compare.without': 'Abgelegt:',
  'compare.equal': 'ändert nichts',
  'compare.ability': 'Fähigkeit „{ability}“',
  'shop.offer': 'Angebot: {npc}',
  'shop.own': 'Du hast',
  'shop.prices': 'Kostet {buy}, bringt {sell}.',
  'shop.missing': 'Dir fehlen {missing} Gold.',
  'shop.sold_out': 'Ausverkauft.',
  'shop.gone': 'Das war das letzte Stück: {gone}. Der Zeiger steht jetzt auf: {next}.',
  'shop.for_nothing': '{item} bringt nichts ein. Trotzdem weggeben?',
  'shop.too_poor': 'Dafür reicht dein Gold nicht.',
};
