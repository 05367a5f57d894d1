/** What the details of a piece say of the abilities it grants, and the comparison of what comes and goes with it. */
import { describe, expect, it } from 'vitest';
import { actionSchema } from '../../src/game/content/effects.ts';
import { newRun } from '../../src/game/new-run.ts';
import { actionsText } from '../../src/ui/describe/actions.ts';
import { itemLines } from '../../src/ui/describe/things.ts';
import type { Scenery } from '../../src/ui/screen.ts';
import { comparisonLines } from '../../src/ui/screens/item-detail.ts';
import { plain } from '../../src/ui/widgets/rich.ts';
import { wordsFor } from '../../src/ui/words/speak.ts';
import { loadCore } from '../core.ts';

const content = loadCore();
const piece = (def: string, ...affixes: string[]) => ({ def, affixes, count: 1 });
const granting = [...content.items.values()].filter(({ abilities }) => abilities.length > 0);

function compared(language: string, worn: ReturnType<typeof piece>, offered: ReturnType<typeof piece>): string[] {
  const begun = newRun({ seed: '4711', endless: false }, content);
  if (!begun.ok) throw new Error(begun.code);
  const { state } = begun;
  const slot = content.items.get(worn.def)?.slot ?? '';
  state.hero.worn = { [slot]: worn };
  // The comparison asks for words, content and state only.
  const scenery = { words: wordsFor(language, content), content, state } as unknown as Scenery;
  return comparisonLines(scenery, offered).map(plain);
}

describe('an ability that a piece grants', () => {
  it.each(granting.map(({ id }) => id))('is told with what it does: %s', (id) => {
    for (const [language, grants] of [
      ['de', /^Gewährt „.+“: .+ \(.*(Ausdauer|kostenlos).*\)$/],
      ['en', /^Grants “.+”: .+ \(.*(stamina|free).*\)$/],
    ] as const) {
      const lines = itemLines({ words: wordsFor(language, content), content }, piece(id));
      expect(lines.filter((line) => grants.test(line))).toHaveLength(content.items.get(id)?.abilities.length ?? 0);
    }
  });
});

describe('what is given', () => {
  it.each([
    ['de', 'gibt einen Starken Heiltrank; gibt 9 Gold; nimmt 2 × Heiltrank'],
    ['en', 'gives a strong healing potion; gives 9 gold; takes 2 × Healing potion'],
  ])('is spoken of as it is in a sentence: %s', (language, told) => {
    const actions = [
      { action: 'give_item', item: 'core:strong_potion' },
      { action: 'give_item', item: 'core:gold', count: 9 },
      { action: 'remove_item', item: 'core:health_potion', count: 2 },
    ].map((spec) => actionSchema.parse(spec));
    expect(actionsText({ words: wordsFor(language, content), content }, actions)).toBe(told);
  });
});

describe('the comparison', () => {
  it('does not forget the abilities that come and go', () => {
    const [given, taken] = [
      compared('de', piece('core:spear'), piece('core:mace')),
      compared('en', piece('core:mace'), piece('core:spear')),
    ];
    expect(given).toContain('+ Fähigkeit „Knochenbrecher“');
    expect(taken).toContain('- ability “Bone breaker”');
  });

  it('does not forget what answers a blow', () => {
    const [charged, plainSpear] = [piece('core:spear', 'core:crackling'), piece('core:spear')];
    expect(compared('de', plainSpear, charged).some((line) => /^\+ Bei einem Treffer/.test(line))).toBe(true);
    expect(compared('de', charged, plainSpear).some((line) => /^- Bei einem Treffer/.test(line))).toBe(true);
    expect(compared('de', plainSpear, plainSpear).at(-1)).toBe('ändert nichts');
  });
});
