import { type Kysely, sql } from 'kysely';

/** What tasks look for, every minute or every night, among all rows of tables that grow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notifications_to_mail on notifications (account_id)
    where kind = 'message' and read_at is null and mailed_at is null`.execute(db);
  await sql`create index jobs_to_ask_about on jobs (confirmed_at)
    where status = 'active' and source is null and deleted_at is null and paused_at is null
      and (asked_at is null or asked_at < confirmed_at)`.execute(db);
  await sql`create index jobs_closing on jobs (expires_at)
    where status = 'active' and deleted_at is null and paused_at is null and moderation is null`.execute(
    db,
  );
  await sql`create index documents_deleted on documents (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await sql`create index accounts_gone on accounts (deleted_at) where state = 'deleted'`.execute(
    db,
  );
  await sql`create index accounts_unoffered_language on accounts (unoffered_language)
    where unoffered_language is not null`.execute(db);
  await sql`create index subscriptions_unpaid on subscriptions (created_at)
    where state in ('created', 'authenticated')`.execute(db);
  // Events are only added, so a few pages say where those of the last hours are.
  await sql`create index application_events_at on application_events using brin (created_at)`.execute(
    db,
  );
  await sql`create index invoices_payment on invoices (payment_id)`.execute(db);
  await sql`create index accounts_created on accounts (created_at)`.execute(db);
  await sql`create index jobs_posted on jobs (posted_at)`.execute(db);
}
