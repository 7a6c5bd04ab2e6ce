/**
 * Asks once for all who want to know: while a question is under way, those who come later share the next one,
 * as the answer to the first may be older than they are.
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
