import { type Kysely, sql } from 'kysely';

/**
 * What title, company or skills of a job have to say for an alert to find it, so that descriptions of other work do not. Alerts
 * are read anew every night.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alerts add column work text`.execute(db);
}
