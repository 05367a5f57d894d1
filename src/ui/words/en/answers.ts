/** English words for refusals and for causes of death. */
import type { RejectionCode } from '../../../game/command.ts';
import type { Cause } from '../../../game/state.ts';

export const EN_REFUSALS = {
  'rejection.not_created': 'The hero has yet to be made.',
  'rejection.already_created': 'The hero has already been made.',
  'rejection.run_over': 'The run is over.',
  'rejection.not_over': 'The run is not over yet.',
  'rejection.not_endless': 'The deep ends here.',
  'rejection.in_fight': 'Not in the middle of a fight.',
  'rejection.not_in_fight': 'Abilities are for fights.',
  'rejection.not_talking': 'You are talking to nobody.',
  'rejection.no_shop': 'Nothing is for sale here.',
  'rejection.wall': 'There is a wall.',
  'rejection.nothing_here': 'Nothing lies here.',
  'rejection.nobody_here': 'Nobody is here to talk to.',
  'rejection.no_stairs': 'You are not standing on the stairs.',
  'rejection.unknown_ability': 'You do not have this ability: {id}.',
  'rejection.unknown_item': 'There is no such item: {id}.',
  'rejection.unknown_slot': 'There is no such slot: {id}.',
  'rejection.unknown_option': 'There is no such option: {id}.',
  'rejection.unknown_quest': 'There is no such quest: {id}.',
  'rejection.no_such_item': 'There is no such thing in your bag.',
  'rejection.no_such_target': 'There is no such target.',
  'rejection.no_such_choice': 'That cannot be said now.',
  'rejection.no_such_offer': 'That is not on offer.',
  'rejection.bad_count': 'Not possible in that number: {count}.',
  'rejection.ability_blocked': '“{ability}”: {reason}.',
  'rejection.item_condition': '{item:N} cannot be used now.',
  'rejection.not_usable': '{item:N} cannot be used.',
  'rejection.not_wearable': '{item:N} cannot be worn.',
  'rejection.not_for_sale': '{item:N} is not for trade.',
  'rejection.slot_empty': 'Nothing is worn there ({slot}).',
  'rejection.too_heavy': 'Overloaded: weight {weight}, capacity {capacity}. Put something down.',
  'rejection.cannot_afford': 'Too expensive: {price} gold, and you have {gold}.',
  'rejection.bad_points': 'There are only {points|# point|# points} to assign.',
  'rejection.bad_name': 'This name will not do.',
  'rejection.wrong_pick': '{category}: {picked} of {pick} chosen.',
  'rejection.option_condition': '{option} cannot be chosen: its condition does not hold.',
  'rejection.option_taken': '{option} has already been chosen.',
  'rejection.option_not_open': '{option} cannot be chosen now.',
  'rejection.floor_impossible': 'The way down is blocked: floor {floor} could not be built ({def}).',
} as const satisfies Readonly<Record<`rejection.${RejectionCode}`, string>>;

export const EN_REFUSAL_VARIANTS = {
  'rejection.blocked_stamina': '“{ability}” needs {need} stamina; you have {have}.',
  'rejection.blocked_cooldown': '“{ability}” is ready again in {need|# turn|# turns}.',
  'rejection.blocked_modifier': '“{modifier}” keeps you from using “{ability}”.',
} as const;

export const EN_CAUSES = {
  'cause.ability': 'killed by {by:id} ({with})',
  'cause.item': 'killed by {by:id} ({with})',
  'cause.trigger': 'killed by {by:id} ({with})',
  'cause.modifier': 'brought down by “{with}”, the work of {by:id}',
  'cause.script': 'killed by {by:id} ({with})',
  'cause.option': 'a conversation that went badly wrong ({with})',
  'cause.cheat': 'by the workbench’s own hand',
} as const satisfies Readonly<Record<`cause.${Cause['kind']}`, string>>;

export const EN_CAUSE_VARIANTS = {
  'cause.self': 'by your own hand ({with})',
  'cause.modifier_self': 'brought down by “{with}”',
  'cause.unknown': 'nobody knows of what',
  'cause.nameless': 'something nameless',
} as const;
