import { INDIA_AHEAD_MS } from './today.ts';

/** What a field for a moment in India holds, such as `2026-11-20T09:00`. */
export const fieldOfMoment = (time: number): string =>
  new Date(time + INDIA_AHEAD_MS).toISOString().slice(0, 16);

/** The moment that such a field names; null while date or time are missing. */
export function momentOfField(field: string): string | null {
  const moment = new Date(`${field}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
