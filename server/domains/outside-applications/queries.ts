import { sql } from 'kysely';
import { OUTSIDE_APPLICATIONS_MAX, OUTSIDE_CHANGES_MAX } from '../../../contract/constants.ts';
import type { TrackerStatus } from '../../../contract/applications.ts';
import type { OutsideApplicationForm } from '../../../contract/applications/outside-applications.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';

export const listOutside = (db: Db, accountId: number, ids: readonly number[]) =>
  db
    .selectFrom('outside_applications')
    .select([
      'id',
      'job_title',
      'company_name',
      'location',
      'link',
      'status',
      'applied_on',
      'note',
      'note_changed_at',
      'follow_up_on',
      'created_at',
      'updated_at',
    ])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('id', '=', anyOfIds(ids))
    .execute();

export const listChanges = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('outside_application_changes')
    .select(['id', 'outside_application_id', 'status', 'created_at'])
    .where('outside_application_id', '=', anyOfIds(ids))
    .orderBy('id')
    .execute();

/** Locks the account, so that two at once cannot both be the last one allowed. */
export async function lockOwnerAndCount(trx: Trx, accountId: number): Promise<number> {
  await holdAccount(trx, accountId);
  const { count } = await trx
    .selectFrom('outside_applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const lockOutside = (trx: Trx, accountId: number, id: number) =>
  trx
    .selectFrom('outside_applications')
    .select('status')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function insertOutside(
  trx: Trx,
  accountId: number,
  form: OutsideApplicationForm,
): Promise<number> {
  const { id } = await trx
    .insertInto('outside_applications')
    .values({
      ...form,
      account_id: accountId,
      note_changed_at: form.note === '' ? null : sql<string>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOutside(
  trx: Trx,
  accountId: number,
  id: number,
  form: OutsideApplicationForm,
): Promise<void> {
  await trx
    .updateTable('outside_applications')
    .set({
      ...form,
      note_changed_at: sql<string>`case when note = ${form.note} then note_changed_at else now() end`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Changing a status back and forth must not fill the disk, so the oldest changes are deleted. */
export async function addChange(trx: Trx, id: number, status: TrackerStatus): Promise<void> {
  await trx
    .insertInto('outside_application_changes')
    .values({ outside_application_id: id, status })
    .execute();
  await trx
    .deleteFrom('outside_application_changes')
    .where('id', 'in', (row) =>
      row
        .selectFrom('outside_application_changes')
        .select('id')
        .where('outside_application_id', '=', id)
        .orderBy('id', 'desc')
        .offset(OUTSIDE_CHANGES_MAX),
    )
    .execute();
}

export async function markRemoved(
  db: Db,
  accountId: number,
  id: number,
  removed: boolean,
): Promise<boolean> {
  const marked = await db
    .updateTable('outside_applications')
    .set({ deleted_at: removed ? sql<string>`now()` : null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', removed ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Adding and removing in turns must not fill the disk either. */
export async function forgetSurplusRemoved(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('outside_applications')
    .where('id', 'in', (row) =>
      row
        .selectFrom('outside_applications')
        .select('id')
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .offset(OUTSIDE_APPLICATIONS_MAX),
    )
    .execute();
}

export async function purgeRemoved(db: Db): Promise<void> {
  await db
    .deleteFrom('outside_applications')
    .where('deleted_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
