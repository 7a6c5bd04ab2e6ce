import { type Kysely, sql } from 'kysely';

/**
 * An offer, somebody hired, and no answer in time are states of an application. The last one is
 * given by the clock: its event is nobody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table applications
    drop constraint applications_status_check,
    add constraint applications_status_check check (status in ('pending', 'reviewing', 'interview',
      'offered', 'hired', 'accepted', 'rejected', 'unanswered', 'withdrawn'))`,
  // The hash of an event leaves out who did it when nobody did.
  `alter table application_events
    alter column actor_id drop not null,
    add constraint application_events_actor_known
      check (actor_id is not null or status = 'unanswered')`,
  `alter table outside_applications
    drop constraint outside_applications_status_check,
    add constraint outside_applications_status_check check (status in ('Applied', 'Interviewing',
      'Offer Extended', 'Rejected', 'No Answer', 'Withdrawn'))`,
];
