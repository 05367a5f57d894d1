/** What the coming turn brings from its very start: what timed effects do before anyone acts, then all that is announced. */
import type { Command } from '../command.ts';
import type { Content } from '../content/content.ts';
import { isAlive } from '../creature/lookup.ts';
import { label } from '../rules/scene.ts';
import type { View } from '../state.ts';
import { type Broken, brokenIn } from './estimate.ts';
import { stateBegun, turnAfter } from './sketch.ts';
import { type Threat, threat, threatAfter } from './threat.ts';

export interface Outlook {
  /** The fight when the turn has begun and nobody has acted. */
  readonly begun: View;
  /** What the hero loses to timed effects before anyone acts; it is part of the sums. */
  readonly loss: number;
  /** Who dies of timed effects before acting, by index in the fight, and what of. */
  readonly dying: ReadonlyMap<number, string>;
  readonly threat: Threat;
}

export function outlook(state: View, content: Content): Outlook {
  const { state: begun, log } = stateBegun(state, content);
  const dying = new Map<number, string>();
  for (const [index, enemy] of (state.fight?.enemies ?? []).entries()) {
    const later = begun.fight?.enemies.find(({ number }) => number === enemy.number);
    if (!isAlive(enemy) || later === undefined || isAlive(later)) continue;
    const who = label(enemy);
    const blow = log.findLast((entry) => entry.code === 'damaged' && entry.who === who);
    dying.set(index, blow?.code === 'damaged' ? blow.with : '');
  }
  const loss = Math.max(0, state.hero.health - begun.hero.health);
  return { begun, loss, dying, threat: withLoss(threat(begun, content), loss) };
}

/** What of the outlook is left after an act of the hero’s; `now` spares looking twice. Absent if the act is refused. */
export function outlookAfter(
  state: View,
  content: Content,
  command: Command,
  now: Outlook = outlook(state, content),
): { readonly threat: Threat; readonly breaks: readonly Broken[] } | undefined {
  const after = turnAfter(state, command, content);
  if (after === undefined) return undefined;
  const { begun, loss } = now;
  // Who is dead when the turn has begun does nothing more.
  if (!isAlive(begun.hero)) return { threat: now.threat, breaks: [] };
  return { threat: withLoss(threatAfter(begun, after, content), loss), breaks: brokenIn(begun, content, after) };
}

function withLoss(sum: Threat, loss: number): Threat {
  if (loss === 0) return sum;
  const health = sum.health + loss;
  const expected = sum.expected + loss;
  const worst = sum.worst + loss;
  return {
    ...sum,
    health,
    expected,
    worst,
    lethal: sum.lethal || expected >= health,
    mayKill: sum.mayKill || worst >= health,
  };
}
