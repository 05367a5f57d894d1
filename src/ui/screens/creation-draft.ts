/** The hero in the making: what has been chosen, what may be chosen with it, and how he would stand. */
import type { Category } from '../../game/content/category.ts';
import type { Option } from '../../game/content/option.ts';
import { selectable } from '../../game/create.ts';
import type { View } from '../../game/state.ts';
import { differences, wearing } from '../describe/comparison.ts';
import { attributeName, valueText } from '../describe/numbers.ts';
import type { Scenery } from '../screen.ts';
import { type ListState, newList } from '../widgets/list.ts';
import { type Line, piece } from '../widgets/rich.ts';
import type { TextField } from '../widgets/text-field.ts';
import { entryName } from '../words/names.ts';
import { byName } from '../words/order.ts';

/** What has been chosen so far. The step: 0 the name, then one for each category, then the last look. */
export interface Draft {
  step: number;
  readonly name: TextField;
  /** Whether the player has touched the name: until then it is a suggestion, which the first letter replaces. */
  named: boolean;
  /** Category id → chosen option ids. */
  readonly picks: Map<string, string[]>;
  lists: ListState[];
}

export function steps(scenery: Scenery): readonly Category[] {
  return scenery.content.categoryOrder.filter((category) => category.level === 1);
}

export function listOf(draft: Draft): ListState {
  draft.lists[draft.step] ??= newList();
  return draft.lists[draft.step] ?? newList();
}

/** The hero as he would stand with what has been chosen before a category. */
export function imagined(scenery: Scenery, draft: Draft, upTo?: Category): View {
  const options: string[] = [];
  for (const category of steps(scenery)) {
    if (category === upTo) break;
    options.push(...(draft.picks.get(category.id) ?? []));
  }
  const hero = { ...scenery.state.hero, name: draft.name.text, options };
  return { ...scenery.state, hero: dressed(scenery, hero) };
}

/** With the gear that the options put on at the start, so that the numbers shown are those of the first turn. */
export function dressed({ content }: Scenery, hero: View['hero']): View['hero'] {
  const gear = hero.options
    .flatMap((id) => content.options.get(id)?.on_create ?? [])
    .flatMap((action) => (action.action === 'equip_item' ? [action.item] : []));
  return gear.reduce((worn, def) => wearing(content, worn, { def, affixes: [], count: 1 }), hero);
}

/** What an option makes of him, with everything chosen before: a change alone does not say whether much is left. */
export function totalLines(scenery: Scenery, draft: Draft, category: Category, option: string): Line[] {
  const { words, content } = scenery;
  const state = imagined(scenery, draft, category);
  const picked = category.pick > 1 ? (draft.picks.get(category.id) ?? []).filter((id) => id !== option) : [];
  const made = (options: readonly string[]) =>
    dressed(scenery, { ...state.hero, options: [...state.hero.options, ...options] });
  const changed = differences({ state, content }, made(picked), made([...picked, option]));
  const totals = changed
    .map(
      ({ attribute, damageType, after }) =>
        `${attributeName(words, attribute, damageType)} ${valueText(words, attribute, after)}`,
    )
    .join(', ');
  return totals === '' ? [] : [[piece(words.text('creation.totals', { totals }), 'accent')]];
}

/** Options in the order of their names. */
export function byNames(scenery: Scenery, options: readonly Option[]): readonly Option[] {
  return options
    .map((option) => ({ option, id: option.id, name: entryName(scenery, 'options', option.id) }))
    .sort(byName)
    .map(({ option }) => option);
}

/** All options of a category as they are listed, those that are not open among them. */
export function offered(scenery: Scenery, category: Category): readonly Option[] {
  return byNames(scenery, scenery.content.optionsOf.get(category.id) ?? []);
}

export function openIn(scenery: Scenery, draft: Draft, category: Category): readonly string[] {
  const look = { state: imagined(scenery, draft, category), content: scenery.content };
  return selectable(look, category).map((option) => option.id);
}

export function wanted(scenery: Scenery, draft: Draft, category: Category): number {
  return Math.min(category.pick, openIn(scenery, draft, category).length);
}

export function isFull(scenery: Scenery, draft: Draft, category: Category): boolean {
  return (draft.picks.get(category.id)?.length ?? 0) === wanted(scenery, draft, category);
}

/** Chooses or takes back; the last choice of a category goes on to the next step. */
export function choose(scenery: Scenery, draft: Draft, category: Category, index: number): void {
  const option = offered(scenery, category)[index]?.id;
  const picked = draft.picks.get(category.id) ?? [];
  const pick = wanted(scenery, draft, category);
  if (option === undefined) draft.step++;
  else if (pick === 1) {
    if (!openIn(scenery, draft, category).includes(option)) return;
    draft.picks.set(category.id, [option]);
    forgetUnmet(scenery, draft);
    draft.step++;
  } else if (picked.includes(option)) {
    draft.picks.set(
      category.id,
      picked.filter((id) => id !== option),
    );
    forgetUnmet(scenery, draft);
  } else if (picked.length < pick && openIn(scenery, draft, category).includes(option)) {
    draft.picks.set(category.id, [...picked, option]);
    forgetUnmet(scenery, draft);
  }
}

/** A change in an early category may close options of later ones. */
export function forgetUnmet(scenery: Scenery, draft: Draft): void {
  for (const category of steps(scenery)) {
    const open = openIn(scenery, draft, category);
    const kept = (draft.picks.get(category.id) ?? []).filter((id) => open.includes(id));
    draft.picks.set(category.id, kept);
  }
}
