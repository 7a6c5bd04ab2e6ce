import { type Kysely, sql } from 'kysely';

/** The search no longer takes a town in the name of a street for the place of a job: such jobs are read anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare street constant text := '\\m(road|rd|bypass|highway|expressway|marg|naka|gate|chowk|phatak|nagar|colony)\\M'
      || '|रोड|बाईपास|बायपास|हाईवे|मार्ग|नाका|गेट|चौक|नगर|कॉलोनी';
    begin
      -- A new database has neither jobs nor a queue yet.
      if to_regclass('graphile_worker._private_jobs') is null then return; end if;
      perform add_tasks('index_jobs_of_company', array(
        select json_build_object('id', company_id) from jobs
        where status = 'active' and (location ~* street or other_locations::text ~* street)
        group by company_id));
    end $$`.execute(db);
}
