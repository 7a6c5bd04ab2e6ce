import type { MyApplication } from '../../../../contract/applications.ts';
import type { DeclaredSource } from '../../../../contract/applications/sources.ts';
import type { Answers } from '../../../../contract/jobs/questions.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { inSharedTransaction } from '../../../platform/batching/shared-transactions.ts';
import type { Part } from '../../../platform/batching/statements.ts';
import { onceTogether } from '../../../platform/idempotency.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { refuseAttempt } from '../../../platform/limits/attempts.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SignedIn } from '../../../platform/sessions.ts';
import { judgeAnswers } from '../../jobs/jobs.ts';
import type { NotifyServices } from '../../notifications/notifications.ts';
import { findReferralTo } from '../../referrals/referrals.ts';
import { keepDefaultLetter, senderOf } from '../../profiles/profiles.ts';
import {
  APPLICATIONS_A_DAY,
  keepApplication,
  lockWhatIsSent,
  SENDINGS_A_DAY,
} from './applying-queries.ts';
import { presentMine } from '../present.ts';
import { tellRecruiters } from '../telling.ts';
import { mailArrivalLater } from './undoing.ts';
import { readMine } from '../tracker/tracker.ts';

// Sending an application. Hundreds may arrive in a second when a job is shared, so those of one moment share a
// transaction and its statements: one statement reads everything, one writes it, one notifies.

const NO_LETTER = 'resource.application.missing_cover_letter';

interface Letter {
  cover_letter?: string | undefined;
  resume_document_id?: number | undefined;
  save_as_default: boolean;
  share_ctc: boolean;
  share_contact: boolean;
  answers: Answers;
  source: DeclaredSource;
  referral?: string | undefined;
  can_undo: boolean;
}

interface Asked {
  jobId: number;
  letter: Letter;
  idempotencyKey: string | undefined;
}

/**
 * Sends an application with the seeker's current profile and resume, and their default letter if
 * none was written. There is one application per job and seeker; a withdrawn one is sent again. The
 * job cannot be closed in between.
 */
export const applyToJob = (
  { db, ...services }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  seeker: SignedIn,
  { jobId, letter, idempotencyKey }: Asked,
): Promise<MyApplication> =>
  inSharedTransaction(db, seeker.id, (trx) => {
    const content = { apply: jobId, letter };
    const call = { accountId: seeker.id, key: idempotencyKey, content };
    const sending = { seekerId: seeker.id, jobId, letter };
    return onceTogether(
      trx,
      call,
      (all) => lockSendable(all, sending),
      (found) => send({ trx, ...services }, sending, found),
    );
  });

interface Sending {
  seekerId: number;
  jobId: number;
  letter: Letter;
}

async function send(
  services: NotifyServices,
  sending: Sending,
  found: Found,
): Promise<{ answer: MyApplication; rest: Part[] }> {
  const { trx } = services;
  const { seekerId, jobId, letter } = sending;
  const sent = await compose(trx, found, sending);
  const kept = await keepWithinLimits(trx, sent);
  if (letter.save_as_default) await keepDefaultLetter(trx, seekerId, sent.cover_letter);
  const mailsLater = letter.can_undo && !kept.again;
  const tell = (all: Trx) =>
    tellOfArrival({ ...services, trx: all }, found, kept, { jobId, mailsLater });
  return {
    // An application that is sent again has a history, and perhaps a note.
    answer: kept.again ? await readMine(trx, seekerId, kept.id) : presentNew(found, sent, kept),
    rest: mailsLater ? [(all) => mailArrivalLater(all, kept.id), tell] : [tell],
  };
}

type Found = Awaited<ReturnType<typeof lockWhatIsSent>>[number];

/**
 * Reads and locks what an application is made of, and refuses it if the seeker may not apply to the
 * job.
 */
