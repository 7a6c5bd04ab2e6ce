import { sql } from 'kysely';
import type { Portal } from './portal.ts';

/** How many connections to the portal's database wait for a lock. */
export async function waitingForLocks({ db }: Pick<Portal, 'db'>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
