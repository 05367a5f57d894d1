/** Which log lines let a run, a rest or an exploration go on unseen. */
import type { LogCode, LogEntry } from '../game/log.ts';

/** Everything else is worth a look, also what future versions will log. */
const QUIET: ReadonlySet<LogCode> = new Set<LogCode>([
  'waited',
  'room_entered',
  'stamina_gained',
  'modifier_ended',
  'cooldown_changed',
]);

export function isQuiet(entry: LogEntry): boolean {
  return QUIET.has(entry.code) || (entry.code === 'healed' && entry.who === 'hero');
}