async function lockSendable(trx: Trx, { seekerId, jobId, letter }: Sending): Promise<Found> {
  const [found] = await lockWhatIsSent(trx, {
    job_id: jobId,
    seeker_id: seekerId,
    resume_id: letter.resume_document_id ?? null,
  });
  if (!found || found.job_status === 'draft') throw refuse('resource.job.not_found');
  if (found.state === 'deleted') throw refuse('identity.session.deleted');
  if (found.job_state !== 'active') throw refuse('resource.job.not_open');
  // A list of companies that must never see somebody has no exceptions, not even after a tap by
  // mistake.
  if (found.is_kept_from) throw refuse('resource.application.company_blocked');
  return found;
}

/** The application as it will be kept, with its sender as the company will know them. */
async function compose(
  trx: Trx,
  { name, email, phone, profile, resume, ...job }: Found,
  { seekerId, jobId, letter }: Sending,
) {
  const sender = senderOf({ name, email, phone }, profile, { withPay: letter.share_ctc });
  const cover_letter = letter.cover_letter ?? sender.default_letter;
  if (!cover_letter) throw refuse(NO_LETTER, { field: 'cover_letter' });
  if (!resume && letter.resume_document_id !== undefined) throw refuse('resource.resume.not_found');
  const referral_id = await findReferralTo(trx, jobId, letter.referral);
  return {
    job_id: jobId,
    seeker_id: seekerId,
    cover_letter,
    candidate: sender.candidate,
    answers: judgeAnswers(job.questions, letter.answers),
    answer_days: job.answer_days,
    is_hidden: job.is_blind,
    shares_contact: letter.share_contact,
    source: referral_id === null ? letter.source : ('referral' as const),
    referral_id,
    resume_id: resume?.resume_id ?? null,
    resume_name: resume?.resume_name ?? null,
  };
}

type Sent = Awaited<ReturnType<typeof compose>>;

/**
 * Every application mails people: withdrawing and sending again is for second thoughts, not for
 * pestering.
 */
async function keepWithinLimits(trx: Trx, sent: Sent) {
  const thisJob = attemptKey('apply', { account: sent.seeker_id, job: sent.job_id });
  const allJobs = attemptKey('apply', { account: sent.seeker_id });
  const [kept] = await keepApplication(trx, {
    ...sent,
    sendings_key: thisJob.exact,
    applications_key: allJobs.exact,
  });
  if (!kept) throw refuse('resource.application.exists');
  if (!kept.may_send_this) await refuseAttempt(trx, { key: thisJob, ...SENDINGS_A_DAY });
  if (!kept.may_send) await refuseAttempt(trx, { key: allJobs, ...APPLICATIONS_A_DAY });
  return kept;
}

type Kept = Awaited<ReturnType<typeof keepWithinLimits>>;

/** Tells the recruiters at once, with `mailsLater` not by mail. */
function tellOfArrival(
  services: NotifyServices,
  { recruiters, title }: Found,
  { id, candidate_name, again }: Kept,
  { jobId, mailsLater }: { jobId: number; mailsLater: boolean },
): Promise<void> {
  return tellRecruiters(services, recruiters, {
    happened: again ? 'applied_again' : 'applied',
    application: { id, job_id: jobId, job_title: title, candidate_name },
    mailsLater,
  });
}

/**
 * A new application as its seeker sees it: put together from what is known, without another
 * statement.
 */
function presentNew(found: Found, sent: Sent, kept: Kept): MyApplication {
  const { is_blind, contact_shared_at } = found;
  const sharedOpenly = sent.shares_contact ? (contact_shared_at ?? kept.created_at) : null;
  const nothingYet = {
    answered_at: null,
    is_late: false,
    interview: null,
    offer: null,
    // A blind review hides the contact; what was shared before stays shared.
    contact_shared_at: is_blind ? contact_shared_at : sharedOpenly,
  };
  const noNote = { private_note: null, note_changed_at: null, follow_up_on: null };
  const row = { ...found, ...sent, ...kept, ...nothingYet, ...noNote, status: 'pending' as const };
  return presentMine(row, [
    {
      id: kept.event_id,
      application_id: kept.id,
      kind: 'applied',
      status: 'pending',
      note: null,
      reason: null,
      interview_at: null,
      interview_place: null,
      created_at: kept.happened_at,
      actor_role: 'user',
      actor_name: found.name,
    },
  ]);
}
