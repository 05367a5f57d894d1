/** Counting events for quests: done once, kept afterwards. */
import type { Quest } from '../content/quest.ts';
import { executeAll } from '../rules/actions.ts';
import { raise } from '../rules/raise.ts';
import { type Chain, type Creature, say, type Turn } from '../rules/scene.ts';
import type { QuestProgress } from '../state.ts';

/** Counts one event for a quest; at its count it is done and its reward given. */
export function countEvent(
  turn: Turn,
  progress: QuestProgress,
  quest: Quest,
  answer: { readonly target: Creature | undefined; readonly chain: Chain },
): void {
  if (progress.done) return;
  progress.count++;
  if (progress.count < quest.count) {
    say(turn, 'quest_progress', { quest: quest.id, count: progress.count, of: quest.count });
    return;
  }
  progress.done = true;
  say(turn, 'quest_completed', { quest: quest.id });
  const { hero } = turn.state;
  executeAll(quest.actions, {
    turn,
    self: hero,
    target: answer.target,
    cause: { kind: 'trigger', with: quest.id },
    chain: answer.chain,
  });
  raise(turn, {
    name: 'quest_completed',
    source: hero,
    target: undefined,
    payload: { quest: quest.id },
    chain: answer.chain,
  });
}
