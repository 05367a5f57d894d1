/** A finished run, told: for the last screen, for its file, and for the hall of fame. */
import { GOLD } from '../../game/content/content.ts';
import { STATS } from '../../game/content/words.ts';
import { attributeOf, maxHealth } from '../../game/creature/attributes.ts';
import { livingEnemies } from '../../game/creature/lookup.ts';
import { goldOf } from '../../game/item/bag.ts';
import { shownSeed } from '../../lib/seed.ts';
import { wrap } from '../../lib/text.ts';
import type { Scenery } from '../screen.ts';
import { logLines } from '../widgets/log-view.ts';
import { creatureName, entryName, entryText, itemName, stackName } from '../words/names.ts';
import { byName } from '../words/order.ts';
import { capital } from '../words/template.ts';
import { causeText } from '../words/verdicts.ts';
import { markText } from './record.ts';

const LAST_LINES = 12;
/** Stories are kept as files, too. */
const TEXT_WIDTH = 74;

type Told = Pick<Scenery, 'state' | 'content' | 'words'> & { readonly port: Pick<Scenery['port'], 'version'> };

/** The end of the run in lines of text, without colours. */
export function storyLines(scenery: Told): string[] {
  return [
    ...outcomeLines(scenery),
    ...endingLines(scenery),
    '',
    ...figures(scenery),
    ...section(scenery.words.text('story.standing'), standingLines(scenery)),
    ...section(scenery.words.text('story.kills'), killLines(scenery)),
    ...section(scenery.words.text('story.hero'), heroLines(scenery)),
    ...section(scenery.words.text('story.worn'), wornLines(scenery)),
    ...section(scenery.words.text('story.bag'), bagLines(scenery)),
    ...section(scenery.words.text('story.quests'), questLines(scenery)),
    ...section(scenery.words.text('story.last'), lastLines(scenery)),
    ...section(scenery.words.text('story.run'), runLines(scenery)),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

/** Who it was and how it ended. */
export function outcomeLines(scenery: Told): string[] {
  const { state, words } = scenery;
  const { hero, over } = state;
  const origin = hero.options.map((id) => entryName(scenery, 'options', id)).join(', ');
  const who = origin === '' ? hero.name : words.text('story.who', { name: hero.name, origin });
  if (over?.outcome === 'won') return [who, words.text('story.won')];
  const before = state.victory === undefined ? [] : [words.text('story.won_before')];
  const floor = over?.floor ?? state.floor.number;
  const place = entryText(scenery, 'floors', state.floor.def, 'name');
  const where =
    place === undefined ? words.text('story.floor', { floor }) : words.text('story.floor_named', { floor, place });
  if (over === undefined) return [who, ...before, words.text('story.given_up', { where })];
  return [who, ...before, capital(words.text('story.died', { cause: causeText(scenery, over.cause), where }))];
}

/** What follows from a victory, as the mods tell it. */
function endingLines({ state, words }: Told): string[] {
  return state.over?.outcome === 'won' ? ['', ...wrap(words.text('story.ending'), TEXT_WIDTH)] : [];
}

function figures({ state, words }: Told): string[] {
  const { hero, tally, floor } = state;
  const kills = Object.values(tally.kills).reduce((sum, count) => sum + count, 0);
  return [
    words.text('story.progress', {
      floor: floor.number,
      turns: state.turn,
      level: hero.base.level,
      gold: goldOf(hero),
    }),
    words.text('story.fights', { fights: tally.fights, kills, flights: tally.flights }),
    words.text('story.damage', { dealt: tally.damageDealt, taken: tally.damageTaken }),
    words.text('story.gold', { found: tally.goldFound, spent: tally.goldSpent }),
  ];
}

function killLines(scenery: Told): string[] {
  return Object.entries(scenery.state.tally.kills)
    .map(([id, count]) => ({ name: entryName(scenery, 'creatures', id), count, id }))
    .sort((a, b) => b.count - a.count || byName(a, b))
    .map(({ name, count }) => scenery.words.text('unit.count', { count, item: name }));
}

/** Who was still standing when the hero fell, and how nearly it was won. */
function standingLines(scenery: Told): string[] {
  return livingEnemies(scenery.state).map((enemy) =>
    scenery.words.text('story.foe', {
      enemy: creatureName(scenery, enemy),
      health: enemy.health,
      max: maxHealth(scenery, enemy),
    }),
  );
}

/** The attributes that points go into, as they were in the end. */
function heroLines(scenery: Told): string[] {
  const { state, words } = scenery;
  const values = STATS.map(
    (stat) => `${words.text(`attribute.${stat}`)} ${words.number(attributeOf(scenery, state.hero, stat))}`,
  );
  return [values.join(', ')];
}

function bagLines(scenery: Told): string[] {
  return scenery.state.hero.bag.filter(({ def }) => def !== GOLD).map((stack) => stackName(scenery, stack));
}

function wornLines(scenery: Told): string[] {
  const { state, content } = scenery;
  return content.slotOrder.flatMap((slot) => {
    const item = state.hero.worn[slot];
    return item === undefined ? [] : [`${entryName(scenery, 'slots', slot)}: ${itemName(scenery, item)}`];
  });
}

function questLines(scenery: Told): string[] {
  const { words } = scenery;
  return scenery.state.quests.map(({ id, count, done }) => {
    const of = scenery.content.quests.get(id)?.count ?? 1;
    return `${entryName(scenery, 'quests', id)}: ${done ? words.text('quests.done') : `${count}/${of}`}`;
  });
}

function lastLines(scenery: Told): string[] {
  return logLines(scenery, scenery.state.log)
    .slice(-LAST_LINES)
    .map(({ turn, text }) => `${turn}  ${text}`);
}

function runLines({ state, content, words, port }: Told): string[] {
  const mods = content.mods.map((mod) => `${mod.name} ${mod.version}`).join(', ');
  return [
    words.text('hall.seed', { seed: shownSeed(state) }),
    words.text('menu.version', { version: port.version }),
    words.text('hall.mods', { mods }),
    ...state.marks.map((mark) => markText(words, mark)),
  ];
}
