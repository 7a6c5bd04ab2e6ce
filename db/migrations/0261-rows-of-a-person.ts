import { type Kysely, sql } from 'kysely';

/**
 * Whoever looks at their own data, or is removed, has few rows, and PostgreSQL read these tables whole to find them: for a
 * foreign key too, each time that a row it refers to is deleted, whoever's it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index alerts_account on alerts (account_id)`.execute(db);
  await sql`create index contact_messages_email on contact_messages (lower(email))`.execute(db);
  await sql`create index contact_shares_company on contact_shares (company_id)`.execute(db);
  await sql`create index score_cards_author on score_cards (author_id)`.execute(db);
  // Where the name of a candidate has to be erased, in what others were told of the application.
  await sql`create index notifications_candidate on notifications (((subject ->> 'application_id')::bigint))
    where subject ? 'candidate_name'`.execute(db);
  for (const [table, column] of [
    ['account_notes', 'written_by'],
    ['account_state_changes', 'changed_by'],
    ['appeals', 'decided_by'],
    ['asked_deletions', 'asked_by'],
    ['contact_messages', 'answered_by'],
    ['jobs', 'posted_by'],
    ['message_reports', 'handled_by'],
    ['offers', 'sent_by'],
    ['resume_accesses', 'opened_by'],
  ] as const) {
    const name = sql.raw(`${table}_${column}`);
    await sql`create index ${name} on ${sql.table(table)} (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
  }
}
