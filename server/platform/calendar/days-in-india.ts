import { type RawBuilder, type SqlBool, sql } from 'kysely';

// SQL expressions for days in India's calendar and for lengths of time.

/** What clocks in India show at a moment: a timestamp without time zone. */
export const clockInIndia = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone 'Asia/Kolkata')`;

/** The moment at which clocks in India show this. */
export const momentInIndia = (clock: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${clock}) at time zone 'Asia/Kolkata')`;

/** The day in India of a moment. */
export const dayInIndia = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`${clockInIndia(moment)}::date`;

/** When a day in India begins. */
export const startInIndia = (day: RawBuilder<unknown>): RawBuilder<string> =>
  momentInIndia(sql`(${day})::timestamp`);

export const today = dayInIndia(sql`now()`);

/** Days as people in India count them, `YYYY-MM-DD`, both included; undefined means no limit. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a moment in a column, such as `applications.created_at`, falls on one of these days. */
export function isInDays(column: string, { from, to }: Days): RawBuilder<SqlBool> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${startInIndia(sql`${from}::date`)}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(column)} < ${startInIndia(sql`${to}::date + 1`)}`]),
  ];
  return bounds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}

/** An interval as a number of days, with fractions. */
export const inDays = (interval: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${interval}) / 86400)`;

/**
 * The median length in days, over the rows of a group for which `only` holds; null if there are
 * none.
 */
export const medianDays = (
  interval: RawBuilder<unknown>,
  only: RawBuilder<unknown> = sql`true`,
): RawBuilder<number | null> =>
  sql`percentile_cont(0.5) within group (order by ${inDays(interval)}) filter (where ${only})`;
