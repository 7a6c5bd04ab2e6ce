import { type Insertable, type Selectable, sql } from 'kysely';
import { PASSKEY_CHALLENGE_MINUTES } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Passkeys } from '../../../db/tables/sign-in.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

export type Passkey = Selectable<Passkeys>;

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('passkeys').where('account_id', '=', accountId);

export const pageOfPasskeys = (db: Db, accountId: number, paging: Paging) =>
  pageOf(ofAccount(db, accountId).selectAll().orderBy('id', 'desc'), paging);

export const listCredentials = (db: Db, accountId: number) =>
  ofAccount(db, accountId).select(['credential_id', 'transports']).execute();

/** With the `uid` of its account. */
export const findByCredential = (
  db: Db,
  credentialId: Buffer,
): Promise<(Passkey & { uid: string }) | undefined> =>
  db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .selectAll('passkeys')
    .select('uid')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Undefined if the credential belongs to an account already. */
export const insertPasskey = (
  trx: Trx,
  passkey: Insertable<Passkeys>,
): Promise<Passkey | undefined> =>
  trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Returns its name; undefined if the account has no such passkey. */
export const deletePasskey = (
  trx: Trx,
  accountId: number,
  id: number,
): Promise<{ name: string } | undefined> =>
  trx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();

export async function deletePasskeys(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
}

/**
 * Records a use; false if a later one was recorded meanwhile. Passkeys that several devices share have no counter:
 * theirs stays 0.
 */
export async function markUsed(db: Db, id: number, counter: number): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('counter', '<', counter),
        row.and([row('counter', '=', 0), row.val(counter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function keepChallenge(
  db: Db,
  challenge: Buffer,
  accountId: number | null,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      account_id: accountId,
      expires_at: sql<string>`now() + make_interval(mins => ${PASSKEY_CHALLENGE_MINUTES})`,
    })
    .execute();
}

/** Uses a challenge up; true only for the first answer to it, if in time and for the same account. */
export async function takeChallenge(
  db: Db,
  challenge: Buffer,
  accountId: number | null,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function forgetOldChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
}

/** The recipient of mails about passkeys. */
export const getHolder = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['uid', 'email', 'name', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
