import { type Kysely, sql } from 'kysely';

/** What somebody who was reported as not there answers: that they were, or that they ask for another time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table interviews
    add column candidate_reply text check (candidate_reply in ('was_there', 'again')),
    add column company_reply text check (company_reply in ('was_there', 'again'))`,

  `alter table application_events
    drop constraint application_events_kind_check,
    add constraint application_events_kind_check check (kind in ('applied', 'applied_again',
      'viewed', 'status_changed', 'withdrawn', 'interview_chosen', 'interview_moved',
      'interview_cancelled', 'interview_missed', 'interview_was_there', 'interview_again'))`,
];
