import { type Kysely, sql } from 'kysely';

/**
 * Tells every server when something changes that public pages show, so that none of them goes on
 * showing what it kept. Triggers do it, because no writer can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // PostgreSQL sends the same words only once for each transaction. Whoever changes very many rows
  // in many transactions sets vritti.pages_may_wait in each and tells once at the end.
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

  // Who belongs to a company decides whether it is shown, and as what.
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
