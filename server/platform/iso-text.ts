import { type RawBuilder, sql } from 'kysely';

/**
 * A time as text, in the format in which the API sends times; for SQL that builds JSON or lists.
 */
export const isoText = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
