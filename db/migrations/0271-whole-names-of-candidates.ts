import { type Kysely, sql } from 'kysely';

/**
 * Names say nothing of how to reach somebody (0269), so candidates are found by the whole name: "Mohd. Arif @ Guddu" by
 * the other one too.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `do $$ begin
    execute replace(pg_get_functiondef('applied_candidates(bigint)'::regprocedure),
      $name$without_contact(sent ->> 'name')$name$, $name$sent ->> 'name'$name$);
    execute replace(pg_get_functiondef('found_candidates(bigint)'::regprocedure),
      'without_contact(seeker.name)', 'seeker.name');
  end $$`,
  `update candidate_search as known set words = again.words
    from candidate_search as past join accounts on accounts.id = past.account_id
      left join applications on applications.id = past.application_id
      cross join lateral (
        select words from applied_candidates(past.application_id)
        union all
        select words from found_candidates(past.account_id) where past.company_id is null
      ) as again
   where known.account_id = past.account_id and known.company_id is not distinct from past.company_id
     and (accounts.name <> without_contact(accounts.name)
       or applications.candidate ->> 'name' <> without_contact(applications.candidate ->> 'name'))`,
];
