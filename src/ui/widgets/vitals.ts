/** Health, stamina and active effects as lines. */
import { maxHealth, maxStamina } from '../../game/creature/attributes.ts';
import type { CreatureView, Look } from '../../game/rules/scene.ts';
import type { Tone } from '../style.ts';
import { duration } from '../words/log.ts';
import { entryName } from '../words/names.ts';
import type { Speech } from '../words/words.ts';
import { bar } from './bar.ts';
import { type Line, type Piece, piece } from './rich.ts';

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

/** "Poisoned 3  Blessed x2 5": what is active on a creature, harmful ones marked by a sign as well. */
export function effectPieces(speech: Speech, creature: CreatureView): Piece[] {
  return creature.modifiers.map((active): Piece => {
    const harmful = speech.content.modifiers.get(active.id)?.harmful === true;
    const tone: Tone = harmful ? 'danger' : 'good';
    const stacks = active.stacks > 1 ? ` ×${active.stacks}` : '';
    const turns = active.turns < 0 ? '' : ` ${active.turns}`;
    return piece(`${harmful ? '-' : '+'}${entryName(speech, 'modifiers', active.id)}${stacks}${turns}  `, tone);
  });
}

/** How long an active effect still lasts. */
export function remaining(speech: Speech, active: { readonly turns: number; readonly stacks: number }): string {
  const lasts = duration(speech, active.turns);
  return active.stacks > 1 ? `×${active.stacks}, ${lasts}` : lasts;
}
