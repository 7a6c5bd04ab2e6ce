/** A whole number for each slot, in half of the memory as long as all of them are below 2³¹. */
export type Column = Int32Array | Float64Array;

/** Sets a number. Returns the column, which is a wider one from the first number on that needs it. */
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
