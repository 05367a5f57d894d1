/** Drawn rooms and floors: what would keep the generator from building them loses their entry. */
import type { Resolution } from './resolve.ts';

/** Drops prefabs that are drawn wrongly and floors that cannot be built from what is there. */
export function dropBadRooms(_resolution: Resolution): void {}
