import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Today's date in India, in a statement. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** Days as people in India count them, `YYYY-MM-DD`, both included; undefined is without an end. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a moment in a column, such as `applications.created_at`, lies in these days. */
export function isInDays(column: string, { from, to }: Days): RawBuilder<SqlBool> {
  const startOf = (day: RawBuilder<unknown>) =>
    sql`(${day})::timestamp at time zone 'Asia/Kolkata'`;
  const bounds = [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${startOf(sql`${from}::date`)}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(column)} < ${startOf(sql`${to}::date + 1`)}`]),
  ];
  return bounds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}
