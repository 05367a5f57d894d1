/** Every screen as text, in both languages, in a small and in a large window: a change of looks or words shows as a picture. */
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../src/lib/text.ts';
import { KEY_TABLES } from '../../../src/ui/key-tables.ts';
import { loadCellar } from './cellar.ts';
import { journey } from './journey.ts';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;
const LANGUAGES = ['de', 'en'] as const;
const CASES = LANGUAGES.flatMap((language) => SIZES.map(([width, height]) => ({ language, width, height })));
const { content, diagnostics } = loadCellar();

it('the stand-in mod loads without a warning', () => {
  expect(diagnostics).toEqual([]);
});

describe.each(CASES)('in $language at $width×$height', ({ language, width, height }) => {
  const stops = journey({ content, language, width, height });

  it('all screens look as they always did', async () => {
    const pictures = stops.map(({ name, rows }) => `===== ${name}\n${rows}`).join('');
    await expect(pictures).toMatchFileSnapshot(`${language}-${width}x${height}.txt`);
  });

  it('nothing is wider or higher than the window', () => {
    for (const { rows } of stops) {
      const lines = rows.split('\n').slice(0, -1);
      expect(lines.length).toBe(height);
      expect(lines.filter((line) => textWidth(line) > width)).toEqual([]);
    }
  });

  it('no text is missing and no placeholder is left', () => {
    const holes = /[{}]|undefined|NaN|\b(?:screen|key|log|menu|combat|tip|port|rejection|story|spot|hall)\.[a-z_]+/;
    for (const { name, rows, lines } of stops) {
      expect([name, holes.exec(rows)?.[0], holes.exec(lines.join('\n'))?.[0]]).toEqual([name, undefined, undefined]);
    }
  });
});

describe.each(LANGUAGES)('in %s as lines of text', (language) => {
  const stops = journey({ content, language, width: 80, height: 24 });

  it('every screen tells itself without a grid', async () => {
    const told = stops.map(({ name, lines }) => `===== ${name}\n${lines.join('\n')}\n`).join('');
    await expect(told).toMatchFileSnapshot(`${language}-lines.txt`);
    expect(told).not.toMatch(/[│┌└─█░]/);
  });
});

it('the journey opens every screen that has a key table', () => {
  const stops = journey({ content, language: 'en', width: 80, height: 24 });
  const seen = new Set(stops.flatMap((stop) => stop.open));
  // Typing a name is a step of creation.
  const others = ['name'];
  expect(Object.keys(KEY_TABLES).filter((name) => !seen.has(name) && !others.includes(name))).toEqual([]);
});
