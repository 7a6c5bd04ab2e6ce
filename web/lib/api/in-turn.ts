/** What is read when its turn comes, and when the next turn is. */
interface Turns {
  free: Promise<unknown>;
  next?: Promise<unknown> | undefined;
}

const turnsOf = new WeakMap<object, Turns>();

/**
 * Runs `read` at once, or if it ran for the same `key` less than `restMs` ago, after that: once, however often it was asked
 * for in between. So a crowd of news neither starts a reading for each nor breaks off one for the next.
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
