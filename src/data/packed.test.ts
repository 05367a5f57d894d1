/** Packed content is the content. */
import { describe, expect, it } from 'vitest';
import { loadCore } from '../../test/core.ts';
import { packContent, unpackContent } from './packed.ts';

describe('packed content', () => {
  it('is the same when it is unpacked', () => {
    const content = loadCore();
    const packed = packContent(content);
    expect(packed).toBeDefined();
    expect(unpackContent(packed ?? '')).toEqual(content);
  });

  it('keeps the order of every registry: dice run along it', () => {
    const content = loadCore();
    const unpacked = unpackContent(packContent(content) ?? '');
    expect([...unpacked.items.keys()]).toEqual([...content.items.keys()]);
    expect([...unpacked.creatures.keys()]).toEqual([...content.creatures.keys()]);
  });

  it('does not exist for content with scripts', () => {
    const content = loadCore();
    const scripts = new Map([['core:s', { id: 'core:s', source: 'return [];' }]]);
    expect(packContent({ ...content, scripts })).toBeUndefined();
  });
});
