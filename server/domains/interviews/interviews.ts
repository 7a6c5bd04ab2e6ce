import type { Interview, InterviewForm, MyInterview } from '../../../contract/interviews.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';
import type { Services } from '../../platform/endpoints.ts';
import { isStale } from '../../platform/http/versions.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { noteAnswer, noteEvent } from '../applications/applications.ts';
import type { NotifyServices } from '../notifications/notifications.ts';
import { countMissedByCompany } from './absence-queries.ts';
import { presentInterview, presentMine } from './present.ts';
import {
  eraseOf,
  findOpen,
  getAny,
  getOfCompany,
  getOfSeeker,
  giveUpSeat,
  type InterviewRow,
  keepPanel,
  listOfCompany,
  listOpenOfMember,
  listOpenOfSeeker,
  lockInterview,
  lockDecided,
  lockStanding,
  markCancelled,
  noteUnchanged,
  markChosen,
  updateSetting,
} from './queries.ts';
import {
  freeBookings,
  listBookedOfCandidates,
  listInterviewers,
  takeSlot,
} from './slot-queries.ts';
import { isNeeded } from './standing.ts';
import { tell, tellSeats } from './telling.ts';

// Each change, its event in the history of the application and its mails are one transaction.

export { lockInterviewsOf } from './queries.ts';

export type InterviewServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

const CHANGES_A_DAY = 20;

export async function readInterviews(
  db: Db,
  recruiter: SignedIn,
  query: Paging & { when: 'upcoming' | 'past' | 'all'; application_id?: number | undefined },
) {
  const { page, limit, when, application_id: applicationId } = query;
  const filters = { when, applicationId };
  const { rows, meta } = await listOfCompany(db, companyOf(recruiter), filters, { page, limit });
  const missed_by_company = await countMissedByCompany(db, companyOf(recruiter));
  return { interviews: rows.map(presentInterview), missed_by_company, meta };
}

export const readInterviewers = async (
  db: Db,
  recruiter: SignedIn,
  { application_id: ids }: { application_id: readonly number[] },
) => ({
  interviewers: await listInterviewers(db, companyOf(recruiter)),
  candidate_booked:
    ids.length === 0 ? [] : await listBookedOfCandidates(db, companyOf(recruiter), ids),
});

export const readInterview = async (db: Db, recruiter: SignedIn, id: number): Promise<Interview> =>
  presentInterview(
    orRefuse(await getOfCompany(db, companyOf(recruiter), id), 'resource.interview.not_found'),
  );

export const readMine = async (db: Db, seeker: SignedIn, id: number): Promise<MyInterview> =>
  presentMine(db, orRefuse(await getOfSeeker(db, seeker.id, id), 'resource.interview.not_found'));

/** Limited, because others get a mail each time. */
export const changeLimit = (application: number) => ({
  key: attemptKey('interview', { application }),
  most: CHANGES_A_DAY,
  seconds: DAY_SECONDS,
});
export const countChange = (trx: Trx, application: number): Promise<void> =>
  countAttempt(trx, changeLimit(application));

export const settingOf = ({ starts_at, slots, minutes, place, link, bring }: InterviewForm) => ({
  starts_at,
  slots: [...new Set(slots)].toSorted(),
  minutes,
  place: place || null,
  link: link || null,
  bring,
});

/** Whether they are the same moments, however they are written. */
const isSameTime = (one: readonly string[], other: readonly string[]) =>
  momentsOf(one) === momentsOf(other);
const momentsOf = (times: readonly string[]) =>
  times
    .map((time) => Date.parse(time))
    .toSorted((a, b) => a - b)
    .join();

/** Whether nothing changes, except perhaps the time. */
function isSameBesides(
  before: InterviewRow,
  setting: ReturnType<typeof settingOf>,
  seats: readonly number[],
): boolean {
  const panel = before.panel.map(({ id }) => id);
  return (
    seats.length === panel.length &&
    seats.every((id) => panel.includes(id)) &&
    (['minutes', 'place', 'link', 'bring'] as const).every((it) => setting[it] === before[it])
  );
}

