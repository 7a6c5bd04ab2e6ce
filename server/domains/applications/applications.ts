import type {
  Application,
  ApplicationStatus,
  Decision,
  MyApplication,
} from '../../../contract/applications.ts';
import type { Answers } from '../../../contract/jobs/questions.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { once } from '../../platform/idempotency.ts';
import { announce } from '../../platform/live.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/signed-addresses.ts';
import { addTask } from '../../platform/tasks.ts';
import { resumeForApplication } from '../documents/documents.ts';
import { judgeAnswers, readOpenJobForApplying } from '../jobs/jobs.ts';
import { type NotifyServices, notify } from '../notifications/notifications.ts';
import {
  keepDefaultLetter,
  readDefaultLetter,
  readProfileForApplication,
} from '../profiles/profiles.ts';
import { companyOf, viewerOf } from './access.ts';
import { getReceived } from './company-queries.ts';
import { dropHeld } from './held-queries.ts';
import { mailDecision, mailHidden, mailRecruiters } from './mails.ts';
import { presentReceived } from './present.ts';
import {
  addEvent,
  emptyApplications,
  getParties,
  isKeptFrom,
  keepApplication,
  listRecruiters,
  listWaiting,
  lockSeeker,
  markAllWithdrawn,
  markWithdrawn,
  moveApplication,
  type NewEvent,
  type Parties,
} from './queries.ts';
import { allowedFrom } from './states.ts';
import { readMine } from './tracker.ts';
import { getTracked } from './tracker-queries.ts';

export { listCandidatesOf, viewCandidate } from './received.ts';

// Changes to an application: sending, withdrawing, deciding. Each change, its event and its mails
// are one transaction.

type ApplicationServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

const DAY_SECONDS = 86_400;
const SENDINGS_A_DAY = 5;
const APPLICATIONS_A_DAY = 200;
const DECISIONS_A_DAY = 20;
const NO_LETTER = 'resource.application.missing_cover_letter';

interface Letter {
  cover_letter?: string | undefined;
  resume_document_id?: number | undefined;
  save_as_default: boolean;
  share_ctc: boolean;
  answers: Answers;
}

/**
 * Sends an application with the seeker's current profile and resume, and their default letter if
 * none was written. There is one application per job and seeker; a withdrawn one is sent again. The
 * job cannot be closed in between.
 */
export const applyToJob = (
  { db, ...services }: ApplicationServices,
  seeker: SignedIn,
  jobId: number,
  letter: Letter,
  idempotencyKey: string | undefined,
): Promise<MyApplication> =>
  db.transaction().execute((trx) =>
    once(
      trx,
      { accountId: seeker.id, key: idempotencyKey, content: { apply: jobId, letter } },
      async () => {
        if (!(await lockSeeker(trx, seeker.id))) throw refuse('identity.session.deleted');
        const job = await readOpenJobForApplying(trx, jobId);
        if (!job) throw refuse('resource.job.not_found');
        if (job === 'gone') throw refuse('resource.job.not_open');
        // A list of companies that never see somebody makes no exceptions, not even for a wrong tap.
        if (await isKeptFrom(trx, seeker.id, jobId)) {
          throw refuse('resource.application.company_blocked');
        }
        const cover_letter = letter.cover_letter ?? (await readDefaultLetter(trx, seeker.id));
        if (!cover_letter) throw refuse(NO_LETTER, { field: 'cover_letter' });
        const kept = await keepApplication(trx, {
          job_id: jobId,
          seeker_id: seeker.id,
          cover_letter,
          answers: judgeAnswers(job.questions, letter.answers),
          answer_days: job.answer_days,
          candidate: await readProfileForApplication(trx, seeker.id, { withPay: letter.share_ctc }),
          ...(await resumeForApplication(trx, seeker.id, letter.resume_document_id)),
        });
        if (!kept) throw refuse('resource.application.exists');
        await countSending(trx, seeker.id, jobId);
        if (letter.save_as_default) await keepDefaultLetter(trx, seeker.id, cover_letter);
        const kind = kept.again ? 'applied_again' : 'applied';
        await noteBySeeker({ trx, ...services }, kept.id, kind, seeker);
        return readMine(trx, seeker.id, kept.id);
      },
    ),
  );

/**
 * Every application mails people: withdrawing and sending again is for second thoughts, not for
 * pestering.
 */
async function countSending(trx: Trx, seekerId: number, jobId: number): Promise<void> {
  const seconds = DAY_SECONDS;
  const toThisJob = attemptKey('apply', { account: seekerId, job: jobId });
  await countAttempt(trx, { key: toThisJob, most: SENDINGS_A_DAY, seconds });
  const toAll = attemptKey('apply', { account: seekerId });
  await countAttempt(trx, { key: toAll, most: APPLICATIONS_A_DAY, seconds });
}

/** Withdraws an application, whatever the company has decided so far. */
export const withdrawApplication = (
  { db, ...services }: ApplicationServices,
  seeker: SignedIn,
  id: number,
): Promise<MyApplication> =>
  db.transaction().execute(async (trx) => {
    if (!(await markWithdrawn(trx, id, seeker.id))) {
      const mine = await getTracked(trx, seeker.id, id);
      throw refuse(
        mine ? 'resource.application.invalid_transition' : 'resource.application.not_found',
      );
    }
    await dropHeld(trx, [id]);
    await noteBySeeker({ trx, ...services }, id, 'withdrawn', seeker);
    await endInterviews(trx, id);
    return readMine(trx, seeker.id, id);
  });

