/** One enemy and one ability of a fight as lines: state, announcement, cost and readiness. */
import { blockOf } from '../../game/combat/abilities.ts';
import { type Menace, threat } from '../../game/combat/estimate.ts';
import { intentBlock, intentTarget } from '../../game/combat/intents.ts';
import { strikesFirst } from '../../game/combat/opening.ts';
import { maxHealth } from '../../game/creature/attributes.ts';
import { isEnemy } from '../../game/rules/scene.ts';
import type { DeepReadonly, Enemy } from '../../game/state.ts';
import { pad, textWidth } from '../../lib/text.ts';
import type { Scenery } from '../screen.ts';
import { bar } from '../widgets/bar.ts';
import { type Line, lineWidth, type Piece, piece, wrapLine } from '../widgets/rich.ts';
import { effectPieces } from '../widgets/vitals.ts';
import { creatureName, entryName } from '../words/names.ts';
import { amountText } from './forecast.ts';
import { asColor } from './map.ts';

type Foe = DeepReadonly<Enemy>;

/** Who it is and how it is; what it has announced; what is active on it. */
export function enemyBlock(scenery: Scenery, enemy: Foe, index: number, width: number): Line[] {
  return [
    headLine(scenery, enemy, index, width),
    ...hanging(intentLine(scenery, enemy, index), width),
    ...hanging(stateLine(scenery, enemy), width),
  ];
}

/** Set in under the name, over as many rows as it needs; nothing for an empty line. */
function hanging(line: Line, width: number): Line[] {
  if (lineWidth(line) === 0) return [];
  const wrapped = width === 0 ? [line] : wrapLine(line, width - 2);
  return wrapped.map((row): Line => [piece('  '), ...pieces(row)]);
}

function headLine(scenery: Scenery, enemy: Foe, index: number, width: number): Line {
  const { content, words, unicode } = scenery;
  const def = content.creatures.get(enemy.def);
  const barWidth = Math.max(12, Math.min(26, Math.floor(width * 0.4)));
  const stamina = words.text('combat.stamina', { stamina: enemy.stamina });
  const name = creatureName(scenery, enemy);
  const room = width === 0 ? textWidth(name) : Math.max(6, width - 4 - barWidth - textWidth(stamina) - 2);
  return [
    piece(`${index + 1} `, 'dim'),
    { text: `${def?.symbol ?? '&'} `, style: { color: asColor(def?.color, 'danger'), bold: true } },
    piece(pad(name, room), 'bright'),
    piece(' '),
    ...pieces(
      bar({
        label: '',
        value: enemy.health,
        max: maxHealth(scenery, enemy),
        tone: 'health',
        width: width === 0 ? 0 : barWidth,
        unicode,
      }),
    ),
    piece(` ${stamina}`, 'dim'),
  ];
}

function pieces(line: Line): readonly Piece[] {
  return typeof line === 'string' ? [piece(line)] : line;
}

/** "-> Bite at you: 65%, 3 (up to 5)". */
function intentLine(scenery: Scenery, enemy: Foe, index: number): Line {
  const { state, content, words } = scenery;
  const { intent } = enemy;
  if (intent === undefined) return [piece(words.text('combat.no_intent'), 'dim')];
  const ability = entryName(scenery, 'abilities', intent.ability);
  const menace = threat(state, content).menaces.find((one) => one.enemy === index);
  const blocked = intentBlock(scenery, state, enemy);
  const details = [
    ...(blocked === undefined ? [] : [words.text('combat.blocked', { reason: words.text(`block.${blocked.reason}`) })]),
    ...(menace === undefined ? [] : menaceTexts(scenery, menace)),
  ];
  const later = intent.in > 0;
  return [
    piece(`${scenery.unicode ? '→' : '->'} `, later ? 'dim' : 'warning'),
    piece(ability, later ? 'text' : 'warning', { bold: true }),
    piece(` ${targetText(scenery, enemy)}`),
    ...(later ? [piece(` ${words.text('combat.in', { turns: intent.in })}`, 'accent')] : []),
    piece(details.length === 0 ? '' : `: ${details.join(', ')}`),
  ];
}

function menaceTexts({ words }: Scenery, { estimate }: Menace): string[] {
  if (estimate.max === 0 && !estimate.unknown) return [];
  const chance = estimate.sure ? words.text('combat.sure') : words.percent(estimate.hit);
  return [chance, amountText({ words }, estimate)];
}

/** Who acts before the hero in the opening, and what is active on it. */
function stateLine(scenery: Scenery, enemy: Foe): Line {
  const { state, words } = scenery;
  const first = strikesFirst(state, enemy);
  const effects = effectPieces(scenery, enemy);
  return [...(first ? [piece(`${words.text('combat.first')}  `, 'danger', { bold: true })] : []), ...effects];
}

/** "at you", "on itself", "on Skeleton 2". */
function targetText(scenery: Scenery, enemy: Foe): string {
  const { state, words } = scenery;
  if (enemy.intent === undefined) return '';
  const target = intentTarget(state, enemy, enemy.intent);
  if (target === undefined) return words.text('combat.at_nobody');
  if (target === enemy) return words.text('combat.at_itself');
  return isEnemy(target)
    ? words.text('combat.at', { target: creatureName(scenery, target) })
    : words.text('combat.at_you');
}

/** Name, cost, and why it cannot be used. */
export function abilityRow(scenery: Scenery, id: string, target: number, width: number): Line {
  const { state, content, words } = scenery;
  const def = content.abilities.get(id);
  if (def === undefined) return '';
  const victim = def.aim === 'opponent' ? state.fight?.enemies[target] : state.hero;
  const block = blockOf(scenery, state.hero, def, victim);
  const name = entryName(scenery, 'abilities', id);
  const cost = def.cost === 0 ? '' : words.text('combat.cost', { cost: def.cost });
  const why =
    block === undefined
      ? ''
      : block.reason === 'cooldown'
        ? words.text('combat.ready_in', { turns: block.need })
        : words.text(`block.${block.reason}`);
  // What is ready stands in columns; what is not needs the room for its reason.
  const ready = block === undefined;
  const room = width === 0 || !ready ? textWidth(name) + 1 : Math.max(8, Math.min(18, width - textWidth(cost) - 1));
  return [
    piece(pad(name, room), ready ? 'text' : 'dim'),
    piece(cost, ready ? 'stamina' : 'dim'),
    piece(why === '' ? '' : `${cost === '' ? '' : ' '}(${why})`, 'danger'),
  ];
}
