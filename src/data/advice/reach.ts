/** Things that nobody will ever meet: items without a source, quests without a start, events without a cause. */

import { GOLD } from '../../game/content/content.ts';
import type { Prefab } from '../../game/content/prefab.ts';
import type { RegistryName } from '../../game/content/registry-names.ts';
import { REGISTRY_NAMES } from '../../game/content/registry-names.ts';
import type { Script } from '../../game/content/script.ts';
import type { Path } from '../findings.ts';
import { nearestId } from '../nearest.ts';
import { PLANS } from '../plan.ts';
import type { Candidate } from '../read.ts';
import { fallen } from '../remains.ts';
import { eachTag, type Resolution, whereOf, winners } from '../resolve.ts';
import { walk } from '../walk.ts';

/** Ids that something gives, starts or raises; and where events are waited for. */
interface Reach {
  readonly items: Set<string>;
  readonly quests: Set<string>;
  readonly creatures: Set<string>;
  readonly raised: Set<string>;
  readonly awaited: { readonly candidate: Candidate; readonly path: Path; readonly event: string }[];
}

export function adviseOnReach(resolution: Resolution): void {
  adviseOnRooms(resolution);
  const reach: Reach = {
    items: new Set([GOLD]),
    quests: new Set(),
    creatures: new Set(),
    raised: new Set(),
    awaited: [],
  };
  for (const registry of REGISTRY_NAMES) {
    for (const candidate of winners(resolution, registry).values()) collect(registry, candidate, reach);
  }
  // What a broken entry gives is given once it is mended.
  for (const candidate of fallen(resolution)) collect(candidate.registry, candidate, reach);
  // A script may name what it gives: an id inside a program counts.
  const programs = [...winners(resolution, 'scripts').values()].map(
    ({ entry }) => (entry as unknown as Script).source ?? '',
  );
  const inScript = (id: string): boolean => {
    const local = id.slice(id.indexOf(':') + 1);
    return programs.some((program) => program.includes(local));
  };
  for (const candidate of winners(resolution, 'items').values()) {
    if (!reach.items.has(candidate.id) && !inScript(candidate.id)) {
      resolution.findings.info(whereOf(candidate), 'item_never_found');
    }
  }
  for (const candidate of winners(resolution, 'quests').values()) {
    if (!reach.quests.has(candidate.id) && !inScript(candidate.id)) {
      resolution.findings.info(whereOf(candidate), 'quest_never_started');
    }
  }
  for (const candidate of winners(resolution, 'creatures').values()) {
    if (!reach.creatures.has(candidate.id) && !inScript(candidate.id)) {
      resolution.findings.info(whereOf(candidate), 'creature_never_met');
    }
  }
  for (const { candidate, path, event } of reach.awaited) {
    if (reach.raised.has(event) || inScript(event)) continue;
    const params = { event, nearest: nearestId(event, reach.raised) };
    resolution.findings.info(whereOf(candidate, path), 'event_never_raised', params);
  }
}

/** Rooms come by their tags alone: one that no floor asks for stays a drawing. */
function adviseOnRooms(resolution: Resolution): void {
  const floors = [...winners(resolution, 'floors').values(), ...fallen(resolution)];
  const wanted = new Set<string>();
  for (const floor of floors)
    if (floor.registry === 'floors') eachTag(floor, (ref, tag) => ref === 'tag' && wanted.add(tag));
  for (const candidate of winners(resolution, 'prefabs').values()) {
    // Candidates of this registry were validated by its schema.
    const { tags } = candidate.entry as unknown as Prefab;
    if (tags.some((tag) => wanted.has(tag))) continue;
    const near = tags.map((tag) => nearestId(tag, wanted)).find((tag) => tag !== '');
    const params = { tags: tags.slice(0, 5).join(', ') || '–', nearest: near ?? '' };
    resolution.findings.info(whereOf(candidate, ['tags']), 'room_never_built', params);
  }
}

function collect(registry: RegistryName, candidate: Candidate, reach: Reach): void {
  const plan = PLANS.get(registry);
  if (plan === undefined) return;
  walk(plan, candidate.entry, ({ meta, path, value }) => {
    const last = path.at(-1);
    // What a condition or a filter asks for is not yet given by anyone.
    if (path.includes('condition') || path.includes('when')) return;
    if (meta.ref === 'items') reach.items.add(value);
    else if (meta.ref === 'quests') reach.quests.add(value);
    else if (meta.ref === 'creatures') reach.creatures.add(value);
    else if (meta.ref === 'event' && last === 'event') reach.raised.add(value);
    else if (meta.ref === 'event' && value.includes(':')) reach.awaited.push({ candidate, path, event: value });
  });
}
