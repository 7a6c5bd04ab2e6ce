import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/**
 * A checksum of the rows of each table, and the number of due tasks: equal if nothing changed.
 * Leaves out attempt counts and security events, which refusals add to, and the last use of
 * sessions.
 */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('attempt_counts', 'security_events')`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const row = sql`(to_jsonb(${sql.ref(name)}) - 'last_seen_at')::text`;
    const { rows } = await sql<{ sum: string }>`
      select md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as sum
      from ${sql.table(name)}`.execute(db);
    sums[name] = rows[0]?.sum ?? '';
  }
  const due = await sql<{ sum: string }>`
    select count(*)::text as sum from graphile_worker._private_jobs`.execute(db);
  return { ...sums, 'work that is due': due.rows[0]?.sum ?? '' };
}
