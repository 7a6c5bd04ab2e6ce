import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { OfferForm } from '../../../contract/offers/offer-terms.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { candidateName, isAboutSeeker } from '../applications/facts.ts';
import { today } from '../../platform/calendar/days-in-india.ts';
import { offerState } from './facts.ts';
import type { AccountHolder } from '../../platform/mail.ts';

const offers = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as candidate', 'candidate.id', 'applications.seeker_id')
    .leftJoin('accounts as sender', 'sender.id', 'offers.sent_by')
    .select([
      'offers.id',
      'offers.application_id',
      'offers.version',
      offerState.as('state'),
      'offers.terms',
      'offers.joining_on',
      'offers.valid_until',
      'offers.note',
      'offers.answer_note',
      'offers.created_at',
      'offers.answered_at',
      sql<boolean>`offers.joining_on <= ${today}`.as('joining_is_due'),
      'jobs.id as job_id',
      'jobs.title as job_title',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.location as company_location',
      'candidate.id as candidate_id',
      // The company knows the candidate as they were when they applied.
      candidateName.as('candidate_name'),
      'sender.id as sender_id',
      'sender.name as sender_name',
    ]);
export type OfferRow = Awaited<ReturnType<typeof getAny>>;

export const getAny = (db: Db, id: number) =>
  offers(db).where('offers.id', '=', id).executeTakeFirstOrThrow();

export const getOfCompany = (db: Db, companyId: number, id: number) =>
  offers(db)
    .where('offers.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirst();

export const getOfSeeker = (db: Db, seekerId: number, id: number) =>
  offers(db)
    .where('offers.id', '=', id)
    .where('applications.seeker_id', '=', seekerId)
    .executeTakeFirst();

export const listOfCompany = (
  db: Db,
  companyId: number,
  applicationId: number | undefined,
  paging: Paging,
) =>
  pageOf(
    offers(db)
      .where('jobs.company_id', '=', companyId)
      .$if(applicationId !== undefined, (query) =>
        query.where('offers.application_id', '=', applicationId ?? 0),
      )
      .orderBy('offers.id', 'desc'),
    paging,
  );

/**
 * The contents with which a letter to a candidate begins. Only for candidates who may be offered the job: the company
 * may not know yet who the others are.
 */
export const findAddressee = (
  db: Db,
  companyId: number,
  { id, statuses }: { id: number; statuses: readonly ApplicationStatus[] },
) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'companies.name as company_name',
      'companies.location as company_location',
      candidateName.as('candidate_name'),
    ])
    .where('applications.id', '=', id)
    .where('applications.status', 'in', statuses)
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirst();

/**
 * Locks an application. Every change to its offers does this first, so that of a simultaneous answer and withdrawal
 * the second sees what the first did.
 */
export const lockApplication = (
  trx: Trx,
  id: number,
): Promise<{ status: ApplicationStatus } | undefined> =>
  trx
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Locks the application of an offer. */
export async function lockApplicationOf(trx: Trx, offerId: number): Promise<void> {
  await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', (query) =>
      query.selectFrom('offers').select('application_id').where('id', '=', offerId),
    )
    .forUpdate()
    .execute();
}

/** The newest offer of an application. */
export const findNewest = (db: Db, applicationId: number) =>
  offers(db)
    .where('offers.application_id', '=', applicationId)
    .orderBy('offers.version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Those of these applications whose newest offer was accepted. */
export async function listAccepted(db: Db, applicationIds: readonly number[]): Promise<number[]> {
  const accepted = await db
    .selectFrom('offers')
    .select('application_id')
    .where('application_id', '=', anyOfIds(applicationIds))
    .where('state', '=', 'accepted')
    .where(
      sql<boolean>`not exists (select from offers as later
        where later.application_id = offers.application_id and later.version > offers.version)`,
    )
    .execute();
  return accepted.map((row) => row.application_id);
}

export async function insertOffer(
  trx: Trx,
  { applicationId, version, sentBy }: { applicationId: number; version: number; sentBy: number },
  { valid_until, note, ...terms }: OfferForm,
): Promise<number> {
  await trx
    .updateTable('offers')
    .set({ state: 'replaced' })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'open')
    .execute();
  const { id } = await trx
    .insertInto('offers')
    .values({
      application_id: applicationId,
      version,
      terms: JSON.stringify(terms),
      joining_on: terms.joining_on,
      valid_until,
      note,
      sent_by: sentBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Ended = 'withdrawn' | 'joined' | 'not_joined';

export async function markEnded(trx: Trx, id: number, state: Ended): Promise<void> {
  await trx.updateTable('offers').set({ state }).where('id', '=', id).execute();
}

export async function markAnswered(
  trx: Trx,
  id: number,
  { answer, note }: { answer: 'accepted' | 'declined'; note: string },
): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ state: answer, answer_note: note || null, answered_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Marks offers that have to be answered by tomorrow and were not made just now as reminded, and returns them. */
export async function markReminded(trx: Trx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update offers set reminded_at = now()
    where id in (
      select offers.id from offers join applications on applications.id = offers.application_id
      where offers.state = 'open' and applications.status = 'offered' and reminded_at is null
        and valid_until between ${today} and ${today} + 1
        and offers.created_at < now() - interval '12 hours'
      order by offers.id limit ${limit} for update of offers skip locked
    ) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** After so many days nobody is asked any more, as where the clock did not run or the offer is from before it asked. */
const JOINING_ASKED_DAYS = 7;

/** Marks accepted offers whose joining date has come as reminded, for the second time, and returns them. */
export async function markJoiningDay(trx: Trx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update offers set reminded_at = now()
    where id in (
      select offers.id from offers join applications on applications.id = offers.application_id
      where offers.state = 'accepted' and applications.status = 'offered'
        and joining_on between ${today} - ${JOINING_ASKED_DAYS}::int and ${today}
        and (reminded_at is null or reminded_at < offers.answered_at)
      order by offers.id limit ${limit} for update of offers skip locked
    ) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Offers that nobody answered in time. */
export async function listLapsed(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from offers where state = 'open' and valid_until < ${today}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** False if it was answered meanwhile. */
export async function markExpired(trx: Trx, id: number): Promise<boolean> {
  const marked = await trx
    .updateTable('offers')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('valid_until', '<', today)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

const readers = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('state', 'in', ['active', 'pending']);

export const listReaders = (db: Db, id: number): Promise<AccountHolder[]> =>
  readers(db).where('id', '=', id).execute();

export const listRecruiters = (db: Db, companyId: number): Promise<AccountHolder[]> =>
  readers(db)
    .where('company_id', '=', companyId)
    .where('role', '=', 'hr')
    // Not viewers and interviewers, who decide nothing about applications.
    .where(sql<boolean>`coalesce(team_role not in ('viewer', 'interviewer'), true)`)
    .execute();

export async function eraseOf(trx: Trx, seekerId: number): Promise<void> {
  await trx.deleteFrom('offers').where(isAboutSeeker(seekerId)).execute();
}
