/** What a line of the log means for the hero, as a tone. */
import type { LogEntry } from '../../game/log.ts';
import type { DeepReadonly } from '../../game/state.ts';
import type { Tone } from '../style.ts';

/** The tone of a line; a word of it says the same. */
export function logTone(entry: DeepReadonly<LogEntry>): Tone {
  switch (entry.code) {
    case 'hit':
      return entry.target === 'hero' ? 'danger' : 'bright';
    case 'damaged':
    case 'hurt':
      return entry.who === 'hero' ? 'danger' : 'text';
    case 'died':
      return entry.who === 'hero' ? 'danger' : 'good';
    case 'healed':
      return entry.who === 'hero' ? 'good' : 'warning';
    case 'fight_started':
    case 'summoned':
    case 'hint':
    case 'flight_failed':
    case 'chain_cut':
    case 'script_failed':
      return 'warning';
    case 'received':
    case 'bought':
    case 'sold':
      return 'loot';
    case 'level_gained':
    case 'quest_completed':
    case 'fight_won':
    case 'won':
      return 'accent';
    case 'waited':
    case 'strikes_first':
    case 'room_entered':
    case 'missed':
    case 'paid':
      return 'dim';
    default:
      return 'text';
  }
}
