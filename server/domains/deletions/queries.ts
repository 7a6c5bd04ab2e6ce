import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

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
    .forUpdate()
    .executeTakeFirst();
  return living !== undefined;
}

/** Tables whose rows belong to one account; a test fails if a new one is missing here. */
const ownTables = [
  'sessions',
  'known_devices',
  'two_step',
  'passkeys',
  'passkey_challenges',
  'email_codes',
  'phone_codes',
  'password_resets',
  'email_changes',
  'idempotency_keys',
  'profiles',
  'saved_jobs',
  'notifications',
  'account_state_changes',
  'notification_mutes',
] as const;

export async function deleteOwnRows(trx: Trx, accountId: number): Promise<void> {
  for (const table of ownTables) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
  }
}
