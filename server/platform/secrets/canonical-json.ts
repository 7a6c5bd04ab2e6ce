/**
 * The JSON of a value by RFC 8785: sorted keys, and no spaces. Numbers and texts already are what
 * `JSON.stringify` writes.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  );
}
