import { type Kysely, sql } from 'kysely';

/** Jobs are found by years of experience and by the industry of their company: all open ones are read anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_search
    add column experience_years smallint[] not null default '{}',
    add column industry text`.execute(db);
  // Alerts ask for neither.
  await sql`update alerts set search = search || '{"experience_years":null,"industry":[]}'`.execute(
    db,
  );
  await sql`
    do $$
    begin
      -- A new database has neither jobs nor a queue yet.
      if to_regclass('graphile_worker._private_jobs') is null then return; end if;
      perform add_tasks('index_jobs_of_company', array(
        select json_build_object('id', company_id) from jobs where status = 'active' group by company_id));
    end $$`.execute(db);
}
