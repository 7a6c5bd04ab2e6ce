import type { Alert, alerts } from '../../../contract/alerts.ts';
import type { AlertFrequency } from '../../../contract/alerts/alert-frequencies.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import { brokenConstraint, type Db, type Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { readCompany } from '../companies/companies.ts';
import { buyerOfSeeker, refuseBeyond } from '../plans/plans.ts';
import { type StandingWish, standingSearchesOf } from '../search/search.ts';
import {
  type AlertRow,
  countAlerts,
  findAlert,
  insertAlert,
  listAlerts,
  listLastJobs,
  forgetSurplusDeleted,
  markDeleted,
  markPaused,
  markResumed,
  updateAlert,
} from './queries.ts';
import { filtersOf, pathOf, searchOf } from './searched.ts';

type AlertList = Answer<(typeof alerts)['GET /barong/resource/alerts']>;

/** One page of the seeker's alerts, each with what was sent last. */
export async function readAlerts(db: Db, accountId: number, paging: Paging): Promise<AlertList> {
  const { rows, meta } = await listAlerts(db, accountId, paging);
  return { alerts: await withLastJobs(db, rows), meta };
}

async function withLastJobs(db: Db, rows: readonly AlertRow[]): Promise<Alert[]> {
  const jobs = await listLastJobs(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ paused_at, ...row }) => {
    const last_jobs = jobs.filter(({ alert_id }) => alert_id === row.id);
    return {
      ...row,
      path: pathOf(row.search),
      paused: paused_at !== null,
      last_count: last_jobs[0]?.of_all ?? 0,
      last_jobs,
    };
  });
}

async function readAlert(db: Db, accountId: number, id: number): Promise<Alert> {
  const row = await findAlert(db, accountId, id);
  const [alert] = row ? await withLastJobs(db, [row]) : [];
  if (!alert) throw refuse('resource.alert.not_found');
  return alert;
}

interface AlertForm {
  name: string;
  frequency: AlertFrequency;
  search: Omit<StandingWish, 'sort'>;
}

/**
 * Saves a search as an alert. Jobs that it finds already are not sent: the seeker could see them.
 */
export async function saveAlert(
  db: Db,
  accountId: number,
  { name, frequency, search }: AlertForm,
): Promise<Alert> {
  if (search.company_id !== undefined) await readCompany(db, search.company_id);
  const kept = searchOf(search);
  const [standing] = await standingSearchesOf(db, [filtersOf(kept)]);
  if (!standing) throw new Error('A search has no meaning');
  return onceForEach(db, async (trx) => {
    await refuseTooMany(trx, accountId, await countAlerts(trx, accountId));
    const id = await insertAlert(trx, accountId, { name, frequency, search: kept, ...standing });
    return readAlert(trx, accountId, id);
  });
}

const refuseTooMany = (trx: Trx, accountId: number, used: number): Promise<void> =>
  refuseBeyond(trx, buyerOfSeeker(accountId), {
    allowance: 'alerts',
    used,
    code: 'resource.alert.too_many',
  });

/** Refuses a second alert for the same search. */
const onceForEach = (db: Db, change: (trx: Trx) => Promise<Alert>): Promise<Alert> =>
  db
    .transaction()
    .execute(change)
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'alerts_once') throw refuse('resource.alert.exists');
      throw error;
    });

interface AlertChange {
  name?: string | undefined;
  frequency?: AlertFrequency | undefined;
  paused?: boolean | undefined;
}

export const changeAlert = (
  db: Db,
  accountId: number,
  id: number,
  { paused, ...change }: AlertChange,
): Promise<Alert> =>
  db.transaction().execute(async (trx) => {
    await readAlert(trx, accountId, id);
    await updateAlert(trx, accountId, id, change);
    if (paused === true) await markPaused(trx, accountId, id);
    if (paused === false) await markResumed(trx, accountId, id);
    return readAlert(trx, accountId, id);
  });

export const deleteAlert = (db: Db, accountId: number, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await markDeleted(trx, accountId, id, true))) throw refuse('resource.alert.not_found');
    await forgetSurplusDeleted(trx, accountId);
  });

/** Brings a deleted alert back as it was, with the jobs that were found in the meantime. */
export const restoreAlert = (db: Db, accountId: number, id: number): Promise<Alert> =>
  onceForEach(db, async (trx) => {
    const count = await countAlerts(trx, accountId);
    if (!(await markDeleted(trx, accountId, id, false))) throw refuse('resource.alert.not_found');
    await refuseTooMany(trx, accountId, count);
    return readAlert(trx, accountId, id);
  });

/** Pauses an alert by the link in its mails; it stays in the list. Returns its name, or ''. */
export async function endAlert(trx: Trx, accountId: number, id: number): Promise<string> {
  await markPaused(trx, accountId, id);
  return (await findAlert(trx, accountId, id))?.name ?? '';
}
