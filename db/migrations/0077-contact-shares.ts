import { type Kysely, sql } from 'kysely';

/**
 * From when to when a company could read how to reach a seeker: the mail address and the number. Triggers
 * keep it, because applications are sent, sent again and revealed in several places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table contact_shares (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade,
    company_id bigint not null references companies on delete cascade,
    -- by an application, by agreeing to a request, or because the seeker chose to
    way text not null check (way in ('application', 'request', 'seeker')),
    shared_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  `create unique index contact_shares_open on contact_shares (account_id, company_id)
    where ended_at is null`,
  `create index contact_shares_account on contact_shares (account_id)`,
  `create index contact_shares_company on contact_shares (company_id)`,

  // What was chosen when the application was sent. Those from before were sent with everything.
  `alter table applications add column shares_contact boolean not null default true`,

  `create function share_contact(seeker bigint, company bigint, by_way text) returns void
    language sql as $$
      insert into contact_shares (account_id, company_id, way) values (seeker, company, by_way)
        on conflict (account_id, company_id) where ended_at is null do nothing
    $$`,
  `create function stop_sharing_contact(seeker bigint, company bigint) returns void
    language sql as $$
      update contact_shares set ended_at = now()
       where account_id = seeker and company_id = company and ended_at is null;
      update contact_requests set agreed = false, answered_at = now()
       where account_id = seeker and company_id = company and agreed
    $$`,

  // Until somebody who is reviewed blind is revealed, nothing of theirs is shown. The latest choice counts.
  `create function note_contact_of_application() returns trigger language plpgsql as $$
  declare company bigint := jobs.company_id from jobs where jobs.id = new.job_id;
  begin
    if not new.shares_contact then perform stop_sharing_contact(new.seeker_id, company);
    elsif not new.is_hidden then
      perform share_contact(new.seeker_id, company, 'application');
    end if;
    return null;
  end $$`,
  `create trigger applications_contact after insert or update of created_at, is_hidden on applications
    for each row execute function note_contact_of_application()`,

  `create function note_contact_of_request() returns trigger language plpgsql as $$
  begin
    if new.agreed then perform share_contact(new.account_id, new.company_id, 'request');
    else update contact_shares set ended_at = now()
      where account_id = new.account_id and company_id = new.company_id and ended_at is null
        and new.agreed is not null;
    end if;
    return null;
  end $$`,
  `create trigger contact_requests_answered after insert or update of agreed on contact_requests
    for each row execute function note_contact_of_request()`,

  `insert into contact_shares (account_id, company_id, way, shared_at)
    select seeker_id, jobs.company_id, 'application', min(applications.created_at)
      from applications join jobs on jobs.id = applications.job_id
        join accounts on accounts.id = seeker_id
     where not applications.is_hidden and accounts.state <> 'deleted'
     group by seeker_id, jobs.company_id`,
  `insert into contact_shares (account_id, company_id, way, shared_at)
    select account_id, company_id, 'request', coalesce(answered_at, asked_at)
      from contact_requests where agreed
    on conflict (account_id, company_id) where ended_at is null do nothing`,

  // Whoever may not read an address may not search by it.
  String.raw`create or replace function applied_candidates(wanted bigint)
    returns setof candidate_search language sql stable as $$
      select seeker.id, jobs.company_id, applications.id,
          case when exists (select from contact_shares as share
                where share.account_id = seeker.id and share.company_id = jobs.company_id
                  and share.ended_at is null)
            then candidate_words(candidate ->> 'name', seeker.email, said_by_candidate(candidate))
            else candidate_words(candidate ->> 'name', null,
              regexp_replace(said_by_candidate(candidate),
                '\S+@\S+|(https?://|www\.|linkedin\.com|wa\.me|t\.me)\S*|\+?\d[\d\s().-]{7,}\d', ' ', 'gi'))
          end,
          candidate_places(candidate), (candidate ->> 'notice_period_days')::int,
          (candidate ->> 'last_working_day')::date, (candidate ->> 'expected_ctc_inr')::bigint,
          coalesce((candidate ->> 'total_experience_months')::int,
            months_of_experience(candidate -> 'experience'), 0),
          null::timestamptz, applications.created_at
        from applications join jobs on jobs.id = applications.job_id
          join accounts as seeker on seeker.id = applications.seeker_id
       where applications.id = wanted and seeker.state <> 'deleted' and not applications.is_hidden
    $$`,
  `create function index_shared_contact() returns trigger language plpgsql as $$
  begin
    insert into candidate_news (application_id)
      select application_id from candidate_search
       where account_id = new.account_id and company_id = new.company_id;
    return null;
  end $$`,
  `create trigger contact_shares_changed after insert or update of ended_at on contact_shares
    for each row execute function index_shared_contact()`,
];
