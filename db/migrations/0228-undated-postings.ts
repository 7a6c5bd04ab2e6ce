import { type Kysely, sql } from 'kysely';

/**
 * Whether the source of an imported job gave its date. Jobs that are here already are corrected when their source is
 * imported the next time, as it must be within a month: only then it is known whether it gives a date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column is_date_given boolean not null default true`.execute(db);
}
