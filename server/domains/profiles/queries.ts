import { type Selectable, sql, type Updateable } from 'kysely';
import type { Profiles } from '../../../db/tables/profiles.ts';
import type { Db, Trx } from '../../platform/database.ts';

export type Profile = Selectable<Profiles>;

export const findProfile = (db: Db, accountId: number): Promise<Profile | undefined> =>
  db.selectFrom('profiles').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Returns whether there is a profile. Its version stays, so that its seeker can go on editing. */
export async function updateHeld(trx: Trx, accountId: number, isHeld: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('profiles')
    .set({ is_held: isHeld })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Inserts or updates some or all of a profile, lists as JSON text, and increments its version. */
export const writeProfile = (
  trx: Trx,
  accountId: number,
  content: Omit<Updateable<Profiles>, 'account_id' | 'version' | 'updated_at'>,
): Promise<Profile> =>
  trx
    .insertInto('profiles')
    .values({ account_id: accountId, ...content })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...content,
        version: sql<number>`profiles.version + 1`,
        updated_at: sql<string>`now()`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
