import { type Kysely, sql } from 'kysely';

/**
 * Applications whose candidate the company does not know yet: it reads them by a code. Shortlisting
 * reveals who it is, which the history says. Until then the candidate search does not have them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table applications add column is_hidden boolean not null default false`,

  // Multiplying by an odd number gives each of a million ids in a row a code of its own.
  `create function candidate_code(id bigint) returns text language sql immutable as $$
    select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
        ((id % 1048576 * 387420489 % 1048576 >> (5 * place)) & 31)::int + 1, 1), '' order by place)
      from generate_series(0, 3) as place
  $$`,

  // Whatever other kinds there are stay allowed.
  `do $$ declare known text := pg_get_constraintdef(oid) from pg_constraint
      where conname = 'application_events_kind_check';
  begin
    alter table application_events drop constraint application_events_kind_check;
    execute 'alter table application_events add constraint application_events_kind_check '
      || replace(known, '''viewed''::text', '''viewed''::text, ''revealed''::text');
  end $$`,

  `create or replace function applied_candidates(wanted bigint) returns setof candidate_search
    language sql stable as $$
      select seeker.id, jobs.company_id, applications.id,
          candidate_words(candidate ->> 'name', seeker.email, said_by_candidate(candidate)),
          candidate_places(candidate), (candidate ->> 'notice_period_days')::int,
          (candidate ->> 'last_working_day')::date, (candidate ->> 'expected_ctc_inr')::bigint,
          coalesce((candidate ->> 'total_experience_months')::int,
            months_of_experience(candidate -> 'experience'), 0),
          null::timestamptz, applications.created_at
        from applications join jobs on jobs.id = applications.job_id
          join accounts as seeker on seeker.id = applications.seeker_id
       where applications.id = wanted and seeker.state <> 'deleted' and not applications.is_hidden
    $$`,
  `drop trigger applications_sent on applications`,
  `create trigger applications_sent after insert or update of candidate, is_hidden on applications
    for each row execute function index_application()`,
];
