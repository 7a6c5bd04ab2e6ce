import type {
  Application,
  ApplicationStatus,
  Decision,
} from '../../../../contract/applications.ts';
import { endedStatuses } from '../../../../contract/applications/statuses.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import type { SignedAddress } from '../../../platform/files/signed-addresses.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../../platform/limits/attempts.ts';
import { announce } from '../../../platform/live/live.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../../platform/sessions.ts';
import { type NotifyServices, notify } from '../../notifications/notifications.ts';
import { mailDecision } from '../mails.ts';
import { presentReceived } from '../present.ts';
import {
  addEvent,
  getParties,
  type Move,
  moveApplication,
  type Parties,
  revealCandidate,
} from '../queries.ts';
import { getReceived, viewerOf } from '../received/received-queries.ts';
import { allowedFrom } from '../states.ts';
import { endInterviewsLater, tellColleagues } from '../telling.ts';
import { listWithOpenOffer, lockReceived } from './held-queries.ts';

// How a company decides about an application at once, and what every decision has in common.

interface DecidingServices extends Pick<Services, 'db' | 'seal' | 'publicUrl'> {
  addressOf: SignedAddress;
}

const DECISIONS_A_DAY = 20;

/** Moves an application along an allowed transition and tells the seeker, in one transaction. */
export const decideApplication = (
  { db, addressOf, ...services }: DecidingServices,
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
  if (endedStatuses.some((ended) => ended === status))
    await endInterviewsLater(trx, application_id);
  await announce(trx, [parties.seeker_id], `applications/${application_id}`);
}

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
 * From shortlisting on, the company knows who the candidate is; the history says when that began.
 */
export async function revealShortlisted(trx: Trx, actor_id: number, id: number): Promise<void> {
  if (!(await revealCandidate(trx, id))) return;
  const { status } = await getParties(trx, id);
  const words = { note: null, reason: null };
  await addEvent(trx, { application_id: id, kind: 'revealed', status, actor_id, ...words });
}

/**
 * Tells the seeker, unless their account is banned or deactivated. They are told that somebody reads their
 * application only if there is a note; the timeline shows it anyway.
 */
async function tellSeeker(
  services: NotifyServices,
  parties: Parties,
  status: ApplicationStatus,
  note: string | null,
): Promise<void> {
  if (status === 'pending' || status === 'unanswered' || status === 'withdrawn') return;
  if (status === 'reviewing' && !note) return;
  if (!parties.seeker_is_told) return;
  const kind = parties.was_unanswered ? 'answered_late' : 'application_decided';
  await mailDecision(services, kind, { parties, status, note });
  await notify(services.trx, [parties.seeker_id], kind, {
    application_id: parties.id,
    job_title: parties.job_title,
    company_name: parties.company_name,
    status,
  });
}
