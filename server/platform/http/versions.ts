/** A version that no row ever has. */
const NONE = -1;

/**
 * The version that a change names in `If-Match` (RFC 9110, 13.1.1), for a condition in its
 * statement. Without the header it is null, which is never stale; a header that is not a version is
 * always stale.
 */
export function namedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined) return null;
  return Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch)?.[1] ?? NONE);
}

/** Whether a change names a version other than the present one. */
export function isStale(ifMatch: string | undefined, version: number): boolean {
  const named = namedVersion(ifMatch);
  return named !== null && named !== version;
}
