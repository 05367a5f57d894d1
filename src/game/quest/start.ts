/** Starting quests. */
import { say, type Turn } from '../rules/scene.ts';

/** Starts a quest; nothing happens when it is active or done. */
export function startQuest(turn: Turn, id: string): void {
  const { state, content } = turn;
  if (!content.quests.has(id) || state.quests.some((quest) => quest.id === id)) return;
  state.quests.push({ id, count: 0, done: false });
  say(turn, 'quest_started', { quest: id });
}
