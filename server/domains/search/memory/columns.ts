/** A whole number for each slot; takes half the memory while all of them are below 2³¹. */
export type Column = Int32Array | Float64Array;

/** Sets a number. Returns the column, or a wider copy of it if the number needs that. */
export function put(column: Column, slot: number, number: number): Column {
  column[slot] = number;
  if (column[slot] === number) return column;
  const wider = Float64Array.from(column);
  wider[slot] = number;
  return wider;
}

/** The same numbers with room for others, or without the last ones. */
export function resized<T extends Float64Array | Uint32Array | Int32Array | Uint8Array>(
  column: T,
  capacity: number,
): T {
  const larger = new (column.constructor as new (length: number) => T)(capacity);
  larger.set(column.subarray(0, Math.min(column.length, capacity)));
  return larger;
}
