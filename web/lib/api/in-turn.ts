/** What is read when its turn comes, and when the next turn is. */
interface Turns {
  free: Promise<unknown>;
  next?: Promise<unknown> | undefined;
}

const turnsOf = new WeakMap<object, Turns>();

/**
 * Runs `read` at once, or, within `restMs` of the last time for the same `key`, when these have passed: once, however often
 * it is asked for meanwhile. So much news at a time neither starts a read for each piece nor keeps breaking one off.
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
