import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The day in India of a moment, in a statement. */
export const dayInIndia = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone 'Asia/Kolkata')::date`;

/** When a day in India begins, in a statement. */
export const startInIndia = (day: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${day})::timestamp at time zone 'Asia/Kolkata')`;

export const today = dayInIndia(sql`now()`);

/** Days as people in India count them, `YYYY-MM-DD`, both included; undefined is without an end. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a moment in a column, such as `applications.created_at`, lies in these days. */
export function isInDays(column: string, { from, to }: Days): RawBuilder<SqlBool> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${startInIndia(sql`${from}::date`)}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(column)} < ${startInIndia(sql`${to}::date + 1`)}`]),
  ];
  return bounds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
