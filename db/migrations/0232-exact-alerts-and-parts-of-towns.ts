import { type Kysely, sql } from 'kysely';

/**
 * Alerts may search exactly what was typed; those that are here already are read as before. Jobs at a part of a town are
 * found in the town: all open ones are read anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update alerts set search = search || '{"as_typed":false}'`.execute(db);
  await sql`
    do $$
    begin
      -- A new database has neither jobs nor a queue yet.
      if to_regclass('graphile_worker._private_jobs') is null then return; end if;
      perform add_tasks('index_jobs_of_company', array(
        select json_build_object('id', company_id) from jobs where status = 'active' group by company_id));
    end $$`.execute(db);
}
