import { type Kysely, sql } from 'kysely';

/**
 * Words of candidates are read after an application was sent, and no longer while it is: that took four
 * times as long as everything else about it. The trigger only notes what has to be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Several of one application are as good as one.
  `create table candidate_news (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications on delete cascade
  )`,
  `create index candidate_news_application on candidate_news (application_id)`,

  `create or replace function index_application() returns trigger language plpgsql as $$
  begin
    insert into candidate_news (application_id) values (new.id);
    return null;
  end $$`,

  // As the trigger did; the newest application of each candidate to a company counts.
  `create function index_applications(wanted bigint[]) returns void language sql as $$
    insert into candidate_search as known
      select distinct on (found.company_id, found.account_id) found.*
        from unnest(wanted) as id, applied_candidates(id) as found
       order by found.company_id, found.account_id, found.changed_at desc, found.application_id desc
    on conflict (company_id, account_id) do update set
      application_id = excluded.application_id, words = excluded.words, places = excluded.places,
      notice_period_days = excluded.notice_period_days, last_working_day = excluded.last_working_day,
      expected_ctc_inr = excluded.expected_ctc_inr, experience_months = excluded.experience_months,
      changed_at = excluded.changed_at
      where known.application_id = excluded.application_id or known.changed_at <= excluded.changed_at
  $$`,
];
