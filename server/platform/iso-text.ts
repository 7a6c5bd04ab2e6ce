import { type RawBuilder, sql } from 'kysely';

/** A time in the format that the rest of the product writes, for use within JSON and lists. */
export const isoText = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
