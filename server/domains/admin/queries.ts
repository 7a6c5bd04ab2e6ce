import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Accounts } from '../../../db/schema.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isOpen } from '../jobs/facts.ts';

interface Figure {
  total: number;
  this_week: number;
}

/** Counts the rows of `from`, and those of the last seven days by the column `moment`. */
const figure = (moment: 'created_at' | 'posted_at', from: RawBuilder<unknown>) =>
  sql<Figure>`(select json_build_object(
    'total', count(*),
    'this_week', count(*) filter (where ${sql.ref(moment)} > now() - interval '7 days')
  ) from ${from})`;

/** Counts everything that is not deleted; open jobs are those that seekers can apply to now. */
export const countEverything = (db: Db) =>
  db
    .selectNoFrom([
      figure('created_at', sql`accounts where role = 'user' and state <> 'deleted'`).as('seekers'),
      figure('created_at', sql`accounts where role = 'hr' and state <> 'deleted'`).as('recruiters'),
      figure('created_at', sql`companies`).as('companies'),
      figure('posted_at', sql`jobs where ${isOpen}`).as('open_jobs'),
      figure('created_at', sql`applications`).as('applications'),
    ])
    .executeTakeFirstOrThrow();

interface StateChange {
  uid: string;
  state: 'active' | 'inactive' | 'banned';
  reason: string | null;
}

/** Undefined for an unknown or deleted account, and for admins. */
export const setAccountState = (trx: Trx, { uid, state, reason }: StateChange) =>
  trx
    .updateTable('accounts')
    .set({
      // Letting an account in does not confirm its address.
      state: sql<Selectable<Accounts>['state']>`case
        when ${state} = 'active' and email_verified_at is null then 'pending' else ${state} end`,
      state_reason: reason,
      updated_at: sql<string>`now()`,
    })
    .where('uid', '=', uid)
    .where('role', '<>', 'admin')
    .where('state', '<>', 'deleted')
    .returning(['id', 'uid', 'state', 'state_reason', 'company_id'])
    .executeTakeFirst();

export async function noteStateChange(
  trx: Trx,
  change: Pick<Selectable<Accounts>, 'state'> & {
    account_id: number;
    changed_by: number;
    reason: string | null;
  },
): Promise<void> {
  await trx.insertInto('account_state_changes').values(change).execute();
}
