const INDIA_MS = 19_800_000;

/** What a field for a moment in India holds, such as `2026-11-20T09:00`. */
export const fieldOf = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, 16);

export const momentOf = (field: string): string | null => (field ? `${field}:00+05:30` : null);
