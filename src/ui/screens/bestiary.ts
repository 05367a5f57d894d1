/** What has been learned of creatures: who was met, what they can do, and with each victory more of their numbers. */
import type { CreatureDef } from '../../game/content/creature.ts';
import { type Attribute, BASE_VALUES } from '../../game/content/words.ts';
import { abilityLines } from '../describe/abilities.ts';
import { attributeChangeText, triggerText } from '../describe/actions.ts';
import { conditionText } from '../describe/conditions.ts';
import { described } from '../describe/effects.ts';
import { attributeName, valueText } from '../describe/numbers.ts';
import { actionOf } from '../keymap.ts';
import { NONE, type Scenery, type Screen } from '../screen.ts';
import { hintPieces } from '../widgets/hints.ts';
import { moveList, newList } from '../widgets/list.ts';
import { drawListPage, type ListPage, listPageLines } from '../widgets/pane.ts';
import { firm, type Line, piece } from '../widgets/rich.ts';
import { isPrintable, textField } from '../widgets/text-field.ts';
import { entryName, tagName } from '../words/names.ts';
import { byName, holds } from '../words/order.ts';
import { push, usual } from './answers.ts';
import { asColor } from './map.ts';
import { promptScreen } from './prompt.ts';

/** Victories after which numbers, and then behaviour, are known. */
const NUMBERS_AFTER = 1;
const BEHAVIOUR_AFTER = 3;
const NUMBERS: readonly Attribute[] = [
  'max_health',
  'damage',
  'hit_chance',
  'dexterity',
  'critical_chance',
  'critical_factor',
];

/** Opens on a kind of creature, where one is before the hero. */
export function bestiaryScreen(about?: string): Screen {
  const list = newList();
  let search = '';
  let sought = about;
  const met = (scenery: Scenery) =>
    Object.keys(scenery.state.tally.met)
      .map((id) => ({ id, name: entryName(scenery, 'creatures', id) }))
      .filter(({ name }) => holds(name, search))
      .sort(byName);
  // Names, and with them the order, are those of the language in which it is looked at.
  const find = (scenery: Scenery) => {
    if (sought === undefined) return;
    list.cursor = Math.max(
      0,
      met(scenery).findIndex(({ id }) => id === sought),
    );
    sought = undefined;
  };
  const shown = (scenery: Scenery): ListPage => {
    find(scenery);
    const { words, content } = scenery;
    const creatures = met(scenery);
    const chosen = creatures[list.cursor];
    const def = chosen === undefined ? undefined : content.creatures.get(chosen.id);
    return {
      title: words.text('screen.bestiary'),
      rows: creatures.map(({ id, name }) => row(scenery, id, name)),
      list,
      empty: words.text('bestiary.empty'),
      detailTitle: chosen?.name ?? '',
      detail: def === undefined ? [] : details(scenery, def),
      hints: hintPieces('bestiary', ['search', 'page_down', 'back', 'help'], scenery),
      foot: words.text('bestiary.foot', { met: creatures.length, count: content.creatures.size }),
      share: 0.4,
    };
  };
  return {
    name: 'bestiary',
    overlay: false,
    draw: (grid, area, scenery) => drawListPage(grid, area, scenery, shown(scenery)),
    key(key, scenery) {
      find(scenery);
      const action = actionOf('bestiary', key, scenery.settings);
      if (moveList(list, action, met(scenery).length)) return NONE;
      if (action === 'search') {
        const accept = (text: string) => {
          search = text.trim();
          return NONE;
        };
        return push(
          promptScreen({
            question: scenery.words.text('prompt.search'),
            field: textField(search, 40, isPrintable),
            accept,
          }),
        );
      }
      return usual('bestiary', action) ?? NONE;
    },
    lines: (scenery) => listPageLines(shown(scenery)),
  };
}

function kills({ state }: Scenery, id: string): number {
  return Object.hasOwn(state.tally.kills, id) ? (state.tally.kills[id] ?? 0) : 0;
}

function row(scenery: Scenery, id: string, name: string): Line {
  const def = scenery.content.creatures.get(id);
  return [
    { text: `${def?.symbol ?? '&'} `, style: { color: asColor(def?.color, 'text'), bold: true } },
    piece(name),
    firm(`  ×${kills(scenery, id)}`, 'dim'),
  ];
}

function details(scenery: Scenery, def: CreatureDef): Line[] {
  const { words } = scenery;
  const times = kills(scenery, def.id);
  const known = def.abilities.flatMap((id): Line[] => [
    '',
    [piece(entryName(scenery, 'abilities', id), 'accent')],
    ...abilityLines(scenery, id),
  ]);
  const immune = def.immune.map((id) => entryName(scenery, 'modifiers', id)).join(', ');
  return [
    ...described(scenery, 'creatures', def.id),
    [piece(def.tags.map((tag) => tagName(scenery, tag)).join(', '), 'dim')],
    times === 0 ? words.text('bestiary.no_kills') : words.text('bestiary.kills', { count: times }),
    ...(times < NUMBERS_AFTER
      ? [learn(scenery, 'bestiary.learn_numbers', NUMBERS_AFTER - times)]
      : numbers(scenery, def)),
    ...def.modifiers.map((change) => attributeChangeText(scenery, change)),
    ...(immune === '' ? [] : [words.text('creature.immune', { modifiers: immune })]),
    ...def.triggers.map((trigger) => triggerText(scenery, trigger)),
    ...(times < BEHAVIOUR_AFTER
      ? [learn(scenery, 'bestiary.learn_behaviour', BEHAVIOUR_AFTER - times)]
      : behaviour(scenery, def)),
    ...drops(scenery, def),
    ...known,
  ];
}

function learn({ words }: Scenery, key: 'bestiary.learn_numbers' | 'bestiary.learn_behaviour', count: number): Line {
  return [piece(words.text(key, { count }), 'dim')];
}

function numbers({ words }: Scenery, def: CreatureDef): Line[] {
  const values = NUMBERS.map((attribute) => {
    const base: Readonly<Partial<Record<Attribute, number | undefined>>> = def.base;
    return `${attributeName(words, attribute)} ${valueText(words, attribute, base[attribute] ?? BASE_VALUES[attribute])}`;
  });
  return [values.join(', '), words.text('bestiary.experience', { amount: def.exp_reward })];
}

/** What it does, in the order in which it thinks of it. */
function behaviour(scenery: Scenery, def: CreatureDef): Line[] {
  const { words } = scenery;
  const lines = def.ai.map((line, index) => {
    const name = entryName(scenery, 'abilities', line.ability);
    const ability =
      line.chance < 1 ? words.text('creature.sometimes', { ability: name, chance: words.percent(line.chance) }) : name;
    const condition = conditionText(scenery, line.condition);
    return `${index + 1}. ${condition === '' ? ability : words.text('creature.when', { ability, condition })}`;
  });
  return lines.length === 0 ? [] : [words.text('bestiary.behaviour'), ...lines];
}

/** What its spoils have brought in this run. */
function drops(scenery: Scenery, { id, loot }: CreatureDef): Line[] {
  const { state, words } = scenery;
  if (loot === undefined) return [];
  const seen = Object.hasOwn(state.tally.drops, id) ? (state.tally.drops[id] ?? []) : [];
  // What nobody has defeated has had no chance to leave anything.
  if (seen.length === 0) return kills(scenery, id) === 0 ? [] : [words.text('bestiary.no_drops')];
  return [words.text('bestiary.drops', { items: seen.map((item) => entryName(scenery, 'items', item)).join(', ') })];
}
