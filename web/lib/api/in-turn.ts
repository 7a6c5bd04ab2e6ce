/** For one key: when the next read may start, and the read that waits for that. */
interface Turns {
  free: Promise<unknown>;
  next?: Promise<unknown> | undefined;
}

const turnsOf = new WeakMap<object, Turns>();

/**
 * Runs `read` at once; or if a read for the same `key` is running or ended less than `restMs`
 * milliseconds ago, once that time has passed. Calls that come meanwhile share that one read, so a
 * burst of news neither starts a read for each piece nor keeps aborting the last one.
 */
export function inTurn(
  key: object,
  restMs: number,
  read: () => Promise<unknown>,
): Promise<unknown> {
  const turns = turnsOf.get(key);
  if (turns) {
    turns.next ??= turns.free.then(() => inTurn(key, restMs, read));
    return turns.next;
  }
  const reading = read();
  const free = reading
    .catch(() => undefined)
    .then(() => new Promise((rested) => setTimeout(rested, restMs)))
    .then(() => turnsOf.delete(key));
  turnsOf.set(key, { free });
  return reading;
}
