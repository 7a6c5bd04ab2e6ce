import { sql } from 'kysely';
import { DELETED_TRACE_DAYS, UNCONFIRMED_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Db, Trx } from '../../platform/database.ts';

/**
 * Locks the account; false if it was deleted in the meantime. Waits for an application that is
 * being sent.
 */
export async function lockLivingAccount(trx: Trx, id: number): Promise<boolean> {
  const living = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    // A weaker lock, so that others can still write rows that refer to the account: they may hold a
    // job that the deletion needs next.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return living !== undefined;
}

/** Accounts deleted recently; no call takes longer than that. */
export const listDeleted = (db: Db) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('state', '=', 'deleted')
    .where('deleted_at', '>', sql<string>`now() - make_interval(days => ${DELETED_TRACE_DAYS})`)
    .orderBy('id')
    .execute();

/** Tables whose rows belong to one account; a test fails if a new one is missing here. */
const ownTables = [
  'sessions',
  'known_devices',
  'two_step',
  'passkeys',
  'passkey_challenges',
  'email_codes',
  'phone_codes',
  'work_mail_codes',
  'company_checks',
  'password_resets',
  'email_changes',
  'idempotency_keys',
  'profiles',
  'public_profiles',
  'public_profile_periods',
  'found_periods',
  'nominees',
  'testimonials',
  'testimonial_periods',
  'blocked_companies',
  'profile_views',
  'contact_requests',
  'contact_shares',
  'candidate_notes',
  'candidate_tags',
  'saved_candidate_searches',
  'candidate_search_openings',
  'candidate_alerts',
  'candidate_alert_matches',
  'saved_jobs',
  'receipts',
  'legal_consents',
  'job_referrals',
  'application_notes',
  'held_decisions',
  'outside_applications',
  'alerts',
  'excluded_companies',
  'excluded_consultants',
  'excluded_jobs',
  'notifications',
  'appeals',
  'reports',
  'moderation_acts',
  'account_state_changes',
  'notification_choices',
  'conversation_readers',
  'reply_addresses',
  'message_settings',
  'open_pages',
  'push_subscriptions',
  'billing_details',
  'account_notes',
  'resume_accesses',
  'asked_deletions',
] as const;

export async function deleteOwnRows(trx: Trx, accountId: number): Promise<void> {
  for (const table of ownTables) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
  }
}

/**
 * Accounts that were never confirmed and are too old, except those with an application or a job:
 * others need these.
 */
const unconfirmed = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.company_id'])
    .where('accounts.state', '=', 'pending')
    .where('email_verified_at', 'is', null)
    .where(
      'accounts.created_at',
      '<',
      sql<string>`now() - make_interval(days => ${UNCONFIRMED_LIFE_DAYS})`,
    )
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('applications').select('id').whereRef('seeker_id', '=', 'accounts.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('jobs').select('id').whereRef('posted_by', '=', 'accounts.id')),
      ),
    );

export const listUnconfirmed = (db: Db) => unconfirmed(db).orderBy('accounts.created_at').execute();

/** Locks the account; undefined if it was confirmed or removed in the meantime. */
export const lockUnconfirmed = (trx: Trx, id: number) =>
  unconfirmed(trx).where('accounts.id', '=', id).forUpdate().executeTakeFirst();

/** Deletes the row, and with it the rows of other tables that belong to the account. */
export async function deleteAccountRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
}
