import { sql } from 'kysely';
import {
  isLongExpired,
  isSpent,
  takingTry,
  untriedCode,
} from '../../platform/secrets/one-time-codes.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isVerifiedLongAgo } from './facts.ts';

// The number is in the account's row, where applications and the profile read it. When it changes,
// a trigger resets its verification.

export const getPhone = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['phone', 'phone_verified_at', 'language', 'role', 'sms_login'])
    .select(isVerifiedLongAgo.as('is_old'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** False if the account has this number already. */
export async function setPhone(db: Db, accountId: number, phone: string | null): Promise<boolean> {
  const changed = await db
    .updateTable('accounts')
    .set({ phone, updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .where('phone', 'is distinct from', phone)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Stores an account's code in place of the previous one; returns when it expires. */
export async function keepCode(
  trx: Trx,
  accountId: number,
  { phone, code_hash }: { phone: string; code_hash: string },
): Promise<string> {
  const fresh = {
    phone,
    code_hash,
    ...untriedCode(),
  };
  const { expires_at } = await trx
    .insertInto('phone_codes')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Undefined if there is no code. */
export const takeCodeTry = (db: Db, accountId: number) =>
  db
    .updateTable('phone_codes')
    .set(takingTry)
    .where('account_id', '=', accountId)
    .returning(['phone', 'code_hash', isSpent.as('spent')])
    .executeTakeFirst();

/**
 * Marks the number as verified; false if the account's number has changed or was verified lately.
 */
export async function markVerified(trx: Trx, accountId: number, phone: string): Promise<boolean> {
  const verified = await trx
    .updateTable('accounts')
    .set({ phone_verified_at: sql<string>`now()`, level: 2, updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .where('phone', '=', phone)
    .where((row) => row.or([row('phone_verified_at', 'is', null), isVerifiedLongAgo]))
    .returning('id')
    .executeTakeFirst();
  return verified !== undefined;
}

/** Deletes old codes, so that removed numbers are stored nowhere. */
export async function forgetOldCodes(db: Db): Promise<void> {
  await db.deleteFrom('phone_codes').where(isLongExpired).execute();
}

export async function deleteCode(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('phone_codes').where('account_id', '=', accountId).execute();
}
