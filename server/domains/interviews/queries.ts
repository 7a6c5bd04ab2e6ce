import type { ApplicationStatus } from '../../../contract/applications.ts';
import { sql } from 'kysely';
import type { Interview } from '../../../contract/interviews.ts';
import type { Cancelled } from '../../../contract/interviews/interview-brief.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { newestOfferState } from '../offers/facts.ts';
import { lastSlotAt, timesPassed } from './facts.ts';
import { ends, freeBookings, freeSlots, interviewers, takenSlots } from './slot-queries.ts';

/** Neither cancelled nor over. */
const isOpen = sql<boolean>`(interviews.state = 'proposed'
  or interviews.state = 'booked' and ${ends} > now())`;

const panel = sql<Interview['panel']>`(
  select coalesce(json_agg(json_build_object('id', accounts.id, 'name', accounts.name)
    order by accounts.id), '[]')
  from interview_panel join accounts on accounts.id = interview_panel.account_id
  where interview_panel.interview_id = interviews.id)`;

/** The candidate has the job, or has accepted the offer of it. */
const hasJob = sql<boolean>`(applications.status = 'hired'
  or applications.status = 'offered' and ${newestOfferState} in ('accepted', 'joined'))`;

/**
 * Who cancelled it and why, according to the history of the application: the first cancellation after it was made,
 * unless that was of a later interview. If there is none, the interview was no longer due: the candidate has the job, or
 * the application ended otherwise.
 */
const cancelled = sql<Cancelled | null>`case when interviews.state = 'cancelled' then coalesce((
  select json_build_object(
    'by', case when event.actor_id = applications.seeker_id then 'candidate' else 'company' end,
    'name', coalesce(actor.name, ''), 'note', event.note)
  from application_events as event left join accounts as actor on actor.id = event.actor_id
  where event.application_id = interviews.application_id and event.kind = 'interview_cancelled'
    and event.created_at >= interviews.created_at
    and not exists (select from interviews as later
      where later.application_id = interviews.application_id and later.id > interviews.id
        and later.created_at <= event.created_at)
  order by event.position limit 1),
  json_build_object('by', case when ${hasJob} then 'hiring' else 'application' end, 'name', '', 'note', null)) end`;

const interviews = (db: Db) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as candidate', 'candidate.id', 'applications.seeker_id')
    .select([
      'interviews.id',
      'interviews.uid',
      'interviews.application_id',
      'interviews.state',
      'interviews.starts_at',
      'interviews.minutes',
      'interviews.place',
      'interviews.link',
      'interviews.bring',
      'interviews.sequence',
      'interviews.missed_by_candidate_at',
      'interviews.missed_by_company_at',
      'interviews.candidate_reply',
      'interviews.company_reply',
      'jobs.id as job_id',
      'jobs.title as job_title',
      'companies.id as company_id',
      'companies.name as company_name',
      'candidate.id as candidate_id',
      'candidate.name as candidate_name',
      'candidate.email as candidate_email',
      'candidate.language as candidate_language',
      freeSlots.as('slots'),
      takenSlots.as('taken_slots'),
      lastSlotAt.as('last_slot_at'),
      timesPassed.as('times_passed'),
      panel.as('panel'),
      cancelled.as('cancelled'),
      hasJob.as('has_job'),
      'applications.status as application_status',
      sql<boolean>`${isOpen}`.as('is_open'),
      sql<boolean>`coalesce(interviews.starts_at <= now(), false)`.as('has_begun'),
    ]);
export type InterviewRow = Awaited<ReturnType<typeof getAny>>;

export const getAny = (db: Db, id: number) =>
  interviews(db).where('interviews.id', '=', id).executeTakeFirstOrThrow();

