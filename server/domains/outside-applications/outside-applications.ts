import type {
  OutsideApplication,
  OutsideApplicationForm,
} from '../../../contract/applications/outside-applications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import { buyerOfSeeker, refuseBeyond } from '../plans/plans.ts';
import {
  addChange,
  forgetSurplusRemoved,
  insertOutside,
  listChanges,
  listOutside,
  lockOutside,
  lockOwnerAndCount,
  markRemoved,
  updateOutside,
} from './queries.ts';

/** The seeker's applications with these ids that were not removed, in no particular order. */
export async function readOutsideApplications(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<OutsideApplication[]> {
  if (ids.length === 0) return [];
  const rows = await listOutside(db, accountId, ids);
  const changes = await listChanges(db, ids);
  return rows.map((row) => ({
    ...row,
    changes: changes.filter(({ outside_application_id }) => outside_application_id === row.id),
  }));
}

export async function readOutsideApplication(
  db: Db,
  accountId: number,
  id: number,
): Promise<OutsideApplication> {
  const [found] = await readOutsideApplications(db, accountId, [id]);
  if (!found) throw refuse('resource.outside_application.not_found');
  return found;
}

const refuseTooMany = (trx: Trx, accountId: number, used: number): Promise<void> =>
  refuseBeyond(trx, buyerOfSeeker(accountId), {
    allowance: 'outsideApplications',
    used,
    code: 'resource.outside_application.too_many',
  });

export const addOutsideApplication = (
  db: Db,
  accountId: number,
  form: OutsideApplicationForm,
  key?: string,
): Promise<OutsideApplication> =>
  transactOnce(db, { accountId, key, content: ['outside_application', form] }, async (trx) => {
    await refuseTooMany(trx, accountId, await lockOwnerAndCount(trx, accountId));
    const id = await insertOutside(trx, accountId, form);
    return readOutsideApplication(trx, accountId, id);
  });

/** Changes it; a new status is recorded with its time. */
export const changeOutsideApplication = (
  db: Db,
  accountId: number,
  id: number,
  form: OutsideApplicationForm,
): Promise<OutsideApplication> =>
  db.transaction().execute(async (trx) => {
    const before = orRefuse(
      await lockOutside(trx, accountId, id),
      'resource.outside_application.not_found',
    );
    await updateOutside(trx, accountId, id, form);
    if (before.status !== form.status) await addChange(trx, id, form.status);
    return readOutsideApplication(trx, accountId, id);
  });

export async function removeOutsideApplication(
  db: Db,
  accountId: number,
  id: number,
): Promise<void> {
  if (!(await markRemoved(db, accountId, id, true))) {
    throw refuse('resource.outside_application.not_found');
  }
  await forgetSurplusRemoved(db, accountId);
}

export const restoreOutsideApplication = (
  db: Db,
  accountId: number,
  id: number,
): Promise<OutsideApplication> =>
  db.transaction().execute(async (trx) => {
    const count = await lockOwnerAndCount(trx, accountId);
    if (!(await markRemoved(trx, accountId, id, false))) {
      throw refuse('resource.outside_application.not_found');
    }
    await refuseTooMany(trx, accountId, count);
    return readOutsideApplication(trx, accountId, id);
  });
