import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';
import { pageOf } from '../../platform/page.ts';
import { isChecked } from '../company-evidence/facts.ts';
import { isOpen } from '../jobs/facts.ts';
import {
  askAgainFrom,
  contactRequest,
  contactState,
  hasContact,
  mayFind,
  pictureFor,
} from '../sharing/facts.ts';

export async function isCheckedCompany(db: Db, companyId: number): Promise<boolean> {
  const checked = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where(isChecked('companies'))
    .executeTakeFirst();
  return checked !== undefined;
}

export async function getCompanyName(trx: Trx, companyId: number): Promise<string> {
  const { name } = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
}

/**
 * The present profiles of people whom the company may find, with their contact details as far as it
 * may have them.
 */
export const listProfilesFor = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .selectFrom('accounts as seeker')
    .innerJoin('profiles', 'profiles.account_id', 'seeker.id')
    .select([
      'seeker.id',
      'seeker.name',
      // Selected only where allowed, so that no caller can show it by mistake.
      sql<string | null>`case when ${hasContact('seeker.id', companyId)} then seeker.email end`.as(
        'email',
      ),
      sql<string | null>`case when ${hasContact('seeker.id', companyId)} then seeker.phone end`.as(
        'phone',
      ),
      pictureFor(companyId).as('picture_id'),
      'profiles.title',
      'profiles.location',
      'profiles.about',
      'profiles.skills',
      'profiles.experience',
      'profiles.education',
      'profiles.notice_period_days',
      'profiles.last_working_day',
      'profiles.preferred_locations',
      'profiles.languages',
      'profiles.work_authorisation',
      contactState('seeker.id', companyId).as('contact'),
      contactRequest('seeker.id', companyId).as('contact_request'),
    ])
    .where('seeker.id', '=', anyOfIds(ids))
    .where(mayFind('seeker.id', companyId))
    .execute();
export type FoundRow = Awaited<ReturnType<typeof listProfilesFor>>[number];

/** Whether the seeker already shares with the company how to reach them. */
export async function isContactShared(
  db: Db,
  companyId: number,
  seekerId: number,
): Promise<boolean> {
  const shared = await db
    .selectFrom('accounts as seeker')
    .select('seeker.id')
    .where('seeker.id', '=', seekerId)
    .where(hasContact('seeker.id', companyId))
    .executeTakeFirst();
  return shared !== undefined;
}

interface NewRequest {
  account_id: number;
  company_id: number;
  asked_by: number;
  job_id: number | undefined;
}

/** The person to whom a mail about a request is sent. */
export const findReader = (trx: Trx, id: number) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The company's open job, as the reason of a request. */
export const findOpenJob = (trx: Trx, companyId: number, id: number) =>
  trx
    .selectFrom('jobs')
    .select('jobs.title')
    .where('jobs.id', '=', id)
    .where('jobs.company_id', '=', companyId)
    .where(isOpen)
    .executeTakeFirst();

/**
 * Stores a request; false while an earlier one is agreed to, or if the last question or answer is
 * too recent.
 */
export async function keepRequest(trx: Trx, request: NewRequest): Promise<boolean> {
  const kept = await trx
    .insertInto('contact_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'company_id'])
        .doUpdateSet({
          asked_by: request.asked_by,
          job_id: request.job_id ?? null,
          asked_at: sql<string>`now()`,
          agreed: null,
          answered_at: null,
        })
        .where('contact_requests.agreed', 'is distinct from', true)
        .where(askAgainFrom('contact_requests'), '<', sql<string>`now()`),
    )
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** From when the company may ask again. */
export async function getAskAgainFrom(
  trx: Trx,
  companyId: number,
  seekerId: number,
): Promise<string> {
  const { from } = await trx
    .selectFrom('contact_requests')
    .select(askAgainFrom('contact_requests').as('from'))
    .where('account_id', '=', seekerId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return from;
}

const requestsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('contact_requests')
    .innerJoin('companies', 'companies.id', 'contact_requests.company_id')
    .leftJoin('jobs', 'jobs.id', 'contact_requests.job_id')
    .select([
      'contact_requests.id',
      'companies.id as company_id',
      'companies.name as company_name',
      'contact_requests.asked_at',
      'contact_requests.agreed',
      sql<{ id: number; title: string } | null>`case when jobs.id is not null then
        jsonb_build_object('id', jobs.id, 'title', jobs.title) end`.as('job'),
    ])
    .where('contact_requests.account_id', '=', accountId);

export const listRequests = (db: Db, accountId: number, paging: Paging) =>
  pageOf(
    requestsOf(db, accountId)
      .orderBy('contact_requests.asked_at', 'desc')
      .orderBy('contact_requests.id', 'desc'),
    paging,
  );

export const getRequest = (db: Db, accountId: number, id: number) =>
  requestsOf(db, accountId).where('contact_requests.id', '=', id).executeTakeFirst();

/** Whoever takes over is told of the answers to what the leaver asked. */
export async function passOnRequests({
  trx,
  accountId,
  companyId,
  standIn,
}: Departure): Promise<void> {
  await trx
    .updateTable('contact_requests')
    .set({ asked_by: standIn })
    .where('asked_by', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

/**
 * Changes the answer to the seeker's own request. Returns who asked, or undefined if the answer is
 * the same already.
 */
export const answerRequest = (trx: Trx, accountId: number, id: number, agreed: boolean) =>
  trx
    .updateTable('contact_requests')
    .set({ agreed, answered_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('agreed', 'is distinct from', agreed)
    .returning('asked_by')
    .executeTakeFirst();
