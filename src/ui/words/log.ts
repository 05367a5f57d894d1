/** Tells log lines as sentences. */
import { GOLD, IMPLICIT_ABILITIES } from '../../game/content/content.ts';
import type { LogEntry } from '../../game/log.ts';
import type { DeepReadonly } from '../../game/state.ts';
import { isMarker } from './markers.ts';
import {
  anyName,
  creatureNoun,
  dialogText,
  entryName,
  entryText,
  itemName,
  itemNoun,
  npcNoun,
  stackName,
} from './names.ts';
import { scriptFaultText } from './script-faults.ts';
import type { Param, Params } from './template.ts';
import type { Speech } from './words.ts';

type Entry = DeepReadonly<LogEntry>;

/** What was used for a blow, told in one sentence with the blow itself. */
export type Means = Extract<Entry, { code: 'ability_used' | 'item_used' }>;

/** Whether a use is told with the blow after it: nothing of the use is lost by leaving its own line out. */
export function isToldWith(means: Entry, blow: Entry | undefined): means is Means {
  if (means.code !== 'ability_used' && means.code !== 'item_used') return false;
  if (blow === undefined || (blow.code !== 'hit' && blow.code !== 'missed')) return false;
  return blow.turn === means.turn && blow.who === means.who && blow.who !== blow.target;
}

/** A blow with what it was done with; the plain attack needs no name. */
export function blowText(speech: Speech, blow: Entry, means: Means): string {
  if (means.code === 'ability_used' && means.ability === IMPLICIT_ABILITIES[0]) return logText(speech, blow);
  const named =
    means.code === 'item_used' ? entryName(speech, 'items', means.item) : entryName(speech, 'abilities', means.ability);
  return speech.words.pick(`log.${variantOf(speech, blow)}_with`, { ...paramsOf(speech, blow), with: named });
}

/** A line of the log as a sentence; '' for a line that has nothing to say. */
export function logText(speech: Speech, entry: Entry): string {
  if (entry.code === 'room_entered' && entryText(speech, 'prefabs', entry.prefab, 'name') === undefined) return '';
  if (isMark(speech, entry)) return '';
  if (entry.code === 'hint') {
    const hint = entryText(speech, 'prefabs', entry.prefab, 'hint');
    return hint === undefined ? '' : speech.words.text('log.hint', { hint });
  }
  return speech.words.pick(`log.${variantOf(speech, entry)}`, paramsOf(speech, entry));
}

/** Whether it tells of a modifier that only remembers something for the rules: the hero feels nothing of it. */
function isMark({ content }: Speech, entry: Entry): boolean {
  const comes = entry.code === 'modifier_applied' || entry.code === 'modifier_removed';
  return (comes || entry.code === 'modifier_ended') && isMarker(content, entry.modifier);
}

/** Which form of a line fits what it says. */
function variantOf(speech: Speech, entry: Entry): string {
  switch (entry.code) {
    case 'floor_entered':
      return entryText(speech, 'floors', entry.def, 'name') === undefined ? 'floor_entered_nameless' : entry.code;
    case 'ability_used':
    case 'item_used':
      return entry.target === entry.who || entry.target === 'self' || entry.target === ''
        ? `${entry.code}_self`
        : entry.code;
    case 'quest_completed':
      return entryText(speech, 'quests', entry.quest, 'completed') === undefined ? entry.code : 'quest_completed_told';
    case 'received':
      return entry.item === GOLD ? 'received_gold' : entry.code;
    case 'damaged':
      return speech.content.modifiers.has(entry.with) ? 'damaged_by_modifier' : entry.code;
    case 'hit':
      if (entry.who === entry.target) return 'hit_self';
      return entry.critical ? 'hit_critical' : 'hit';
    case 'modifier_removed':
      return entry.who === 'hero' ? 'modifier_removed_own' : entry.code;
    case 'modifier_applied':
      return entry.stacks > 1 ? 'modifier_stacked' : entry.code;
    case 'summoned':
    case 'summon_crowded':
      return entry.who === '' ? `${entry.code}_uncalled` : entry.code;
    case 'turn_lost':
      return entry.reason === 'modifier' ? 'turn_lost_modifier' : entry.code;
    default:
      return entry.code;
  }
}

/** How a parameter of that name becomes something to speak of. */
const SPOKEN: Readonly<Record<string, (speech: Speech, value: string) => Param>> = {
  who: creatureNoun,
  target: creatureNoun,
  ability: (speech, id) => entryName(speech, 'abilities', id),
  modifier: (speech, id) => entryName(speech, 'modifiers', id),
  creature: (speech, id) => entryName(speech, 'creatures', id),
  prefab: (speech, id) => entryName(speech, 'prefabs', id),
  quest: (speech, id) => entryName(speech, 'quests', id),
  slot: (speech, id) => entryName(speech, 'slots', id),
  npc: npcNoun,
  with: anyName,
  damage_type: (speech, type) => speech.words.pick(`damage.${type}`),
  reason: (speech, reason) => speech.words.pick(`block.${reason}`),
  stat: (speech, stat) => speech.words.pick(`attribute.${stat}`),
  what: (speech, what) => speech.words.pick(`workbench.${what}`, {}, what),
};

function paramsOf(speech: Speech, entry: Entry): Params {
  const params: Record<string, Param> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === 'number') params[name] = value;
    else if (typeof value === 'string') {
      const speak = Object.hasOwn(SPOKEN, name) ? SPOKEN[name] : undefined;
      params[name] = speak === undefined ? value : speak(speech, value);
    }
  }
  return { ...params, ...particulars(speech, entry) };
}

/** What needs more than one field of the line. */
function particulars(speech: Speech, entry: Entry): Params {
  switch (entry.code) {
    case 'floor_entered':
      return { floor_name: entryName(speech, 'floors', entry.def) };
    case 'modifier_applied':
      return { duration: duration(speech, entry.turns) };
    case 'quest_completed':
      return { told: entryText(speech, 'quests', entry.quest, 'completed') ?? '' };
    case 'item_used':
    case 'item_target_gone':
      return { item: itemNoun(speech, { def: entry.item, affixes: [] }) };
    case 'received':
    case 'lost':
    case 'dropped':
    case 'bought':
    case 'sold':
      return { item: stackName(speech, { def: entry.item, affixes: entry.affixes, count: entry.count }) };
    case 'equipped':
    case 'unequipped':
    case 'enchanted':
      return { item: itemName(speech, { def: entry.item, affixes: entry.affixes }) };
    case 'script_failed':
      return { fault: scriptFaultText(speech.words.language, entry.fault, entry.detail) };
    case 'option_chosen':
      return { option: entryName(speech, 'options', entry.option) };
    case 'option_taken':
      return { option: dialogText(speech, entry.npc, entry.option) };
    default:
      return {};
  }
}

/** "3 turns", "for good", "this turn". */
export function duration({ words }: Pick<Speech, 'words'>, turns: number): string {
  if (turns < 0) return words.text('unit.permanent');
  return turns === 0 ? words.text('unit.this_turn') : words.text('unit.turns', { turns });
}