/** The recruiter who invites holds the interview alone, unless they name others. */
export const seatsOf = ({ panel }: InterviewForm, recruiter: SignedIn): readonly number[] =>
  panel.length > 0 ? [...new Set(panel)] : [recruiter.id];

export async function seat(
  trx: Trx,
  recruiter: SignedIn,
  { id, seats }: { id: number; seats: readonly number[] },
): Promise<void> {
  if (!(await keepPanel(trx, { id, companyId: companyOf(recruiter) }, seats))) {
    throw refuse('resource.interview.not_found', { field: 'panel' });
  }
}

/** Locks the interview that somebody wants to change; refused if it is not theirs, cancelled or over. */
async function lockOpen(
  trx: Trx,
  id: number,
  find: () => Promise<InterviewRow | undefined>,
): Promise<InterviewRow> {
  await lockInterview(trx, id);
  const row = orRefuse(await find(), 'resource.interview.not_found');
  if (!row.is_open) throw refuse('resource.interview.over');
  return row;
}

/**
 * Changes time, place or panel; nobody is told of a change that changes nothing. If the chosen time is unchanged,
 * the other offered slots remain available.
 */
export const changeInterview = (
  { db, ...services }: InterviewServices,
  recruiter: SignedIn,
  { id, form, ifMatch }: { id: number; form: InterviewForm; ifMatch: string | undefined },
): Promise<Interview> =>
  db.transaction().execute(async (trx) => {
    const before = await lockOpen(trx, id, () => getOfCompany(trx, companyOf(recruiter), id));
    const current = presentInterview(before);
    if (isStale(ifMatch, current.version)) throw refuse('request.stale', { current });
    const standing = await lockDecided(trx, before.application_id);
    if (!standing || !isNeeded(standing)) throw refuse('resource.application.invalid_transition');
    const setting = settingOf(form);
    const seats = seatsOf(form, recruiter);
    const { starts_at } = before;
    const keepsTime = starts_at !== null && isSameTime([starts_at], [setting.starts_at ?? '']);
    const keepsOffer =
      (starts_at ?? setting.starts_at) === null && isSameTime(before.slots, setting.slots);
    const isSame = (keepsTime || keepsOffer) && isSameBesides(before, setting, seats);
    if (isSame && !form.note) {
      await noteUnchanged(trx, id);
      return presentInterview(await getAny(trx, id));
    }
    await countChange(trx, before.application_id);
    await freeBookings(trx, id, keepsTime ? starts_at : null);
    await updateSetting(trx, id, keepsTime ? { ...setting, slots: undefined } : setting);
    await seat(trx, recruiter, { id, seats });
    await noteEvent(trx, {
      application_id: before.application_id,
      kind: 'interview_moved',
      actor_id: recruiter.id,
      note: form.note || null,
      interview_at: setting.starts_at,
      interview_place: setting.place ?? setting.link,
    });
    const row = await getAny(trx, id);
    await tell({ trx, ...services }, row, { happened: 'moved', note: form.note, before });
    return presentInterview(row);
  });

/**
 * Takes one of the offered times, in place of one taken before. If somebody else has just taken it, the candidate is
 * told which are left.
 */
export async function chooseTime(
  { db, ...services }: InterviewServices,
  seeker: SignedIn,
  id: number,
  startsAt: string,
): Promise<MyInterview> {
  // Most of those who come too late are told without a transaction.
  const now = await readMine(db, seeker, id);
  if (!now.slots.includes(startsAt))
    throw refuse('resource.interview.slot_taken', { current: now });
  const chosen = await db.transaction().execute(async (trx) => {
    const before = await lockOpen(trx, id, () => getOfSeeker(trx, seeker.id, id));
    if (before.starts_at === startsAt) return before;
    if (!(await takeSlot(trx, id, startsAt))) return null;
    await countChange(trx, before.application_id);
    await freeBookings(trx, id, startsAt);
    await markChosen(trx, id, startsAt);
    const row = await getAny(trx, id);
    await noteAnswer(trx, {
      application_id: row.application_id,
      kind: 'interview_chosen',
      actor_id: seeker.id,
      interview_at: startsAt,
      interview_place: row.place ?? row.link,
    });
    await tell({ trx, ...services }, row, { happened: 'chosen' });
    return row;
  });
  if (chosen) return presentMine(db, chosen);
  throw refuse('resource.interview.slot_taken', { current: await readMine(db, seeker, id) });
}

