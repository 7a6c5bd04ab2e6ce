import { type Insertable, type Selectable, sql } from 'kysely';
import { codeExpiry } from '../../platform/secrets/one-time-codes.ts';
import type { Accounts } from '../../../db/tables/accounts.ts';
import type { Db, Trx } from '../../platform/database.ts';

export type Account = Selectable<Accounts>;

export const insertAccount = (db: Db, account: Insertable<Accounts>): Promise<Account> =>
  db.insertInto('accounts').values(account).returningAll().executeTakeFirstOrThrow();

export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export const getAccount = (db: Db, id: number): Promise<Account> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const lockPictureOf = (trx: Trx, id: number): Promise<Pick<Account, 'picture_id'>> =>
  trx
    .selectFrom('accounts')
    .select('picture_id')
    .where('id', '=', id)
    // No stronger lock: a picture saved at the same moment refers to this account.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function updatePicture(trx: Trx, id: number, documentId: number): Promise<void> {
  await trx.updateTable('accounts').set({ picture_id: documentId }).where('id', '=', id).execute();
}

/** Stores an account's code in place of the previous one. */
export async function keepCode(db: Db, accountId: number, codeHash: string): Promise<void> {
  const fresh = {
    code_hash: codeHash,
    sent_at: sql<string>`now()`,
    expires_at: codeExpiry(),
  };
  await db
    .insertInto('email_codes')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
}

/**
 * The newest code of an address; undefined if there is none. `is_old` means that it has expired.
 */
export const findCode = (
  db: Db,
  email: string,
): Promise<
  | (Pick<Account, 'id' | 'state' | 'state_reason'> & { code_hash: string; is_old: boolean })
  | undefined
> =>
  db
    .selectFrom('accounts')
    .innerJoin('email_codes', 'email_codes.account_id', 'accounts.id')
    .select(['accounts.id', 'state', 'state_reason', 'code_hash'])
    .select(sql<boolean>`expires_at < now()`.as('is_old'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/**
 * Activates the account, unless an admin has just done so, and deletes its code. Undefined if the code was used
 * or the account shut out in the meantime.
 */
export const markVerified = (db: Db, id: number, codeHash: string): Promise<Account | undefined> =>
  db
    .with('used', (used) =>
      used
        .deleteFrom('email_codes')
        .where('account_id', '=', id)
        .where('code_hash', '=', codeHash)
        .returning('account_id'),
    )
    .updateTable('accounts')
    .set({
      state: 'active',
      level: sql<number>`greatest(level, 1)`,
      email_verified_at: sql<string>`coalesce(email_verified_at, now())`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', (row) => row.selectFrom('used').select('account_id'))
    .where('state', 'in', ['pending', 'active'])
    .returningAll()
    .executeTakeFirst();

/** Returns the values from before the change. */
export async function updateAccountName(
  db: Db,
  id: number,
  change: { name: string; phone?: string | null },
): Promise<Pick<Account, 'phone'>> {
  return db
    .with('before', (before) =>
      before.selectFrom('accounts').select(['id', 'phone']).where('id', '=', id).forUpdate(),
    )
    .updateTable('accounts')
    .from('before')
    .set({ ...change, updated_at: sql<string>`now()` })
    .whereRef('accounts.id', '=', 'before.id')
    .returning('before.phone')
    .executeTakeFirstOrThrow();
}
