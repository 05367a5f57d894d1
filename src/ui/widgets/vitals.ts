/** Health, stamina and active effects as lines. */
import { maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import type { CreatureView, Look } from '../../game/rules/scene.ts';
import { textWidth } from '../../lib/text.ts';
import type { Grid } from '../grid.ts';
import type { Area, Tone } from '../style.ts';
import { duration } from '../words/log.ts';
import { isMarker } from '../words/markers.ts';
import { entryName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { bar } from './bar.ts';
import { type Line, lineWidth, type Piece, piece, plain, writeLine } from './rich.ts';

interface Vitals extends Speech {
  readonly state: Look['state'];
  readonly unicode: boolean;
}

/** The health and the stamina of the hero, each as a bar of `width` cells with its name. */
export function heroBars(scenery: Vitals, width: number): readonly [Line, Line] {
  const { words, state, unicode } = scenery;
  const { hero } = state;
  const common = { width, unicode };
  return [
    bar({
      label: words.text('attribute.health'),
      value: hero.health,
      max: maxHealth(scenery, hero),
      tone: 'health',
      ...common,
    }),
    bar({
      label: words.text('attribute.stamina'),
      value: hero.stamina,
      max: maxStamina(scenery, hero),
      tone: 'stamina',
      ...common,
    }),
  ];
}

/**
 * "Poisoned 3  Blessed x2 5": what is active on a creature, harmful ones marked by a sign as well. What harms and what
 * ends soon comes first, so that a row too narrow for all hides what matters least.
 */
export function effectPieces(speech: Speech, creature: CreatureView): Piece[] {
  const felt = creature.modifiers.filter(({ id }) => !isMarker(speech.content, id));
  return byUrgency(speech, felt).map((active): Piece => {
    const harmful = speech.content.modifiers.get(active.id)?.harmful === true;
    const tone: Tone = harmful ? 'danger' : 'good';
    const stacks = active.stacks > 1 ? ` ×${active.stacks}` : '';
    const turns = active.turns < 0 ? '' : ` ${active.turns}`;
    return piece(`${harmful ? '-' : '+'}${entryName(speech, 'modifiers', active.id)}${stacks}${turns}  `, tone);
  });
}

type Active = CreatureView['modifiers'][number];

function byUrgency({ content }: Speech, modifiers: readonly Active[]): Active[] {
  const harmless = ({ id }: Active) => (content.modifiers.get(id)?.harmful === true ? 0 : 1);
  const lasts = ({ turns }: Active) => (turns < 0 ? Number.MAX_SAFE_INTEGER : turns);
  // What is equal in both stays in the order in which it came.
  return modifiers
    .map((active, index) => ({ active, index }))
    .sort((a, b) => harmless(a.active) - harmless(b.active) || lasts(a.active) - lasts(b.active) || a.index - b.index)
    .map(({ active }) => active);
}

/** Bars are as wide as they may be and as narrow as they must be for the effects beside them to be read. */
const WIDEST_BAR = 30;
const NARROWEST_BAR = 21;
/** In windows below this width bars give way further. */
const TIGHT = 70;
const TIGHT_BAR = 17;

/** The row with both bars and, behind them, what is active; effects there is no room for are counted. */
export function drawVitals(grid: Grid, area: Area, scenery: Vitals): void {
  const effects = effectPieces(scenery, scenery.state.hero);
  const wanted = lineWidth(effects);
  const room = Math.floor((area.w - 6 - wanted) / 2);
  const width = Math.min(
    WIDEST_BAR,
    Math.floor((area.w - 4) / 2.6),
    Math.max(area.w < TIGHT ? TIGHT_BAR : NARROWEST_BAR, room),
  );
  const [health, stamina] = heroBars(scenery, width);
  writeLine(grid, { x: area.x + 1, y: area.y, w: width }, health);
  writeLine(grid, { x: area.x + width + 3, y: area.y, w: width }, stamina);
  const x = area.x + 2 * width + 5;
  const left = area.x + area.w - x - 1;
  writeLine(grid, { x, y: area.y, w: left }, fitting(effects, left));
}

/** As many pieces as fit, and how many do not: "+Blessed 3  (+2)". */
function fitting(effects: readonly Piece[], width: number): Line {
  if (textWidth(plain(effects).trimEnd()) <= width || effects.length < 2) return effects;
  const rest = (shown: number) => piece(`(+${effects.length - shown})`, 'warning');
  let shown = effects.length - 1;
  while (shown > 1 && lineWidth([...effects.slice(0, shown), rest(shown)]) > width) shown--;
  return [...effects.slice(0, shown), rest(shown)];
}

/** How long an active effect still lasts. */
export function remaining(speech: Speech, active: { readonly turns: number; readonly stacks: number }): string {
  const lasts = duration(speech, active.turns);
  return active.stacks > 1 ? `×${active.stacks}, ${lasts}` : lasts;
}
