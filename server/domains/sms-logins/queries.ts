import { sql } from 'kysely';
import { SMS_LOGIN_TICKET_MINUTES } from '../../../contract/constants.ts';
import type { Db, Trx } from '../../platform/database.ts';
import {
  codeExpiry,
  isLongExpired,
  isSpent,
  takingTry,
  untriedCode,
} from '../../platform/secrets/one-time-codes.ts';
import { isVerifiedLongAgo } from '../phones/facts.ts';

// The switch is in the account's row, beside the number. Triggers turn it off when the number changes or is no longer
// verified.

/** Returns where to mail about the change; undefined if nothing changed, or the number is not verified. */
export const setSmsLogin = (trx: Trx, accountId: number, enabled: boolean) =>
  trx
    .updateTable('accounts')
    .set({ sms_login: enabled, updated_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .where('sms_login', '!=', enabled)
    .where('phone_verified_at', 'is not', null)
    .returning(['email', 'language', sql<string>`phone`.as('phone')])
    .executeTakeFirst();

/** Accounts that can be opened with a code to their number. */
const openedBySms = (db: Db) =>
  db
    .selectFrom('accounts')
    .where('sms_login', '=', true)
    .where('role', '!=', 'admin')
    .where((row) => row.not(isVerifiedLongAgo));

/** Oldest first. */
export const listOpenedBySms = (db: Db, phone: string) =>
  openedBySms(db)
    .select(['id', 'uid', 'name', 'email', 'language'])
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();

/** A request to log in; the same for every number. */
export const insertSmsLogin = (trx: Trx, phone: string, ticketHash: Buffer) =>
  trx
    .insertInto('sms_logins')
    .values({
      phone,
      ticket_hash: ticketHash,
      ...untriedCode(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Undefined if it was deleted in the meantime. */
export const findSmsLogin = (db: Db, id: number) =>
  db
    .selectFrom('sms_logins')
    .select(['phone', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function setCode(trx: Trx, id: number, codeHash: string): Promise<void> {
  await trx.updateTable('sms_logins').set({ code_hash: codeHash }).where('id', '=', id).execute();
}

/** Undefined if the code was used, or never requested. */
export const takeCodeTry = (db: Db, ticketHash: Buffer) =>
  db
    .updateTable('sms_logins')
    .set(takingTry)
    .where('ticket_hash', '=', ticketHash)
    .where('confirmed_at', 'is', null)
    .returning(['id', 'phone', 'code_hash', 'tries_left', isSpent.as('spent')])
    .executeTakeFirst();

/** From now on the request's ticket opens an account; false if it already did. */
export async function markConfirmed(trx: Trx, id: number): Promise<boolean> {
  const confirmed = await trx
    .updateTable('sms_logins')
    .set({
      code_hash: null,
      confirmed_at: sql<string>`now()`,
      expires_at: codeExpiry(SMS_LOGIN_TICKET_MINUTES),
    })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** The account, if the ticket is valid and can open it now. */
export const findByTicket = (db: Db, ticketHash: Buffer, uid: string) =>
  openedBySms(db)
    .innerJoin('sms_logins as login', 'login.phone', 'accounts.phone')
    .select(['accounts.id', 'state', 'state_reason'])
    .where('ticket_hash', '=', ticketHash)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Uses up a ticket; false if another call has. */
export async function takeTicket(trx: Trx, ticketHash: Buffer): Promise<boolean> {
  const taken = await trx
    .deleteFrom('sms_logins')
    .where('ticket_hash', '=', ticketHash)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes old requests, so that removed numbers are stored nowhere. */
export async function forgetOldSmsLogins(db: Db): Promise<void> {
  await db.deleteFrom('sms_logins').where(isLongExpired).execute();
}

/** Deletes requests for the account's verified number, which may have been made within the last hour. */
export async function deleteLoginsOf(trx: Trx, accountId: number): Promise<void> {
  await trx
    .deleteFrom('sms_logins')
    .where('phone', '=', (login) =>
      login
        .selectFrom('accounts')
        .select(sql<string>`phone`.as('phone'))
        .where('id', '=', accountId)
        .where('phone_verified_at', 'is not', null),
    )
    .execute();
}
