import { type Selectable, sql } from 'kysely';
import type { StateChange } from '../../../contract/admin/managed-accounts.ts';
import type { Accounts } from '../../../db/tables/accounts.ts';
import type { Trx } from '../../platform/database.ts';

interface Change {
  id: number;
  state: StateChange;
  reason: string | null;
}

type State = Selectable<Accounts>['state'];

const columns = [
  'accounts.id',
  'uid',
  'state',
  'state_reason',
  'company_id',
  'email',
  'name',
  'language',
  'email_verified_at',
] as const;

/** Undefined for an unknown or deleted account, and for admins. */
export const lockManaged = (trx: Trx, uid: string) =>
  trx
    .selectFrom('accounts')
    .select(columns)
    .where('uid', '=', uid)
    .where('role', '<>', 'admin')
    .where('state', '<>', 'deleted')
    // No stronger lock than elsewhere: somebody who notifies this account may hold the company, which is locked next.
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * An admin who activates a pending account also confirms its address; reactivating one that was shut out confirms
 * nothing. The account must be locked.
 */
export const setAccountState = (trx: Trx, { id, state, reason }: Change) =>
  trx
    .updateTable('accounts')
    .set({
      state: sql<State>`case when ${state} = 'active' and email_verified_at is null
        and state <> 'pending' then 'pending' else ${state} end`,
      email_verified_at: sql<string | null>`case when ${state} = 'active' and state = 'pending'
        then coalesce(email_verified_at, now()) else email_verified_at end`,
      level: sql<number>`case when ${state} = 'active' and state = 'pending'
        then greatest(level, 1) else level end`,
      state_reason: reason,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Returns the id of the record. */
export async function noteStateChange(
  trx: Trx,
  change: { account_id: number; changed_by: number; state: State; reason: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('account_state_changes')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
