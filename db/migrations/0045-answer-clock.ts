import { type Kysely, sql } from 'kysely';

/**
 * Each job says within how many days its company answers, and each application keeps the day that
 * was promised to it (docs/decisions/0043-the-answer-clock.md). Applications sent before this have
 * no promise and no clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const figures = `
    add column answers_counted int not null default 0,
    add column answers_in_time int not null default 0,
    add column answer_median_days int`;

const statements = [
  `alter table jobs
    add column answer_days smallint not null default 14 check (answer_days between 7 and 30),
    ${figures}`,
  `alter table applications
    add column answer_days smallint,
    add column answer_due_at timestamptz,
    add column answered_at timestamptz,
    -- stays, however often the company moves the application afterwards
    add column answer_late boolean not null default false,
    -- how many of the three reminders the company got
    add column answer_reminders smallint not null default 0`,
  // What the clock looks for, and nothing else.
  `create index applications_owed on applications (answer_due_at)
    where answer_due_at is not null and status in ('pending', 'reviewing', 'interview')`,

  `alter table companies ${figures},
    add column is_slow_to_answer boolean not null generated always as
      (answers_counted >= 10 and answers_in_time * 2 < answers_counted) stored`,
  `alter table job_search add column is_slow_to_answer boolean not null default false`,
  // The search reads it in its own narrow rows.
  `create function sink_jobs_of_slow_company() returns trigger language plpgsql as $$
  begin
    update job_search set is_slow_to_answer = new.is_slow_to_answer where company_id = new.id;
    return null;
  end $$`,
  `create trigger companies_slow_to_answer after update on companies for each row
    when (old.is_slow_to_answer is distinct from new.is_slow_to_answer)
    execute function sink_jobs_of_slow_company()`,
];
