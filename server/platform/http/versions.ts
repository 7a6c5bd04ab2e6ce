/**
 * Whether a change names in `If-Match` another version than the one that stands now (RFC 9110, 13.1.1). Without
 * the header it is based on nothing and never stale; what is no version is always stale.
 */
export function isStale(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return false;
  const named = /^(?:W\/)?"?(\d+)"?$/.exec(ifMatch)?.[1];
  return Number(named) !== version;
}
