import { type Selectable, sql } from 'kysely';
import type { Profiles } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';

export type Profile = Selectable<Profiles>;

/** The content of a profile; the two lists as JSON text. */
export interface ProfileContent {
  title: string;
  location: string;
  about: string;
  skills: string[];
  experience: string;
  education: string;
  default_cover_letter: string;
}

export const findProfile = (db: Db, accountId: number): Promise<Profile | undefined> =>
  db.selectFrom('profiles').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Inserts or updates some or all of a profile, and increments its version. */
export const writeProfile = (
  trx: Trx,
  accountId: number,
  content: Partial<ProfileContent>,
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
