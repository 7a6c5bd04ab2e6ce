import { type Kysely, sql } from 'kysely';

/** Days on which a company's plan puts one of its jobs into the slot of a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table featured_days (
    job_id bigint not null references jobs on delete cascade,
    company_id bigint not null references companies on delete cascade,
    -- of India
    day date not null,
    -- how often it was seen there, not by whom
    views integer not null default 0,
    primary key (job_id, day)
  )`,
  `create index featured_days_of_company on featured_days (company_id, day)`,
  `create index featured_days_by_day on featured_days (day)`,
  // Nothing ever set it; whether a job is featured is now worked out from its days.
  `alter table jobs drop column is_featured`,

  // Whatever ends or pauses a job gives its company the days back that are still to come.
  `create function give_featured_days_back() returns trigger language plpgsql as $$
  begin
    delete from featured_days
      where job_id = new.id and day > (now() at time zone 'Asia/Kolkata')::date
        and (new.status <> 'active' or new.paused_at is not null or new.moderation is not null
          or new.deleted_at is not null or day > (new.expires_at at time zone 'Asia/Kolkata')::date);
    return null;
  end $$`,
  `create trigger jobs_give_featured_days_back
    after update of status, paused_at, moderation, deleted_at, expires_at on jobs for each row
    when (new.status <> 'active' or new.paused_at is not null or new.moderation is not null
      or new.deleted_at is not null or new.expires_at < old.expires_at)
    execute function give_featured_days_back()`,
];
