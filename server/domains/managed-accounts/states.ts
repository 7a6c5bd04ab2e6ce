import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { managedAccounts, StateChange } from '../../../contract/admin/managed-accounts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { noteSecurityEvent, recordAct } from '../../platform/security-events.ts';
import { tellOfLostJob } from '../applications/applications.ts';
import { isLastRecruiter } from '../companies/companies.ts';
import { hideJobsOfCompany, unhideJobsOfCompany } from '../jobs/jobs.ts';
import type { NotifyServices } from '../notifications/notifications.ts';
import { keepAnOwner, lockWithTeams } from '../team/team.ts';
import { appealLink } from './appeal-links.ts';
import { mailStateChange } from './mails.ts';
import { lockRecruiter } from './queries.ts';
import { lockManaged, noteStateChange, setAccountState } from './state-queries.ts';

type StateServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;
type Update = (typeof managedAccounts)['POST /barong/admin/users/update'];
type BulkUpdate = (typeof managedAccounts)['POST /barong/admin/users/bulk_update'];

/** The effects of changing one account. */
interface Effects {
  hasChanged: boolean;
  jobsHidden: number;
  seekersTold: number;
}

const NO_EFFECTS: Effects = { hasChanged: false, jobsHidden: 0, seekersTold: 0 };

/** Changes the state of one account. */
export const changeState = (
  { db, ...services }: StateServices,
  adminId: number,
  { dry_run: isDryRun = false, ...change }: Sent<Update>['body'],
): Promise<Answer<Update>> =>
  doneOrUndone(db, isDryRun, async (trx) => {
    const { changed, effects } = await changeOne({ trx, ...services }, adminId, change);
    return {
      uid: changed.uid,
      state: changed.state,
      reason: changed.state_reason,
      jobs_hidden: effects.jobsHidden,
      seekers_told: effects.seekersTold,
    };
  });

/** Changes the state of a recruiter's account, by its id. */
export const changeRecruiter = (
  { db, ...services }: StateServices,
  adminId: number,
  { id, status, reason }: { id: number; status: StateChange; reason?: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const recruiter = orRefuse(await lockRecruiter(trx, id), 'resource.user.not_found');
    const change = { uid: recruiter.uid, state: status, reason };
    await changeOne({ trx, ...services }, adminId, change);
  });

/** Thrown to roll back the transaction of a dry run. */
class DryRun extends Error {}

/** A dry run makes the same changes and rolls them back, so that it reports exactly what will happen. */
async function doneOrUndone<T>(
  db: Db,
  isDryRun: boolean,
  change: (trx: Trx) => Promise<T>,
): Promise<T> {
  const said: T[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      said.push(await change(trx));
      if (isDryRun) throw new DryRun();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
    });
  return said[0] as T;
}

/** Changes the state of several accounts, all or none. */
export const changeStates = (
  { db, ...services }: StateServices,
  adminId: number,
  { uids, dry_run: isDryRun = false, ...change }: Sent<BulkUpdate>['body'],
): Promise<Answer<BulkUpdate>> =>
  doneOrUndone(db, isDryRun, async (trx) => {
    const all: Effects[] = [];
    await lockWithTeams(trx, 'uid', uids);
    // Their companies always in the same order, so that two bulk changes at once cannot deadlock.
    for (const uid of [...new Set(uids)].toSorted()) {
      const { effects } = await changeLocked({ trx, ...services }, adminId, { uid, ...change });
      all.push(effects);
    }
    const changed = all.filter(({ hasChanged }) => hasChanged).length;
    return {
      changed,
      unchanged: all.length - changed,
      jobs_hidden: all.reduce((sum, { jobsHidden }) => sum + jobsHidden, 0),
      seekers_told: all.reduce((sum, { seekersTold }) => sum + seekersTold, 0),
    };
  });

interface Change {
  uid: string;
  state: StateChange;
  reason?: string | undefined;
  /** False if its holder gets another mail about it. */
  isTold?: boolean;
}

/**
 * Bans, deactivates or reactivates an account, and mails its holder the reason. Who did it and why is recorded. If
 * the account is in that state already, nothing changes, not even the reason, and nothing is recorded. A trigger on
 * the state updates the account's open pages. When the last recruiter of a company is shut out its jobs are hidden,
 * and shown again when one is let in. While any member of a team can sign in, one of them is an owner.
 */
export async function changeOne(services: NotifyServices, adminId: number, change: Change) {
  await lockWithTeams(services.trx, 'uid', [change.uid]);
  return changeLocked(services, adminId, change);
}

async function changeLocked(
  services: NotifyServices,
  adminId: number,
  { uid, state, reason, isTold = true }: Change,
): Promise<{ changed: Changed; effects: Effects }> {
  const { trx } = services;
  const givenReason = reason || null;
  const before = orRefuse(await lockManaged(trx, uid), 'resource.user.not_found');
  if (before.state === state) return { changed: before, effects: NO_EFFECTS };
  const changed = await setAccountState(trx, {
    id: before.id,
    state,
    // A reactivated account is not told a reason, but the record has it.
    reason: state === 'active' ? null : givenReason,
  });
  const changeId = await noteStateChange(trx, {
    account_id: changed.id,
    changed_by: adminId,
    state: changed.state,
    reason: givenReason,
  });
  await noteSecurityEvent(trx, {
    kind: 'account_state',
    accountId: changed.id,
    detail: changed.state,
  });
  await recordAct(trx, {
    act:
      changed.state === 'inactive' || changed.state === 'banned'
        ? 'account_shut_out'
        : 'account_let_in',
    subject: ['account', changed.id],
    before: { state: before.state },
    after: { state: changed.state },
  });
  if (isTold) {
    const appeal = appealLink(services.seal, services.publicUrl, changeId);
    await mailStateChange(trx, changed, { publicUrl: services.publicUrl, appeal });
  }
  return { changed, effects: { hasChanged: true, ...(await settleCompany(services, changed)) } };
}

type Changed = Awaited<ReturnType<typeof setAccountState>>;

/**
 * Hides the jobs of a company in which nobody can answer, and tells the seekers who applied; if somebody can, makes
 * sure that one of them is an owner.
 */
async function settleCompany(
  services: NotifyServices,
  { id, state, company_id }: Changed,
): Promise<Omit<Effects, 'hasChanged'>> {
  const nothing = { jobsHidden: 0, seekersTold: 0 };
  const { trx } = services;
  if (company_id === null) return nothing;
  const hasOthers = !(await isLastRecruiter(trx, id, company_id));
  await keepAnOwner(trx, company_id, services.publicUrl);
  if (hasOthers || state === 'active' || state === 'pending') {
    await unhideJobsOfCompany(trx, company_id);
    return nothing;
  }
  const hidden = await hideJobsOfCompany(trx, company_id);
  return {
    jobsHidden: hidden.length,
    seekersTold: await tellOfLostJob(services, hidden, 'job_hidden'),
  };
}
