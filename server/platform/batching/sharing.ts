/**
 * Asks once for all callers: those who come while a question is under way share the next one,
 * because the answer to the first may be older than their call.
 */
export function sharing<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () =>
    (next ??= asking
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        const asked = ask();
        asking = asked;
        return asked;
      }));
}
