import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/**
 * A checksum of the rows of each table, and the number of due tasks: equal if nothing changed.
 * Leaves out attempt counts and security events, which refusals add to, what exports leave behind, the last use of
 * sessions, and news, which are gone as soon as they were announced.
 */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('attempt_counts', 'news', 'security_events', 'work_events')
    order by table_name`.execute(db);
  // One statement, whose plan is kept: asking each table by itself took most of a walk's time.
  const sums = await sql<{ name: string; sum: string }>`
    ${sql.join(
      tables.rows.map(({ name }) => {
        const row = sql`(to_jsonb(${sql.ref(name)}) - 'last_seen_at')::text`;
        return sql`select ${sql.lit(name)} as name,
          md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as sum from ${sql.table(name)}`;
      }),
      sql` union all `,
    )}
    union all select 'work that is due', count(*)::text from graphile_worker._private_jobs`.execute(
    db,
  );
  return Object.fromEntries(sums.rows.map(({ name, sum }) => [name, sum]));
}
