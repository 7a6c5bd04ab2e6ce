import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/**
 * Takes fingerprints of a database: checksums of the rows of each table, and the number of due tasks, which are equal if
 * nothing changed. They leave out attempt counts and security events, which refusals add to, traces of exports, the last
 * use of sessions, and news, which are deleted as soon as they are announced.
 */
export async function fingerprintsOf(db: Db): Promise<() => Promise<Record<string, string>>> {
  // Only once: asking PostgreSQL which tables there are takes longer than half of a fingerprint.
  const tables = await sql<{ name: string; is_seen: boolean }>`
    select table_name as name, exists (select from information_schema.columns as seen
        where seen.table_schema = 'public' and seen.table_name = tables.table_name
          and seen.column_name = 'last_seen_at') as is_seen
    from information_schema.tables as tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('attempt_counts', 'news', 'security_events', 'work_events')
    order by table_name`.execute(db);
  // In one statement with a cached plan: querying each table separately took most of a walk's time.
  const sums = sql<{ name: string; sum: string }>`
    ${sql.join(
      tables.rows.map(
        ({ name, is_seen }) => sql`select ${sql.lit(name)} as name,
          ${is_seen ? contentOf(name) : changesOf()} as sum from ${sql.table(name)}`,
      ),
      sql` union all `,
    )}
    union all select 'work that is due', count(*)::text from graphile_worker._private_jobs`.compile(
    db,
  );
  return async () => {
    const { rows } = await db.executeQuery(sums);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  };
}

/**
 * Which transactions wrote the rows. They are numbered upwards, so that a row that was added or changed makes the sum
 * larger unless another is gone, and with as many rows as before it is larger in any case.
 */
const changesOf = () => sql`concat(count(*), ' rows, ', sum(xmin::text::bigint))`;

function contentOf(table: string) {
  const row = sql`(to_jsonb(${sql.ref(table)}) - 'last_seen_at')::text`;
  return sql`md5(coalesce(string_agg(${row}, '|' order by ${row}), ''))`;
}
