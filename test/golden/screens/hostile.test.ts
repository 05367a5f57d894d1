/** Names that would break a terminal or a column break neither, on no screen, in no size, in no language. */
import { describe, expect, it } from 'vitest';
import type { Content, Registries } from '../../../src/game/content/content.ts';
import { textWidth } from '../../../src/lib/text.ts';
import { loadCellar } from './cellar.ts';
import { journey } from './journey.ts';

const HOSTILE: readonly (readonly [string, string])[] = [
  ['wide letters', '世界の終わり龍龍龍龍龍'],
  ['piled marks', 'Z̸̢̛͎̈́a̵͉͌l̷̰̿g̶͖͝o̴̟͗'],
  ['right to left', '\u202eדרקון אדום\u202c'],
  ['escape sequences', '\u001b[2J\u001b[31mRed\u0007\u009b6n'],
  ['a text without spaces', 'x'.repeat(60)],
  ['joined pictures', '👩‍👩‍👧‍👦🏴‍☠️🧙🏽‍♂️'],
  ['nothing one can see', '\u200b\u200d\ufeff\u00ad'],
];
const NAMED: readonly (keyof Registries)[] = [
  'items',
  'creatures',
  'abilities',
  'modifiers',
  'options',
  'npcs',
  'prefabs',
];

/** The cellar with that name on everything, and in every sentence. */
function renamed(content: Content, name: string): Content {
  const called = (entry: object, registry: string) =>
    registry === 'options' && 'name' in entry ? `${entry.name} ${name}` : name;
  const changed = NAMED.map((registry) => {
    const entries = [...content[registry]].map(([id, entry]) => [
      id,
      // The journey finds options by the front of their names.
      { ...entry, name: called(entry, registry), description: `${name} ${name}` },
    ]);
    return [registry, new Map(entries as [string, never][])];
  });
  return { ...content, ...Object.fromEntries(changed), texts: new Map() };
}

describe.each(HOSTILE)('%s', (_, name) => {
  it.each([
    [60, 18],
    [80, 24],
    [120, 40],
  ])('fit into %i×%i', (width, height) => {
    const content = renamed(loadCellar().content, name);
    // The journey finds its way by two words on the workbench and by one item: that one keeps its name.
    const flask = content.items.get('core:flask');
    const items = new Map(content.items);
    if (flask !== undefined) items.set('core:flask', { ...flask, name: 'Brandflasche' });
    for (const { rows, name: stop } of journey({ content: { ...content, items }, language: 'de', width, height })) {
      const lines = rows.split('\n').slice(0, -1);
      expect([stop, lines.length]).toEqual([stop, height]);
      expect([stop, lines.filter((line) => textWidth(line) > width)]).toEqual([stop, []]);
      expect([stop, /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.exec(rows.replaceAll('\n', ''))]).toEqual([stop, null]);
    }
  });
});
