import { type Kysely, sql } from 'kysely';

/**
 * An alert sends what its seeker could not see when it was saved. By the clock alone, a job was left out
 * whose transaction began before and ended after (docs/decisions/0030-alerts.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Not in job_search: these numbers mean nothing any more in a database that was restored elsewhere,
  // and a note lives for a minute.
  `alter table search_news add column entered_by xid8`,
  `alter table alerts add column seen pg_snapshot not null default pg_current_snapshot()`,
];
