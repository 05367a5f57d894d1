/** Which heroes the laboratory sends: combinations of the first two categories, the rest drawn or taken first by id. */

import type { Category } from '../game/content/category.ts';
import type { Content } from '../game/content/content.ts';
import type { Option } from '../game/content/option.ts';
import { below } from '../lib/rng.ts';
import { labDice } from './seeds.ts';

function chosenAtCreation(content: Content): readonly Category[] {
  return content.categoryOrder.filter((category) => category.level === 1);
}

function free(option: Option): boolean {
  return option.condition.length === 0;
}

/** All combinations of options of the first two categories: race × class. */
export function combinations(content: Content): readonly (readonly string[])[] {
  const lists = chosenAtCreation(content)
    .slice(0, 2)
    .map((category) => (content.optionsOf.get(category.id) ?? []).filter(free).map((option) => option.id));
  return lists.reduce<readonly (readonly string[])[]>(
    (found, ids) => found.flatMap((before) => ids.map((id) => [...before, id])),
    [[]],
  );
}

/** Completes options category by category: drawn from the laboratory’s dice, or the first by id without a number. */
export function completed(content: Content, named: readonly string[], number?: number): readonly string[] {
  const dice = number === undefined ? undefined : labDice(number, 'options');
  const all = [...named];
  for (const category of chosenAtCreation(content)) {
    const left = (content.optionsOf.get(category.id) ?? []).filter(
      (option) => !all.includes(option.id) && free(option),
    );
    let missing = category.pick - all.filter((id) => content.options.get(id)?.category === category.id).length;
    for (; missing > 0 && left.length > 0; missing--) {
      const [taken] = left.splice(dice === undefined ? 0 : below(dice, left.length), 1);
      if (taken !== undefined) all.push(taken.id);
    }
  }
  return all;
}
