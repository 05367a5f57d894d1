/** Packed content is the content. */
import { describe, expect, it } from 'vitest';
import { loadCore } from '../../test/core.ts';
import { type Packed, packContent, unpackContent } from './packed.ts';

const unpacked = (packed: Packed | undefined) => unpackContent(packed?.head ?? '', () => packed?.whole ?? '');

describe('packed content', () => {
  it('is the same when it is unpacked', () => {
    const content = loadCore();
    const packed = packContent(content);
    expect(packed).toBeDefined();
    const late = unpacked(packed);
    expect(late.whole).toEqual(content);
    expect(late.content).toEqual(content);
  });

  it('keeps the order of every registry: dice run along it', () => {
    const content = loadCore();
    const { whole } = unpacked(packContent(content));
    expect([...whole.items.keys()]).toEqual([...content.items.keys()]);
    expect([...whole.creatures.keys()]).toEqual([...content.creatures.keys()]);
  });

  it('shows the menu without its whole', () => {
    const content = loadCore();
    const early = unpackContent(packContent(content)?.head ?? '', () => {
      throw new Error('the whole was read');
    }).content;
    expect([early.hash, early.mods, early.repeating]).toEqual([content.hash, content.mods, content.repeating]);
    expect([...early.texts.keys()]).toEqual([...content.texts.keys()]);
    expect(() => early.items).toThrow('the whole was read');
  });

  it('does not exist for content with scripts', () => {
    const content = loadCore();
    const scripts = new Map([['core:s', { id: 'core:s', source: 'return [];' }]]);
    expect(packContent({ ...content, scripts })).toBeUndefined();
  });
});
