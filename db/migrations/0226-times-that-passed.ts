import { type Kysely, sql } from 'kysely';

/** A panel is told once that nobody chose any of the times that it offered, and all of them have passed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews add column passed_told_at timestamptz`.execute(db);
  await sql`create index interviews_proposed on interviews (id) where state = 'proposed'`.execute(
    db,
  );
}