export const getOfCompany = (
  db: Db,
  companyId: number,
  id: number,
): Promise<InterviewRow | undefined> =>
  interviews(db)
    .where('interviews.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirst();

export const getOfSeeker = (
  db: Db,
  seekerId: number,
  id: number,
): Promise<InterviewRow | undefined> =>
  interviews(db)
    .where('interviews.id', '=', id)
    .where('applications.seeker_id', '=', seekerId)
    .executeTakeFirst();

/** Other changes of the interview wait for the end of this transaction. */
export async function lockInterview(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('interviews').select('id').where('id', '=', id).forUpdate().execute();
}

/** All interviews of a seeker, also those that are over. Called before their applications are locked. */
export async function lockInterviewsOf(trx: Trx, seekerId: number): Promise<void> {
  await sql`select from interviews where ${isAboutSeeker(seekerId)} order by id for update`.execute(
    trx,
  );
}

interface Filters {
  when: 'upcoming' | 'past' | 'all';
  applicationId: number | undefined;
}

export function listOfCompany(
  db: Db,
  companyId: number,
  { when, applicationId }: Filters,
  paging: Paging,
) {
  const found = interviews(db)
    .where('jobs.company_id', '=', companyId)
    .$if(applicationId !== undefined, (query) =>
      query.where('interviews.application_id', '=', applicationId ?? 0),
    );
  if (when === 'all') return pageOf(found.orderBy('interviews.id', 'desc'), paging);
  const listed =
    when === 'upcoming'
      ? found.where(isOpen).orderBy(sql`interviews.starts_at nulls last`)
      : found
          .where(sql<boolean>`not ${isOpen}`)
          // Interviews cancelled before a time was chosen are sorted by creation time.
          .orderBy(sql`coalesce(interviews.starts_at, interviews.created_at)`, 'desc');
  return pageOf(listed.orderBy('interviews.id'), paging);
}

/** The open interview of an application, if there is one. */
export const findOpen = (db: Db, applicationId: number) =>
  db
    .selectFrom('interviews')
    .select('id')
    .where('application_id', '=', applicationId)
    .where(isOpen)
    .executeTakeFirst();

/** Those of these applications that have an open interview. */
export async function listOpen(db: Db, applicationIds: readonly number[]): Promise<number[]> {
  const open = await db
    .selectFrom('interviews')
    .select('application_id')
    .where('application_id', '=', anyOfIds(applicationIds))
    .where(isOpen)
    .execute();
  return open.map((row) => row.application_id);
}

/** How the application of an interview stands, and does until the transaction ends. */
export const lockStanding = (trx: Trx, applicationId: number) =>
  trx
    .selectFrom('applications')
    .select('status as application_status')
    .select(
      sql<ApplicationStatus | null>`(select held.status from held_decisions as held
        where held.application_id = applications.id)`.as('held_status'),
    )
    .select(hasJob.as('has_job'))
    .where('id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The same as its company sees it, which may have decided already and can still undo that. */
export async function lockDecided(trx: Trx, applicationId: number) {
  const standing = await lockStanding(trx, applicationId);
  if (!standing) return undefined;
  const { held_status, application_status, ...rest } = standing;
  return { ...rest, application_status: held_status ?? application_status };
}

export interface Setting {
  starts_at: string | null;
  slots: readonly string[];
  minutes: number;
  place: string | null;
  link: string | null;
  bring: string;
}

const stateOf = ({ starts_at }: Pick<Setting, 'starts_at'>) =>
  starts_at === null ? 'proposed' : 'booked';
const bookedAt = ({ starts_at }: Pick<Setting, 'starts_at'>) =>
  starts_at === null ? null : sql<string>`now()`;

export async function insertInterview(
  trx: Trx,
  applicationId: number,
  setting: Setting,
): Promise<number> {
  const { id } = await trx
    .insertInto('interviews')
    .values({
      ...setting,
      application_id: applicationId,
      state: stateOf(setting),
      booked_at: bookedAt(setting),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** With a new time, nobody has been reminded or told yet, and nobody has missed it. */
const afresh = {
  day_reminder_at: null,
  hour_reminder_at: null,
  passed_told_at: null,
  missed_by_candidate_at: null,
  missed_by_company_at: null,
  candidate_reply: null,
  company_reply: null,
} as const;

/**
 * The values sent were the stored ones. Still counts as a version, because a change that is based on the previous one
 * is out of date.
 */
export async function noteUnchanged(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('interviews')
    .set({ sequence: sql<number>`sequence + 1` })
    .where('id', '=', id)
    .execute();
}

/** Sets time and place; without `slots` the offered times stay. */
export async function updateSetting(
  trx: Trx,
  id: number,
  setting: Omit<Setting, 'slots'> & { slots?: Setting['slots'] | undefined },
): Promise<void> {
  await trx
    .updateTable('interviews')
    .set({
      ...setting,
      state: stateOf(setting),
      sequence: sql<number>`sequence + 1`,
      booked_at: bookedAt(setting),
      ...afresh,
    })
    .where('id', '=', id)
    .execute();
}

export async function markCancelled(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('interviews')
    .set({ state: 'cancelled', sequence: sql<number>`sequence + 1` })
    .where('id', '=', id)
    .execute();
  await freeBookings(trx, id);
}

export async function markChosen(trx: Trx, id: number, startsAt: string): Promise<void> {
  await trx
    .updateTable('interviews')
    .set({
      starts_at: startsAt,
      state: 'booked',
      sequence: sql<number>`sequence + 1`,
      booked_at: sql<string>`now()`,
      ...afresh,
    })
    .where('id', '=', id)
    .execute();
}

/** Those of these accounts that can hold an interview of the company. */
export async function listSeats(
  db: Db,
  companyId: number,
  accountIds: readonly number[],
): Promise<number[]> {
  const seats = await interviewers(db, companyId)
    .select('accounts.id')
    .where('accounts.id', '=', anyOfIds(accountIds))
    .execute();
  return seats.map(({ id }) => id);
}

/** Replaces the panel; false if somebody of it cannot hold an interview of the company. */
export async function keepPanel(
  trx: Trx,
  { id, companyId }: { id: number; companyId: number },
  accountIds: readonly number[],
): Promise<boolean> {
  const ids = [...new Set(accountIds)];
  await trx.deleteFrom('interview_panel').where('interview_id', '=', id).execute();
  const kept = await trx
    .insertInto('interview_panel')
    .columns(['interview_id', 'account_id'])
    .expression(
      interviewers(trx, companyId)
        .select([sql<number>`${id}::bigint`.as('interview_id'), 'accounts.id'])
        .where('accounts.id', '=', anyOfIds(ids)),
    )
    .returning('account_id')
    .execute();
  return kept.length === ids.length;
}

/** Those of these accounts that can be notified. */
export const listReaders = (
  trx: Trx,
  ids: readonly number[],
): Promise<{ id: number; email: string; name: string; language: Language }[]> =>
  trx
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('id', '=', anyOfIds(ids))
    .where('state', 'in', ['active', 'pending'])
    .orderBy('id')
    .execute();

/** The interviews of a seeker's applications that are not over. */
export async function listOpenOfSeeker(trx: Trx, seekerId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .select('interviews.id')
    .where('applications.seeker_id', '=', seekerId)
    .where(isOpen)
    // Several are always locked in this order.
    .orderBy('interviews.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The upcoming interviews of a company with somebody on their panel. */
export async function listOpenOfMember(
  trx: Trx,
  { id, companyId }: { id: number; companyId: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('interviews')
    .innerJoin('interview_panel', 'interview_panel.interview_id', 'interviews.id')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('interviews.id')
    .where('interview_panel.account_id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .where(isOpen)
    .orderBy('interviews.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Gives up a seat on a panel, to somebody else if there is one; calendars get a newer version. */
export async function giveUpSeat(
  trx: Trx,
  interview: number,
  { from, to }: { from: number; to: number | null },
): Promise<void> {
  await trx
    .deleteFrom('interview_panel')
    .where('interview_id', '=', interview)
    .where('account_id', '=', from)
    .execute();
  if (to !== null) {
    await trx
      .insertInto('interview_panel')
      .values({ interview_id: interview, account_id: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .updateTable('interviews')
    .set({ sequence: sql<number>`sequence + 1` })
    .where('id', '=', interview)
    .execute();
}

/** Removes a person: their interviews as a candidate, and their seats on panels. */
export async function eraseOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('interviews').where(isAboutSeeker(accountId)).execute();
  await trx.deleteFrom('interview_panel').where('account_id', '=', accountId).execute();
}
