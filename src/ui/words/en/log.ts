/** English words for every line of the log. */
import type { LogCode } from '../../../game/log.ts';

export const EN_LOG = {
  'log.run_started': 'The descent begins.',
  'log.floor_entered': 'Floor {floor}: {floor_name}.',
  'log.room_entered': 'You enter: {prefab}.',
  'log.hint': 'At the door: {hint}',
  'log.waited': 'You wait.',

  'log.fight_started': '{count|An enemy bars|# enemies bar} your way.',
  'log.strikes_first': '{who:N} {who|are|is|are} quicker than you and {who|strike|strikes|strike} first.',
  'log.fight_won': 'The fight is won.',
  'log.ability_used': '{who:N} {who|use|uses|use} {ability} against {target:a}.',
  'log.item_used': '{who:N} {who|use|uses|use} {item:a} on {target:a}.',
  'log.missed': '{who:N} {who|miss|misses|miss} {target:a}.',
  'log.hit': '{who:N} {who|hit|hits|hit} {target:a} for {amount} ({damage_type}).',
  'log.damaged': '{who:N} {who|take|takes|take} {amount} damage ({damage_type}: {with}).',
  'log.healed': '{who:N} {who|regain|regains|regain} {amount} health.',
  'log.hurt': '{who:N} {who|lose|loses|lose} {amount} health.',
  'log.stamina_gained': '{who:N} {who|regain|regains|regain} {amount} stamina.',
  'log.stamina_lost': '{who:N} {who|lose|loses|lose} {amount} stamina.',
  'log.modifier_applied': '“{modifier}” now affects {who:a} ({duration}).',
  'log.modifier_removed': '“{modifier}” is taken from {who:a}.',
  'log.modifier_ended': '“{modifier}” no longer affects {who:a}.',
  'log.immune': '{who:N} {who|are|is|are} immune to “{modifier}”.',
  'log.cooldown_changed': '{ability} of {who:a}: {turns|# turn|# turns} until it is ready.',
  'log.turn_lost': '{who:N} cannot use {ability}: {reason}.',
  'log.target_gone': '{who:N} {who|find|finds|find} no target for {ability}.',
  'log.died': '{who:N} {who|die|dies|die}.',
  'log.flight_failed': '{who:N} {who|try|tries|try} to flee and {who|do|does|do} not get away.',
  'log.fled': '{who:N} {who|get|gets|get} away.',
  'log.summoned': '{who:N} {who|call|calls|call} for help: {count} × {creature}.',
  'log.summon_crowded': '{who:N} {who|call|calls|call} for help, but there is no room for more.',

  'log.experience': '{amount} experience.',
  'log.level_gained': 'You reach level {level}. There is a point to assign.',
  'log.points_assigned': '{stat} +{amount}.',
  'log.option_chosen': 'Chosen: {option}.',

  'log.received': 'You get: {item}.',
  'log.lost': 'You lose: {item}.',
  'log.equipped': 'Now worn: {item}.',
  'log.unequipped': 'Taken off: {item}.',
  'log.dropped': 'You put down: {item}.',
  'log.pile_empty': 'There is nothing of use here.',
  'log.loot_empty': 'Nothing comes of it.',
  'log.bought': 'Bought for {price} gold: {item}.',
  'log.sold': 'Sold for {price} gold: {item}.',
  'log.enchanted': 'Changed: {item}.',
  'log.enchant_nothing': 'You wear nothing that could be changed ({slot}).',

  'log.talked': 'You step up: {npc}.',
  'log.option_taken': '“{option}”',
  'log.paid': 'You pay {price} gold.',
  'log.shop_opened': 'The wares are laid out: {npc}.',
  'log.conversation_ended': 'You turn away: {npc}.',

  'log.quest_started': 'New quest: {quest}.',
  'log.quest_progress': '{quest}: {count} of {of}.',
  'log.quest_completed': 'Quest completed: {quest}.',

  'log.descended': 'You go down the stairs to floor {floor}.',
  'log.won': 'You have reached the end of the deep. The keep is yours.',
  'log.went_on': 'The deep goes on. Floor {floor}.',
  'log.map_revealed': 'The whole floor lies before you.',
  'log.cheated': 'Workbench: {what}.',

  'log.chain_cut': 'Too much happened at once; the rest was left out ({trigger}).',
  'log.script_failed': 'Script {script} fails at line {line}, column {column}: {fault}.',
} as const satisfies Readonly<Record<`log.${LogCode}`, string>>;

/** Where a line reads better in another form than its code alone says. */
export const EN_LOG_VARIANTS = {
  'log.floor_entered_nameless': 'Floor {floor}.',
  'log.ability_used_self': '{who:N} {who|use|uses|use} {ability}.',
  'log.item_used_self': '{who:N} {who|use|uses|use} {item:a}.',
  'log.hit_critical': 'Critical! {who:N} {who|hit|hits|hit} {target:a} for {amount} ({damage_type}).',
  'log.hit_self': '{who:N} {who|hit yourself|hits itself|hit themselves} for {amount} ({damage_type}).',
  'log.modifier_stacked': '“{modifier}” ×{stacks} now affects {who:a} ({duration}).',
  'log.turn_lost_modifier': '{who:N} {who|are|is|are} kept from using {ability}.',
  'log.repeated': '{line} (×{count})',
} as const;
