/** Brings a state that an earlier game wrote into the form of today: what it did not keep yet is added as not known. */

type Table = Readonly<Record<string, unknown>>;

/** The state as it would be written today. What is not of the expected kind is left for the shape to refuse. */
export function fromBefore(state: unknown): unknown {
  if (!isTable(state)) return state;
  const { floor, tally } = state;
  return {
    ...state,
    ...(isTable(floor) ? { floor: floorFromBefore(floor) } : {}),
    // Which creature had left what was read from the log, as far back as that reached.
    ...(isTable(tally) ? { tally: { drops: {}, ...tally } } : {}),
  };
}

function floorFromBefore(floor: Table): Table {
  return Array.isArray(floor.rooms) ? { ...floor, rooms: floor.rooms.map(roomFromBefore) } : floor;
}

/** What was owed was a list of tables, without whose they were. */
function roomFromBefore(room: unknown): unknown {
  if (!isTable(room) || !Array.isArray(room.owed)) return room;
  return { ...room, owed: room.owed.map((one: unknown) => (typeof one === 'string' ? { table: one, from: '' } : one)) };
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
