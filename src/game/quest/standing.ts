/** How a quest stands: asked by conditions and by scripts. */
import type { View } from '../state.ts';

export type Standing = 'unknown' | 'active' | 'done';

export function standingOf({ quests }: Pick<View, 'quests'>, id: string): Standing {
  const progress = quests.find((quest) => quest.id === id);
  if (progress === undefined) return 'unknown';
  return progress.done ? 'done' : 'active';
}