async function cancel(
  services: NotifyServices,
  row: InterviewRow,
  { by, note }: { by: Pick<SignedIn, 'id' | 'role'>; note: string },
): Promise<InterviewRow> {
  const { trx } = services;
  await markCancelled(trx, row.id);
  const add = by.role === 'hr' ? noteEvent : noteAnswer;
  await add(trx, {
    application_id: row.application_id,
    kind: 'interview_cancelled',
    actor_id: by.id,
    note: note || null,
  });
  const cancelled = await getAny(trx, row.id);
  const happened = by.role === 'hr' ? 'cancelled' : 'declined';
  await tell(services, cancelled, { happened, note, before: row });
  return cancelled;
}

export const cancelInterview = (
  { db, ...services }: InterviewServices,
  recruiter: SignedIn,
  id: number,
  note: string,
): Promise<Interview> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOpen(trx, id, () => getOfCompany(trx, companyOf(recruiter), id));
    return presentInterview(await cancel({ trx, ...services }, row, { by: recruiter, note }));
  });

/** The candidate cannot come; the application stays as it is. */
export const declineInterview = (
  { db, ...services }: InterviewServices,
  seeker: SignedIn,
  id: number,
  note: string,
): Promise<MyInterview> =>
  db.transaction().execute(async (trx) => {
    const row = await lockOpen(trx, id, () => getOfSeeker(trx, seeker.id, id));
    return presentMine(trx, await cancel({ trx, ...services }, row, { by: seeker, note }));
  });

/**
 * Cancels the interview of an application that needs none any more, unless by now it needs one again. An interview
 * that has begun is not called off: a recruiter who decides during it knows that it takes place. Those who expect it
 * are told.
 */
export const endInterviews = (
  { db, ...services }: InterviewServices,
  applicationId: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const open = await findOpen(trx, applicationId);
    if (!open) return;
    await lockInterview(trx, open.id);
    const standing = await lockStanding(trx, applicationId);
    if (!standing || isNeeded(standing)) return;
    const before = await getAny(trx, open.id);
    if (before.state === 'cancelled' || before.has_begun) return;
    await markCancelled(trx, open.id);
    const happened = before.has_job ? 'needless' : 'ended';
    await tell({ trx, ...services }, await getAny(trx, open.id), { happened, before });
  });

/**
 * Replaces somebody who leaves the team, or may no longer hold interviews. The rest of the panel holds their
 * interviews; where nobody is left, the stand-in does. Without a stand-in nobody can hold it, and it is cancelled.
 */
export async function leavePanels({
  accountId: id,
  companyId,
  standIn,
  ...services
}: Departure): Promise<void> {
  const { trx } = services;
  for (const interview of await listOpenOfMember(trx, { id, companyId })) {
    await lockInterview(trx, interview);
    const row = await getAny(trx, interview);
    const isAlone = row.panel.every((one) => one.id === id);
    if (isAlone && standIn === null) {
      await cancel(services, row, { by: { id, role: 'hr' }, note: '' });
      continue;
    }
    const came = isAlone ? standIn : null;
    await giveUpSeat(trx, interview, { from: id, to: came });
    await tellSeats(services, await getAny(trx, interview), { left: id, came });
  }
}

/** Cancels and erases the interviews of somebody who deletes their account, and takes them off all panels. */
export async function eraseInterviewsOf(services: NotifyServices, seekerId: number): Promise<void> {
  const { trx } = services;
  for (const id of await listOpenOfSeeker(trx, seekerId)) {
    const before = await getAny(trx, id);
    await markCancelled(trx, id);
    await tell(services, await getAny(trx, id), { happened: 'ended', before });
  }
  await eraseOf(trx, seekerId);
}
