import { type Kysely, sql } from 'kysely';

/**
 * A job keeps its description as HTML too, so that nobody waits for the rendering. Null until a task
 * has rendered it: of the jobs from before, a few thousand at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column description_html jsonb`.execute(db);
  await sql`create index jobs_not_rendered on jobs (id) where description_html is null`.execute(db);
}
