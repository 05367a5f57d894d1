/** Tells why a command was refused, and what the hero died of. */
import type { Rejection } from '../../game/command.ts';
import type { Cause, DeepReadonly } from '../../game/state.ts';
import { anyName, creatureNoun, entryName, itemNoun } from './names.ts';
import type { Param } from './template.ts';
import { capital } from './template.ts';
import type { Speech } from './words.ts';

/** Why a command was refused, as a sentence. */
export function rejectionText(speech: Speech, reason: Rejection): string {
  const { words } = speech;
  const params: Record<string, Param> = {};
  for (const [name, value] of Object.entries(reason)) {
    if (typeof value === 'number') params[name] = value;
    else if (typeof value === 'string') params[name] = refused(speech, name, value);
  }
  if (reason.code === 'ability_blocked') {
    const special = `rejection.blocked_${reason.reason}`;
    return capital(words.pick(special, params, words.pick('rejection.ability_blocked', params)));
  }
  return capital(words.pick(`rejection.${reason.code}`, params));
}

function refused(speech: Speech, name: string, value: string): Param {
  switch (name) {
    case 'ability':
      return entryName(speech, 'abilities', value);
    case 'modifier':
      return entryName(speech, 'modifiers', value);
    case 'item':
      return itemNoun(speech, { def: value, affixes: [] });
    case 'slot':
      return entryName(speech, 'slots', value);
    case 'option':
      return entryName(speech, 'options', value);
    case 'category':
      return entryName(speech, 'categories', value);
    case 'reason':
      return speech.words.pick(`block.${value}`);
    default:
      return value;
  }
}

/** What the hero died of: "killed by a giant rat (bite)". */
export function causeText(speech: Speech, cause: DeepReadonly<Cause> | undefined): string {
  const { words } = speech;
  if (cause === undefined) return words.text('cause.unknown');
  const named = anyName(speech, cause.with);
  if (cause.by === 'hero' || cause.by === '') {
    // What answers on his behalf may be the floor or the room: he need not have had a hand in it.
    if (cause.kind === 'modifier' || cause.kind === 'trigger')
      return words.text('cause.modifier_self', { with: named });
    if (cause.kind !== 'cheat' && cause.kind !== 'option') return words.text('cause.self', { with: named });
  }
  return words.pick(`cause.${cause.kind}`, { by: creatureNoun(speech, cause.by), with: named });
}
