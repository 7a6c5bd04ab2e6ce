import { type Kysely, sql } from 'kysely';

/**
 * What follows from new applications is done once for all of a statement: for each of them, starting the trigger's own
 * statements took longer than what they do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// A plan that was made for thousands of rows, and is kept for the next few, must not read whole tables.
const BY_INDEX = 'set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off';

const statements = [
  `create function announce_pages_of_jobs() returns trigger language plpgsql as $$
  begin
    perform add_news(json_build_object('topic', 'pages', 'about', 'job ' || job_id))
      from (select distinct job_id from changed) as jobs;
    return null;
  end $$`,
  'drop trigger applications_counted on applications',
  'drop function announce_page_of_job()',
  `create trigger applications_counted after insert on applications
    referencing new table as changed for each statement execute function announce_pages_of_jobs()`,
  `create trigger applications_uncounted after delete on applications
    referencing old table as changed for each statement execute function announce_pages_of_jobs()`,

  `create function index_sent_applications() returns trigger language plpgsql as $$
  begin
    insert into candidate_news (application_id) select id from sent;
    return null;
  end $$`,
  'drop trigger applications_sent on applications',
  `create trigger applications_sent after insert on applications
    referencing new table as sent for each statement execute function index_sent_applications()`,
  `create trigger applications_sent_again after update of candidate, is_hidden on applications
    for each row execute function index_application()`,

  `create function share_contacts(seekers bigint[], companies bigint[], by_way text) returns void language sql as $$
    insert into contact_shares (account_id, company_id, way)
      select seeker, company, by_way from unnest(seekers, companies) as one (seeker, company)
      on conflict (account_id, company_id) where ended_at is null do nothing
  $$`,
  `create or replace function share_contact(seeker bigint, company bigint, by_way text) returns void language sql as $$
    select share_contacts(array[seeker], array[company], by_way)
  $$`,
  `create function note_contact_of_sent_applications() returns trigger language plpgsql ${BY_INDEX} as $$
  begin
    perform share_contacts(array_agg(sent.seeker_id), array_agg(jobs.company_id), 'application')
      from sent join jobs on jobs.id = sent.job_id
     where not sent.is_hidden and sent.shares_contact
    having count(*) > 0;
    perform stop_sharing_contact(sent.seeker_id, jobs.company_id)
      from sent join jobs on jobs.id = sent.job_id
     where not sent.is_hidden and not sent.shares_contact;
    return null;
  end $$`,
  'drop trigger applications_contact on applications',
  `create trigger applications_contact after insert on applications
    referencing new table as sent for each statement
    execute function note_contact_of_sent_applications()`,
  `create trigger applications_contact_again after update of created_at, is_hidden on applications
    for each row execute function note_contact_of_application()`,

  `create or replace function note_last_application_event() returns trigger language plpgsql ${BY_INDEX} as $$
  begin
    update applications set last_event_hash = last.hash
      from (select distinct on (application_id) application_id, hash from added
        order by application_id, position desc) as last
     where applications.id = last.application_id;
    return null;
  end $$`,
  'drop trigger application_events_noted on application_events',
  `create trigger application_events_noted after insert on application_events
    referencing new table as added for each statement
    execute function note_last_application_event()`,
];
