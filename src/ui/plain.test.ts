/** What the plain mode says, and what it keeps quiet about. */
import { describe, expect, it } from 'vitest';
import { news } from './plain.ts';

const menu = (...lines: string[]) => ({ open: ['menu'], lines });

describe('the plain mode', () => {
  it('tells a new screen whole', () => {
    const now = menu('Rustkeep', '> New run', '  Quit');
    expect(news(undefined, now, true)).toEqual(now.lines);
    expect(news({ open: ['menu', 'help'], lines: now.lines }, now, true)).toEqual(now.lines);
  });

  it('tells of a moved cursor only where it is now', () => {
    expect(news(menu('> New run', '  Quit'), menu('  New run', '> Quit'), true)).toEqual(['> Quit']);
  });

  it('tells what has changed, and nothing when nothing has', () => {
    expect(news(menu('Health 10', 'A rat'), menu('Health 7', 'A rat'), true)).toEqual(['Health 7']);
    expect(news(menu('Health 10'), menu('Health 10'), true)).toEqual([]);
  });

  it('tells what stands under a line together with that line', () => {
    const fight = (intent: string) => menu('> 1 rat', '    -> bite', '  2 hound', `    -> ${intent}`);
    expect(news(fight('pounce'), fight('snap'), true)).toEqual(['  2 hound', '    -> snap']);
  });

  it('lets no escape sequence through, and spells out what ASCII lacks', () => {
    expect(news(undefined, menu('Gr\x1b[31möße „x“'), false)).toEqual(['Groesse "x"']);
  });
});
