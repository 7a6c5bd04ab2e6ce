import type {
  Application,
  ApplicationStatus,
  Decision,
  MyApplication,
} from '../../../contract/applications.ts';
import { endedStatuses } from '../../../contract/applications/statuses.ts';
import type { Withdrawal } from '../../../contract/applications/sending.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { announce } from '../../platform/live/live.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { addTask } from '../../platform/tasks.ts';
import { endContactShare } from '../sharing/sharing.ts';
import { type NotifyServices, notify } from '../notifications/notifications.ts';
import { viewerOf } from './access.ts';
import { getReceived } from './received/company-queries.ts';
import { dropHeld, listWithOpenOffer, lockReceived } from './deciding/held-queries.ts';
import { mailDecision, mailLost } from './mails.ts';
import { presentReceived } from './present.ts';
import {
  addEvent,
  emptyApplications,
  getParties,
  lockApplication,
  listRecruiters,
  listApplied,
  markAllWithdrawn,
  markWithdrawn,
  type Move,
  moveApplication,
  type NewEvent,
  type Parties,
} from './queries.ts';
import { allowedFrom } from './states.ts';
import { revealShortlisted, tellColleagues, tellRecruiters } from './telling.ts';
import { dropArrivalMail } from './undoing.ts';
import { readMine } from './tracker/tracker.ts';
import { getTracked } from './tracker/tracker-queries.ts';

export { hidingOf } from './blind-review.ts';
export { carryOutHeld, hold } from './deciding/holding.ts';
export { tellColleagues } from './telling.ts';
export { listCandidatesOf, viewCandidate } from './received/received.ts';

// Changes to an application that was sent: withdrawing, deciding. Each change, its event and its mails
// are one transaction.

type ApplicationServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

const DECISIONS_A_DAY = 20;

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
    await endInterviews(trx, id);
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
export const eraseCandidate = (trx: Trx, seekerId: number): Promise<number[]> =>
  emptyApplications(trx, seekerId);

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

/** Moves an application along an allowed transition and tells the seeker, in one transaction. */
export const decideApplication = (
  { db, addressOf, ...services }: ApplicationServices & { addressOf: SignedAddress },
  recruiter: SignedIn,
  id: number,
  { status, reason, note, visible_note = note }: Decision,
): Promise<Application> =>
  db.transaction().execute(async (trx) => {
    const companyId = companyOf(recruiter);
    if (status === 'hired') await refuseWhileOffered(trx, companyId, id);
    const row = await moveOwn(trx, recruiter, { id, from: allowedFrom(status), to: status });
    await countAttempt(trx, decisionLimit(id));
    await noteDecision({ trx, ...services }, recruiter.id, {
      id,
      status,
      note: visible_note || null,
      reason: reason || null,
    });
    await tellColleagues(trx, companyId, [id]);
    return presentReceived(row, { addressOf, seal: services.seal });
  });

/** Locks the application first, like everything that makes or answers an offer. */
async function refuseWhileOffered(trx: Trx, companyId: number, id: number): Promise<void> {
  const found = await lockReceived(trx, companyId, [id]);
  const offered = await listWithOpenOffer(
    trx,
    found.map((one) => one.id),
  );
  if (offered.length > 0) throw refuse('resource.offer.waiting');
}

/** Limited, because the seeker gets a mail each time. */
export const decisionLimit = (id: number) => ({
  key: attemptKey('decision', { application: id }),
  most: DECISIONS_A_DAY,
  seconds: DAY_SECONDS,
});

interface Decided {
  id: number;
  status: ApplicationStatus;
  note: string | null;
  reason: string | null;
}

/** Records a decision that was carried out, and tells the seeker. */
export async function noteDecision(
  services: NotifyServices,
  actor_id: number,
  { id: application_id, status, note, reason }: Decided,
): Promise<void> {
  const { trx } = services;
  const kind = 'status_changed';
  await addEvent(trx, { application_id, kind, status, actor_id, note, reason });
  const parties = await getParties(trx, application_id);
  await tellSeeker(services, parties, status, note);
  if (endedStatuses.some((ended) => ended === status)) await endInterviews(trx, application_id);
  await announce(trx, [parties.seeker_id], `applications/${application_id}`);
}

/** Queues the `end_interviews` task: it cancels the interview of an application that needs none any more. */
export const endInterviews = (trx: Trx, application_id: number): Promise<void> =>
  addTask(trx, 'end_interviews', { application_id });

/**
 * The statuses that an application may have when an invitation, an offer or a joining moves it on,
 * including the new status itself.
 */
export const movableTo = (to: 'interview' | 'offered' | 'hired'): ApplicationStatus[] => [
  ...allowedFrom(to),
  to,
];

/**
 * Moves an application of the company on, unless it has the status already. The caller tells the
 * seeker of the interview or the offer.
 */
export async function moveTo(
  trx: Trx,
  recruiter: SignedIn,
  id: number,
  to: 'interview' | 'offered' | 'hired',
): Promise<void> {
  await moveOwn(trx, recruiter, { id, from: movableTo(to), to });
}

/** Moves an application of the recruiter's company, and returns it as they see it now. */
async function moveOwn(trx: Trx, recruiter: SignedIn, move: Omit<Move, 'companyId'>) {
  const moved = await moveApplication(trx, { ...move, companyId: companyOf(recruiter) });
  await revealShortlisted(trx, recruiter.id, move.id);
  const row = orRefuse(
    await getReceived(trx, viewerOf(recruiter), move.id),
    'resource.application.not_found',
  );
  // A held decision must be undone before another change.
  if (!moved || row.takes_effect_at) throw refuse('resource.application.invalid_transition');
  return row;
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
 * Tells the seeker. They are told that somebody reads their application only if there is a note;
 * the timeline shows it anyway.
 */
async function tellSeeker(
  services: NotifyServices,
  parties: Parties,
  status: ApplicationStatus,
  note: string | null,
): Promise<void> {
  if (status === 'pending' || status === 'unanswered' || status === 'withdrawn') return;
  if (status === 'reviewing' && !note) return;
  const kind = parties.was_unanswered ? 'answered_late' : 'application_decided';
  await mailDecision(services, kind, { parties, status, note });
  await notify(services.trx, [parties.seeker_id], kind, {
    application_id: parties.id,
    job_title: parties.job_title,
    company_name: parties.company_name,
    status,
  });
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
