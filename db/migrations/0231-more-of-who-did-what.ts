import { type Kysely, sql } from 'kysely';

/** More of what members of a team did, and to which application; and what candidates answered, for its dashboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table work_events
    add column application_id bigint references applications on delete set null,
    drop constraint work_events_kind_check,
    add constraint work_events_kind_check check (kind in ('job_changed', 'job_confirmed',
      'job_closed', 'job_reopened', 'job_deleted', 'applications_exported', 'figures_exported',
      'score_card_written', 'score_card_waived', 'note_written', 'note_changed', 'note_deleted',
      'tags_changed', 'letter_added', 'letter_changed', 'letter_deleted'))`.execute(db);
  await sql`create index application_events_answers on application_events (application_id)
    where kind in ('withdrawn', 'interview_chosen', 'interview_cancelled', 'interview_missed',
      'interview_was_there', 'interview_again', 'offer_accepted', 'offer_declined')`.execute(db);
  await sql`create index work_events_application on work_events (application_id)`.execute(db);
}
