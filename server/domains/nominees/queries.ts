import { sql } from 'kysely';
import type { NomineeForm } from '../../../contract/nominees/nominees.ts';
import type { Db } from '../../platform/database.ts';

export const findNominee = (db: Db, accountId: number) =>
  db
    .selectFrom('nominees')
    .select(['name', 'relation', 'email', 'phone', 'named_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function keepNominee(db: Db, accountId: number, form: NomineeForm): Promise<void> {
  await db
    .insertInto('nominees')
    .values({ account_id: accountId, ...form })
    .onConflict((of) =>
      of.column('account_id').doUpdateSet({ ...form, named_at: sql<string>`now()` }),
    )
    .execute();
}

export async function deleteNominee(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('nominees').where('account_id', '=', accountId).execute();
}

/** Seekers and recruiters, not admins. */
export const findAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name as username', 'role'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('role', 'in', ['user', 'hr'])
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
