/** What players saw on a screen and should not have seen; each by the name of what it was. */
import { describe, expect, it } from 'vitest';
import { loadCellar } from './cellar.ts';
import { record, Stage } from './stage.ts';

const { content } = loadCellar();

function stage(more: Partial<ConstructorParameters<typeof Stage>[0]> = {}): Stage {
  return new Stage({ content, language: 'de', width: 80, height: 24, seed: '1', ...more });
}

/** The names in the list at the left of a screen, from the top down. */
function listed(screen: Stage, names: readonly string[]): string[] {
  const rows = screen.rows().split('\n');
  const at = (name: string) => rows.findIndex((row) => row.slice(0, 40).includes(name));
  return names.filter((name) => at(name) >= 0).sort((a, b) => at(a) - at(b));
}

describe('a list of names', () => {
  it.each([
    ['de', ['Elfe', 'Zwergin'], ['Dickschädel', 'Stark', 'Werferin']],
    ['en', ['Dwarf', 'Elf'], ['Strong', 'Stubborn', 'Thrower']],
  ])('of options stands in the order of its names in %s, not of ids', (language, peoples, talents) => {
    const creation = stage({ language }).press('enter', 'enter');
    expect(listed(creation, peoples.toReversed())).toEqual(peoples);
    expect(listed(creation.press('enter'), talents.toReversed())).toEqual(talents);
  });

  it('is searched without marks and capitals', () => {
    const hall = stage({ records: [record({ name: 'Ägir' }), record({ name: 'Bo' })] });
    hall.press('down', 'down', 'down', 'down', 'enter', '/', 'A', 'G', 'enter');
    expect(hall.rows()).toContain('Ägir');
    expect(hall.rows()).not.toContain('Bo ');
  });
});

describe('the hall of fame', () => {
  it('does not take a run of the day for a run that was helped', () => {
    const hall = stage({
      records: [record({ name: 'Ada', marks: ['daily'] }), record({ name: 'Bo', marks: ['cheated'] })],
    });
    hall.press('down', 'down', 'down', 'down', 'enter', 'tab', 'tab', 'tab');
    expect(listed(hall, ['Ada', 'Bo'])).toEqual(['Ada']);
    expect(hall.rows()).toContain('Der Lauf des Tages');
    expect(hall.rows()).not.toContain('daily');
  });
});
