/** Creatures that will stand about, lines of behaviour that never come up, choices that cannot be made. */
import type { Ability } from '../../game/content/ability.ts';
import type { Category } from '../../game/content/category.ts';
import { IMPLICIT_ABILITIES } from '../../game/content/content.ts';
import type { CreatureDef } from '../../game/content/creature.ts';
import type { Modifier } from '../../game/content/modifier.ts';
import type { Option } from '../../game/content/option.ts';
import type { Candidate } from '../read.ts';
import { fallen } from '../remains.ts';
import { eachReference, keyOf, type Resolution, trimmed, whereOf, winner, winners } from '../resolve.ts';

export function adviseOnBehaviour(resolution: Resolution): void {
  const blockable = blockableTags(resolution);
  const granted = grantedAbilities(resolution);
  for (const candidate of winners(resolution, 'creatures').values()) {
    checkCreature(resolution, candidate, blockable);
    warnOfLacks(resolution, candidate, granted);
  }
  warnOfWindup(resolution);
  warnOfPicks(resolution);
}

/** Tags that some modifier blocks: an ability that carries one is not always available. */
function blockableTags(resolution: Resolution): ReadonlySet<string> {
  const tags = new Set<string>();
  for (const { entry } of winners(resolution, 'modifiers').values()) {
    // Candidates of this registry were validated by its schema.
    const { blocks } = entry as unknown as Modifier;
    if (Array.isArray(blocks)) for (const tag of blocks) tags.add(tag);
  }
  return tags;
}

function checkCreature(resolution: Resolution, candidate: Candidate, blockable: ReadonlySet<string>): void {
  const { findings } = resolution;
  // Validated by the schema of its registry.
  const creature = candidate.entry as unknown as CreatureDef;
  // Validated by the schema of its registry.
  const { ai } = trimmed(resolution, candidate.entry) as unknown as CreatureDef;
  if (creature.base.max_health === undefined) {
    findings.warning(whereOf(candidate, ['base']), 'no_max_health', { default: 100 });
  }
  const last = ai.at(-1);
  if (last === undefined) return findings.warning(whereOf(candidate, ['ai']), 'ai_empty');
  if (last.condition.length > 0 || last.chance < 1) {
    findings.warning(whereOf(candidate, ['ai', creature.ai.length - 1]), 'ai_no_fallback');
  }
  const always = creature.ai.findIndex((line, index) => {
    // Validated by the schema of its registry.
    const ability = winner(resolution, keyOf('abilities', line.ability))?.entry as Ability | undefined;
    const plain = line.condition.length === 0 && line.chance >= 1;
    return index < creature.ai.length - 1 && plain && ability !== undefined && isAlwaysAvailable(ability, blockable);
  });
  if (always >= 0) {
    const ability = creature.ai[always]?.ability ?? '';
    findings.warning(whereOf(candidate, ['ai', always + 1]), 'ai_unreachable', { ability, line: always + 1 });
  }
}

function isAlwaysAvailable(ability: Ability, blockable: ReadonlySet<string>): boolean {
  const free = ability.cost === 0 && ability.cooldown === 0 && ability.windup === 0 && ability.condition.length === 0;
  return free && ability.aim !== 'ally' && !ability.tags.some((tag) => blockable.has(tag));
}

/** Abilities that some modifier grants while it is active: a creature may come to them. */
function grantedAbilities(resolution: Resolution): ReadonlySet<string> {
  const modifiers = [...winners(resolution, 'modifiers').values()];
  return new Set([
    ...IMPLICIT_ABILITIES,
    // Validated by the schema of its registry.
    ...modifiers.flatMap(({ entry }) => (entry as unknown as Modifier).abilities),
  ]);
}

/** A creature that lists abilities has those; one that lists none has whatever its behaviour names. */
function warnOfLacks(resolution: Resolution, candidate: Candidate, granted: ReadonlySet<string>): void {
  const { abilities, ai } = candidate.entry as unknown as CreatureDef;
  if (abilities.length === 0) return;
  for (const [index, { ability }] of ai.entries()) {
    if (abilities.includes(ability) || granted.has(ability)) continue;
    resolution.findings.warning(whereOf(candidate, ['ai', index, 'ability']), 'ai_lacks_ability', { ability });
  }
}

/** Only enemies announce: on what the hero is given, wind-up counts as 0. */
function warnOfWindup(resolution: Resolution): void {
  for (const registry of ['options', 'items', 'affixes'] as const) {
    for (const candidate of winners(resolution, registry).values()) {
      eachReference(candidate, ({ meta, path, value }, target) => {
        if (meta.ref !== 'abilities' || path[0] !== 'abilities') return;
        // Validated by the schema of its registry.
        const ability = winner(resolution, target)?.entry as Ability | undefined;
        if (ability !== undefined && ability.windup > 0) {
          resolution.findings.warning(whereOf(candidate, path), 'windup_on_hero', { ability: value });
        }
      });
    }
  }
}

/** A category that asks for more options than it has can never be answered. */
function warnOfPicks(resolution: Resolution): void {
  const counts = new Map<string, number>();
  // Options that fell will be there again.
  const mended = fallen(resolution).filter(({ registry }) => registry === 'options');
  for (const { entry } of [...mended, ...winners(resolution, 'options').values()]) {
    // Validated by the schema of its registry, or of any kind: then it is no key that a category has.
    const { category } = entry as unknown as Option;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  for (const candidate of winners(resolution, 'categories').values()) {
    // Validated by the schema of its registry.
    const { id, pick } = candidate.entry as unknown as Category;
    const options = counts.get(id) ?? 0;
    if (options < pick) resolution.findings.warning(whereOf(candidate, ['pick']), 'too_few_options', { pick, options });
  }
}
