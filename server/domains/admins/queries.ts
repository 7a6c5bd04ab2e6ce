import { type Selectable, sql } from 'kysely';
import type { Admin } from '../../../contract/admin/admins.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Accounts } from '../../../db/tables/accounts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

const hasSecondStep = sql<boolean>`(exists (select from two_step where account_id = accounts.id
    and enabled_at is not null)
  or exists (select from passkeys where account_id = accounts.id))`;

const adminsFor = (db: Db, callerId: number) =>
  db
    .selectFrom('accounts')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.email',
      sql<AdminRole>`accounts.admin_role`.as('admin_role'),
      'accounts.language',
      sql<Admin['state']>`case when accounts.state in ('active', 'pending') then accounts.state
        else 'inactive' end`.as('state'),
      hasSecondStep.as('has_second_step'),
      'accounts.created_at',
      sql<boolean>`accounts.id = ${callerId}`.as('mine'),
    ])
    // A literal, so that the partial index on admins is used.
    .where('accounts.role', '=', sql.lit('admin'))
    .where('accounts.state', '<>', 'deleted');

/** Those who can act come first, then the oldest accounts. */
export const listAdmins = (db: Db, callerId: number, paging: Paging) =>
  pageOf(
    adminsFor(db, callerId)
      .orderBy(sql`accounts.state <> 'active'`)
      .orderBy('accounts.id'),
    paging,
  );

export const findAdmin = (db: Db, callerId: number, id: number) =>
  adminsFor(db, callerId).where('accounts.id', '=', id).executeTakeFirst();

export const getByEmail = (trx: Trx, email: string) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'state'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirstOrThrow();

/** Locks all owners who have access, so that two of them cannot remove each other. */
export const lockOwners = (trx: Trx) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'language', hasSecondStep.as('has_second_step')])
    .where('role', '=', sql.lit('admin'))
    .where('admin_role', '=', 'owner')
    .where('state', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Counts the invitation's week from the newest mail. */
export async function inviteAnew(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ created_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('state', '=', 'pending')
    .execute();
}

export async function changeAdmin(
  trx: Trx,
  id: number,
  change: { admin_role?: AdminRole; state?: Selectable<Accounts>['state'] },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ ...change, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .execute();
}
