const US_PER_MS = 1_000;

/** The microseconds since 1970 of an ISO 8601 text; those of a `Date` would be rounded. */
export function microsecondsOf(moment: string): number {
  const [, fraction = ''] = /\.(\d+)/.exec(moment) ?? [];
  const beyondMs = Number(fraction.padEnd(6, '0').slice(3, 6));
  return Date.parse(moment) * US_PER_MS + beyondMs;
}

/** The ISO 8601 text in UTC of microseconds since 1970. */
export function momentOf(microseconds: number): string {
  const ms = Math.floor(microseconds / US_PER_MS);
  const beyondMs = `${microseconds - ms * US_PER_MS}`.padStart(3, '0');
  return new Date(ms).toISOString().replace('Z', `${beyondMs}Z`);
}
