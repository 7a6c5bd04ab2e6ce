import type { MyApplication } from '../../../contract/applications.ts';
import type { SaidSource } from '../../../contract/applications/sources.ts';
import type { Answers } from '../../../contract/jobs/questions.ts';
import { keepPlans, type Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { once } from '../../platform/idempotency.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempts } from '../../platform/limits/attempts.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { resumeForApplication } from '../documents/documents.ts';
import { judgeAnswers } from '../jobs/jobs.ts';
import type { NotifyServices } from '../notifications/notifications.ts';
import { findReferralTo } from '../referrals/referrals.ts';
import { keepDefaultLetter, readSender } from '../profiles/profiles.ts';
import { keepApplication, lockJobAndSeeker } from './applying-queries.ts';
import { presentMine } from './present.ts';
import { tellRecruiters } from './telling.ts';
import { readMine } from './tracker.ts';

// Sending an application. Hundreds may arrive in a second when a job is shared, so what is known is not
// read again, and each thing that has to be known or kept is one statement.

const DAY_SECONDS = 86_400;
const SENDINGS_A_DAY = 5;
const APPLICATIONS_A_DAY = 200;
const NO_LETTER = 'resource.application.missing_cover_letter';

interface Letter {
  cover_letter?: string | undefined;
  resume_document_id?: number | undefined;
  save_as_default: boolean;
  share_ctc: boolean;
  answers: Answers;
  source: SaidSource;
  referral?: string | undefined;
}

/**
 * Sends an application with the seeker's current profile and resume, and their default letter if
 * none was written. There is one application per job and seeker; a withdrawn one is sent again. The
 * job cannot be closed in between.
 */
export const applyToJob = (
  { db, ...services }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  seeker: SignedIn,
  jobId: number,
  letter: Letter,
  idempotencyKey: string | undefined,
): Promise<MyApplication> =>
  db.transaction().execute(async (trx) => {
    await keepPlans(trx);
    const content = { apply: jobId, letter };
    return once(trx, { accountId: seeker.id, key: idempotencyKey, content }, () =>
      send({ trx, ...services }, seeker.id, jobId, letter),
    );
  });

async function send(
  services: NotifyServices,
  seekerId: number,
  jobId: number,
  letter: Letter,
): Promise<MyApplication> {
  const { trx } = services;
  const found = await lockJobAndSeeker(trx, jobId, seekerId);
  if (!found || found.job_status === 'draft') throw refuse('resource.job.not_found');
  const { name, email, phone, state, ...job } = found;
  if (state === 'deleted') throw refuse('identity.session.deleted');
  if (job.job_state !== 'active') throw refuse('resource.job.not_open');
  // A list of companies that never see somebody makes no exceptions, not even for a wrong tap.
  if (job.is_kept_from) throw refuse('resource.application.company_blocked');
  const holder = { id: seekerId, name, email, phone };
  const sender = await readSender(trx, holder, { withPay: letter.share_ctc });
  const cover_letter = letter.cover_letter ?? sender.default_letter;
  if (!cover_letter) throw refuse(NO_LETTER, { field: 'cover_letter' });
  const referral_id = await findReferralTo(trx, jobId, letter.referral);
  const sent = {
    job_id: jobId,
    seeker_id: seekerId,
    cover_letter,
    answers: judgeAnswers(job.questions, letter.answers),
    answer_days: job.answer_days,
    is_hidden: job.is_blind,
    source: referral_id === null ? letter.source : ('referral' as const),
    referral_id,
    candidate: sender.candidate,
    ...(await resumeForApplication(trx, seekerId, letter.resume_document_id)),
  };
  const kept = await keepApplication(trx, sent);
  if (!kept) throw refuse('resource.application.exists');
  await countSending(trx, seekerId, jobId);
  if (letter.save_as_default) await keepDefaultLetter(trx, seekerId, cover_letter);
  await tellRecruiters(services, kept.again ? 'applied_again' : 'applied', {
    id: kept.id,
    company_id: job.company_id,
    job_title: job.title,
    candidate_name: kept.candidate_name,
  });
  // One that is sent again has a history and perhaps a note.
  if (kept.again) return readMine(trx, seekerId, kept.id);
  const nothingYet = { answered_at: null, is_late: false, interview: null, offer: null };
  const noNote = { private_note: null, note_changed_at: null, follow_up_on: null };
  const row = { ...job, ...sent, ...kept, ...nothingYet, ...noNote, status: 'pending' as const };
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
      actor_name: name,
    },
  ]);
}

/**
 * Every application mails people: withdrawing and sending again is for second thoughts, not for
 * pestering.
 */
const countSending = (trx: Trx, account: number, job: number): Promise<void> =>
  countAttempts(trx, [
    { key: attemptKey('apply', { account, job }), most: SENDINGS_A_DAY, seconds: DAY_SECONDS },
    { key: attemptKey('apply', { account }), most: APPLICATIONS_A_DAY, seconds: DAY_SECONDS },
  ]);
