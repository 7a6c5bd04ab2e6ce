import { type Kysely, sql } from 'kysely';

/**
 * Announces changes of public pages to every server, so that none keeps showing a cached page.
 * Triggers do it, because no writer can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // PostgreSQL sends equal notifications once per transaction. A writer of very many rows in many
  // transactions sets vritti.pages_may_wait in each and announces once at the end.
  `create function announce_pages() returns trigger language plpgsql as $$
  begin
    if current_setting('vritti.pages_may_wait', true) is distinct from 'on' then
      perform pg_notify('live', '{"topic":"pages"}');
    end if;
    return null;
  end $$`,
  `create trigger jobs_changed after insert or update or delete on jobs
    for each statement execute function announce_pages()`,
  `create trigger job_search_changed after insert or update or delete on job_search
    for each statement execute function announce_pages()`,
  `create trigger companies_changed after insert or update or delete on companies
    for each statement execute function announce_pages()`,

  // The recruiters of a company decide whether it is shown, and as what.
  `create trigger accounts_joined_company after insert on accounts for each row
    when (new.company_id is not null) execute function announce_pages()`,
  `create trigger accounts_changed_company after update of company_id, state, email_verified_at
    on accounts for each row
    when (coalesce(old.company_id, new.company_id) is not null
      and (old.company_id, old.state, old.email_verified_at)
        is distinct from (new.company_id, new.state, new.email_verified_at))
    execute function announce_pages()`,

  // An application changes one number on one page.
  `create function announce_page_of_job() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', json_build_object(
      'topic', 'pages', 'about', 'job ' || coalesce(new.job_id, old.job_id))::text);
    return null;
  end $$`,
  `create trigger applications_counted after insert or delete on applications
    for each row execute function announce_page_of_job()`,
];