/** Withdraws all applications that a company may still act on, and tells its recruiters. */
export async function withdrawAll(services: NotifyServices, seeker: SignedIn): Promise<void> {
  for (const id of await markAllWithdrawn(services.trx, seeker.id)) {
    await noteBySeeker(services, id, 'withdrawn', seeker);
  }
}

/**
 * Erases the personal data in all applications of a departing seeker. The company keeps that there
 * was one, when, and what became of it. Returns their ids.
 */
export const eraseCandidate = (trx: Trx, seekerId: number): Promise<number[]> =>
  emptyApplications(trx, seekerId);

/** Records what the seeker did and tells the company's recruiters. */
async function noteBySeeker(
  services: NotifyServices,
  application_id: number,
  kind: 'applied' | 'applied_again' | 'withdrawn',
  seeker: SignedIn,
): Promise<void> {
  const { trx } = services;
  const status = kind === 'withdrawn' ? 'withdrawn' : 'pending';
  await addEvent(trx, { application_id, kind, status, actor_id: seeker.id });
  const parties = await getParties(trx, application_id);
  const recruiters = await listRecruiters(trx, parties.company_id);
  await mailRecruiters(services, recruiters, kind, parties);
  const ids = recruiters.map((recruiter) => recruiter.id);
  await notify(trx, ids, kind === 'withdrawn' ? 'application_withdrawn' : 'new_application', {
    application_id,
    job_title: parties.job_title,
    candidate_name: parties.candidate_name,
  });
  await announce(trx, ids, 'applications');
}

/** Moves an application along an allowed transition and tells the seeker, both at once. */
export const decideApplication = (
  { db, addressOf, ...services }: ApplicationServices & { addressOf: SignedAddress },
  recruiter: SignedIn,
  id: number,
  { status, reason, note, visible_note = note }: Decision,
): Promise<Application> =>
  db.transaction().execute(async (trx) => {
    const companyId = companyOf(recruiter);
    const move = { id, companyId, from: allowedFrom(status), to: status };
    const moved = await moveApplication(trx, move);
    const row = await getReceived(trx, viewerOf(recruiter), id);
    if (!row) throw refuse('resource.application.not_found');
    if (!moved || row.takes_effect_at) throw refuse('resource.application.invalid_transition');
    await countAttempt(trx, decisionLimit(id));
    await noteDecision({ trx, ...services }, recruiter.id, {
      id,
      status,
      note: visible_note || null,
      reason: reason || null,
    });
    await tellColleagues(trx, companyId);
    return presentReceived(row, { addressOf, seal: services.seal });
  });

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
  if (status === 'rejected') await endInterviews(trx, application_id);
  await announce(trx, [parties.seeker_id], 'applications');
}

/** Shows a decision on the open pages of the company's recruiters. */
export async function tellColleagues(trx: Trx, companyId: number): Promise<void> {
  const recruiters = await listRecruiters(trx, companyId);
  await announce(
    trx,
    recruiters.map((recruiter) => recruiter.id),
    'applications',
  );
}

/** The interview of an application that has ended is cancelled by the task of that name. */
const endInterviews = (trx: Trx, application_id: number): Promise<void> =>
  addTask(trx, 'end_interviews', { application_id });

/**
 * Moves an application of the company on, or finds it there already; its seeker is told by whoever
 * calls, of the interview or the offer.
 */
export async function moveTo(
  trx: Trx,
  recruiter: SignedIn,
  id: number,
  to: 'interview' | 'offered' | 'hired',
): Promise<void> {
  const companyId = companyOf(recruiter);
  const from = [...allowedFrom(to), to];
  const moved = await moveApplication(trx, { id, companyId, from, to });
  const row = await getReceived(trx, viewerOf(recruiter), id);
  if (!row) throw refuse('resource.application.not_found');
  // Whoever decided a moment ago can undo it first.
  if (!moved || row.takes_effect_at) throw refuse('resource.application.invalid_transition');
}

/** Adds what happened to its interview or offer to the history of an application, and tells open pages. */
export async function noteEvent(
  trx: Trx,
  event: Omit<NewEvent, 'reason' | 'status'>,
): Promise<void> {
  const { id, status, seeker_id, company_id } = await getParties(trx, event.application_id);
  await addEvent(trx, { ...event, application_id: id, status });
  const recruiters = await listRecruiters(trx, company_id);
  await announce(trx, [seeker_id, ...recruiters.map((recruiter) => recruiter.id)], 'applications');
}

/** Tells the seeker. Being read is only told with a note; the timeline shows it anyway. */
async function tellSeeker(
  services: NotifyServices,
  parties: Parties,
  status: ApplicationStatus,
  note: string | null,
): Promise<void> {
  if (status === 'pending' || status === 'unanswered' || status === 'withdrawn') return;
  if (status === 'reviewing' && !note) return;
  await mailDecision(services, status, parties, note);
  await notify(services.trx, [parties.seeker_id], 'application_decided', {
    application_id: parties.id,
    job_title: parties.job_title,
    company_name: parties.company_name,
    status,
  });
}

/**
 * Tells the seekers who still wait for an answer that these jobs are hidden, because nobody can
 * answer.
 */
export async function tellOfHiddenJobs(
  services: NotifyServices,
  jobIds: readonly number[],
): Promise<void> {
  const { trx } = services;
  for (const waiting of await listWaiting(trx, jobIds)) {
    const { id, application_id, job_title, company_name } = waiting;
    await mailHidden(services, waiting);
    await notify(trx, [id], 'job_hidden', { application_id, job_title, company_name });
    await announce(trx, [id], 'applications');
  }
}
