import type { MyApplication } from '../../../contract/applications.ts';
import type { Withdrawal } from '../../../contract/applications/sending.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { announce } from '../../platform/live/live.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { type NotifyServices, notify } from '../notifications/notifications.ts';
import { endContactShare } from '../sharing/sharing.ts';
import { dropHeld } from './deciding/held-queries.ts';
import { mailLost } from './mails.ts';
import {
  addEvent,
  emptyApplications,
  getParties,
  listApplied,
  listRecruiters,
  lockApplication,
  markAllWithdrawn,
  markWithdrawn,
  type NewEvent,
} from './queries.ts';
import { dropArrivalMail } from './sending/undoing.ts';
import { endInterviewsLater, tellRecruiters } from './telling.ts';
import { readMine } from './tracker/tracker.ts';
import { getTracked } from './tracker/tracker-queries.ts';

export { movableTo, moveTo, noteDecision } from './deciding/deciding.ts';
export { carryOutHeld, hold } from './deciding/holding.ts';
export { hidingOf } from './hiding/blind-review.ts';
export { holdSeekerOf } from './queries.ts';
export { endInterviewsLater, tellColleagues } from './telling.ts';
export { listCandidateNames, listCandidatesOf, viewCandidate } from './received/received.ts';

// Withdrawing an application, and what other nouns tell it. Each change, its event and its mails are
// one transaction.

type ApplicationServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

/**
 * Withdraws an application, whatever the company has decided so far. With `stop_sharing` the
 * company can no longer read the seeker's address and number.
 */
export const withdrawApplication = (
  { db, ...services }: ApplicationServices,
  seeker: SignedIn,
  id: number,
  { stop_sharing }: Withdrawal,
): Promise<MyApplication> =>
  db.transaction().execute(async (trx) => {
    if (!(await markWithdrawn(trx, id, seeker.id))) {
      const mine = await getTracked(trx, seeker.id, id);
      throw refuse(
        mine ? 'resource.application.invalid_transition' : 'resource.application.not_found',
      );
    }
    await dropHeld(trx, [id]);
    await dropArrivalMail(trx, id);
    await noteWithdrawal({ trx, ...services }, id, seeker.id);
    await endInterviewsLater(trx, id);
    const withdrawn = await readMine(trx, seeker.id, id);
    if (!stop_sharing) return withdrawn;
    await endContactShare(trx, seeker.id, withdrawn.job.company_id);
    return { ...withdrawn, contact_shared_at: null };
  });

/** Withdraws all applications that a company may still act on, and tells its recruiters. */
export async function withdrawAll(services: NotifyServices, seekerId: number): Promise<void> {
  for (const id of await markAllWithdrawn(services.trx, seekerId)) {
    await noteWithdrawal(services, id, seekerId);
  }
}

/**
 * Erases the personal data in all applications of a departing seeker. The company still sees that
 * there was an application, when, and what became of it. Returns the ids of the applications.
 */
export async function eraseCandidate(trx: Trx, seekerId: number): Promise<number[]> {
  const ids = await emptyApplications(trx, seekerId);
  await dropHeld(trx, ids);
  return ids;
}

/** Records that the seeker withdrew and tells the company's recruiters. */
async function noteWithdrawal(
  services: NotifyServices,
  application_id: number,
  seekerId: number,
): Promise<void> {
  const { trx } = services;
  const status = 'withdrawn';
  await addEvent(trx, { application_id, kind: status, status, actor_id: seekerId });
  const parties = await getParties(trx, application_id);
  const recruiters = await listRecruiters(trx, parties.company_id);
  await tellRecruiters(services, recruiters, { happened: status, application: parties });
}

/**
 * Adds what happened to an interview or offer to the application's history, and tells open pages.
 */
export async function noteEvent(
  trx: Trx,
  event: Omit<NewEvent, 'reason' | 'status'>,
): Promise<void> {
  // Otherwise the event might say a status that is over.
  await lockApplication(trx, event.application_id);
  const { id, status, seeker_id, company_id } = await getParties(trx, event.application_id);
  await addEvent(trx, { ...event, application_id: id, status });
  const recruiters = await listRecruiters(trx, company_id);
  const readers = [seeker_id, ...recruiters.map((recruiter) => recruiter.id)];
  await announce(trx, readers, `applications/${id}`);
}

/**
 * The same for what the seeker answered. A waiting decision was made without knowing the answer, so
 * it is dropped, and the company decides again.
 */
export async function noteAnswer(
  trx: Trx,
  event: Omit<NewEvent, 'reason' | 'status'>,
): Promise<void> {
  // First, because adding the event locks the application.
  await noteEvent(trx, event);
  await dropHeld(trx, [event.application_id]);
}

/**
 * Seekers in these statuses are not told. A hidden job concerns only those who still wait for an
 * answer; a removed one may have taken money from anybody who applied.
 */
const untold = {
  job_hidden: ['withdrawn', 'rejected', 'hired', 'unanswered'],
  job_removed: ['withdrawn'],
} as const;

/**
 * Tells seekers that these jobs are hidden because nobody can answer, or that moderators have
 * removed them. Resolves to how many people were told.
 */
export async function tellOfLostJob(
  services: NotifyServices,
  jobIds: readonly number[],
  kind: 'job_hidden' | 'job_removed',
): Promise<number> {
  const { trx } = services;
  const all = await listApplied(trx, jobIds, untold[kind]);
  for (const applied of all) {
    const { id, application_id, job_title, company_name } = applied;
    await mailLost(services, kind, applied);
    await notify(trx, [id], kind, { application_id, job_title, company_name });
    await announce(trx, [id], `applications/${application_id}`);
  }
  return new Set(all.map(({ id }) => id)).size;
}
