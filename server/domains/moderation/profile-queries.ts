import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database.ts';
import { reportsOfMessagesBy } from '../conversations/facts.ts';
import type { AccountHolder } from '../../platform/mail.ts';

/** The public texts of a seeker or recruiter; a recruiter has no profile. */
export const findShown = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('public_profiles', 'public_profiles.account_id', 'accounts.id')
    .select([
      'profiles.title',
      'profiles.location',
      'profiles.about',
      'profiles.skills',
      'profiles.experience',
      'profiles.education',
      'profiles.visibility',
      'profiles.is_held',
      'public_profiles.code',
      reportsOfMessagesBy(sql`accounts.id`).as('message_reports'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
export type ShownRow = Awaited<ReturnType<typeof findShown>>;

export interface Holder extends AccountHolder {
  role: 'user' | 'hr';
  state: string;
  is_held: boolean;
}

/** A seeker or recruiter who is not deleted, locked until the transaction ends. */
export const lockHolder = (trx: Trx, accountId: number): Promise<Holder | undefined> =>
  trx
    .selectFrom('accounts')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.name',
      'accounts.language',
      sql<'user' | 'hr'>`accounts.role`.as('role'),
      'accounts.state',
      sql<boolean>`coalesce((select is_held from profiles
        where account_id = accounts.id), false)`.as('is_held'),
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.role', 'in', ['user', 'hr'])
    .where('accounts.state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();

export async function isProfileHeld(db: Db, accountId: number): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('is_held')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return profile?.is_held ?? false;
}
