import { type Kysely, sql } from 'kysely';

/** The name under which a team keeps a job, in any state, as a template for new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column template_name text
    check (length(template_name) between 1 and 80)`.execute(db);
  await sql`create index jobs_templates on jobs (company_id) where template_name is not null`.execute(
    db,
  );
}
