/** Numbers in the wrong unit, and percentages of nothing. */
import type { CreatureDef } from '../../game/content/creature.ts';
import type { AttributeChange } from '../../game/content/effects.ts';
import { BASE_VALUES } from '../../game/content/words.ts';
import type { Path } from '../findings.ts';
import type { Candidate } from '../read.ts';
import { type Resolution, whereOf, winners } from '../resolve.ts';

/** Where each registry keeps its attribute changes. */
const CHANGES = {
  items: 'modifiers',
  options: 'modifiers',
  affixes: 'modifiers',
  creatures: 'modifiers',
  modifiers: 'attributes',
} as const;

/** Attributes measured in percentage points: a share between 0 and 1 is a hundred times too small. */
const POINTS = ['critical_chance', 'resistance', 'price_modifier', 'armor'];

export function adviseOnNumbers(resolution: Resolution): void {
  for (const [registry, field] of Object.entries(CHANGES)) {
    // The keys of the table above are names of registries.
    for (const candidate of winners(resolution, registry as keyof typeof CHANGES).values()) {
      checkChanges(resolution, candidate, field);
    }
  }
  for (const candidate of winners(resolution, 'creatures').values()) checkBase(resolution, candidate);
}

function checkChanges(resolution: Resolution, candidate: Candidate, field: string): void {
  // Candidates of these registries were validated by schemas with this list.
  const changes = candidate.entry[field] as readonly AttributeChange[];
  const raised = new Set(changes.filter(({ flat }) => flat !== 0).map(({ attribute }) => attribute));
  for (const [index, change] of changes.entries()) {
    const path = [field, index];
    warnOfUnit(resolution, candidate, { path: [...path, 'flat'], attribute: change.attribute, value: change.flat });
    if (change.percent !== 0 && Math.abs(change.percent) < 1) {
      const params = { field: 'percent', value: change.percent, better: hundredfold(change.percent), unit: 'percent' };
      resolution.findings.warning(whereOf(candidate, [...path, 'percent']), 'wrong_unit', params);
    }
    if (change.percent !== 0 && !raised.has(change.attribute) && baseOf(candidate, change.attribute) === 0) {
      const params = { attribute: change.attribute };
      resolution.findings.warning(whereOf(candidate, [...path, 'percent']), 'percent_of_nothing', params);
    }
  }
}

function baseOf(candidate: Candidate, attribute: AttributeChange['attribute']): number {
  const name = attribute === 'armor' ? 'resistance' : attribute;
  if (candidate.registry !== 'creatures' || name === 'resistance') return BASE_VALUES[name];
  // Validated by the schema of its registry.
  const { base } = candidate.entry as unknown as CreatureDef;
  return base[name] ?? BASE_VALUES[name];
}

function checkBase(resolution: Resolution, candidate: Candidate): void {
  // Validated by the schema of its registry.
  const { base } = candidate.entry as unknown as CreatureDef;
  for (const [attribute, value] of Object.entries(base)) {
    if (value !== undefined) warnOfUnit(resolution, candidate, { path: ['base', attribute], attribute, value });
  }
}

interface Measured {
  readonly path: Path;
  readonly attribute: string;
  readonly value: number;
}

function warnOfUnit(resolution: Resolution, candidate: Candidate, { path, attribute, value }: Measured): void {
  const params = unitMistake(attribute, value);
  if (params !== undefined) {
    resolution.findings.warning(whereOf(candidate, path), 'wrong_unit', { field: attribute, value, ...params });
  }
}

/** What would have been meant, when a value is clearly in another unit. */
function unitMistake(attribute: string, value: number): { readonly better: number; readonly unit: string } | undefined {
  const size = Math.abs(value);
  if (attribute === 'hit_chance' && size > 1) return { better: round(value / 100), unit: 'share' };
  if (attribute === 'critical_factor' && size >= 20) return { better: round(value / 100), unit: 'factor' };
  if (POINTS.includes(attribute) && size > 0 && size < 1) return { better: hundredfold(value), unit: 'points' };
  return undefined;
}

function hundredfold(value: number): number {
  return round(value * 100);
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
