import { type RawBuilder, sql } from 'kysely';
import { JOB_CONFIRM_DAYS, JOB_CONFIRM_NOTICE_DAYS } from '../../../../contract/constants.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import { isOpen } from '../facts.ts';
import type { AccountHolder } from '../../../platform/mail.ts';

export interface ToConfirm {
  job_id: number;
  job_title: string;
  location: string;
  company_id: number;
  pauses_at: string;
}

const pausesAt = sql`jobs.confirmed_at + make_interval(days => ${sql.lit(JOB_CONFIRM_DAYS)})`;
const notice = sql`make_interval(days => ${sql.lit(JOB_CONFIRM_NOTICE_DAYS)})`;

/** So many days after its last confirmation, written so that the index of jobs to confirm finds it. */
const wasConfirmedBefore = (moment: RawBuilder<unknown>) =>
  sql`jobs.confirmed_at <= ${moment} - make_interval(days => ${sql.lit(JOB_CONFIRM_DAYS)})`;

/** Until when somebody has to confirm it: later than usual if the question came late. */
export const confirmBy = sql<string>`greatest(${pausesAt},
  case when jobs.asked_at >= jobs.confirmed_at then jobs.asked_at + ${notice} end)`;

/** Imported jobs and those of feeds are not confirmed by recruiters: their source says whether they are open. */
const isToConfirm = sql<boolean>`(${isOpen} and jobs.source is null and jobs.feed_id is null)`;

/** Marks open jobs that pause within three days as asked about; each once until it is confirmed. */
export async function markConfirmationRequested(trx: Trx, limit: number): Promise<ToConfirm[]> {
  const { rows } = await sql<ToConfirm>`
    with due as (
      select id from jobs
      where ${isToConfirm} and ${wasConfirmedBefore(sql`now() + ${notice}`)}
        and (asked_at is null or asked_at < confirmed_at)
      order by confirmed_at limit ${limit} for update skip locked)
    update jobs set asked_at = now() from due where jobs.id = due.id
    returning jobs.id as job_id, jobs.title as job_title, jobs.location, jobs.company_id,
      greatest(${pausesAt}, now() + ${notice}) as pauses_at`.execute(trx);
  return rows;
}

/** Pauses jobs that nobody has confirmed within three days of being asked. */
export async function markPaused(trx: Trx, limit: number): Promise<ToConfirm[]> {
  const { rows } = await sql<ToConfirm>`
    with due as (
      select id from jobs
      where ${isToConfirm} and ${wasConfirmedBefore(sql`now()`)}
        and asked_at >= confirmed_at and asked_at <= now() - ${notice}
      order by confirmed_at limit ${limit} for update skip locked)
    update jobs set paused_at = now(), updated_at = now() from due where jobs.id = due.id
    returning jobs.id as job_id, jobs.title as job_title, jobs.location, jobs.company_id,
      now() as pauses_at`.execute(trx);
  return rows;
}

/** The members who may change jobs, and so may also confirm one by mail. */
const mayChangeJobs = sql<boolean>`accounts.team_role in ('recruiter', 'owner')`;

/** The recruiters of a company who can sign in and may answer. */
export const listConfirmers = (trx: Trx, companyId: number): Promise<AccountHolder[]> =>
  trx
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'hr')
    .where('state', '=', 'active')
    .where(mayChangeJobs)
    .execute();

/** The company of a recruiter who may still act for it. */
export const findSpeaker = (db: Db, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'company_id'])
    .where('id', '=', accountId)
    .where('role', '=', 'hr')
    .where('state', '=', 'active')
    .where(mayChangeJobs)
    .executeTakeFirst();

/** When an open job was confirmed after the last question about it; null while a question waits for an answer. */
const answeredAt = sql<string | null>`case
  when ${isOpen} and jobs.asked_at < jobs.confirmed_at then jobs.confirmed_at end`;

/** A job of this recruiter's company that is not deleted. */
export const findAskedAbout = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.company_id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'jobs.location', answeredAt.as('confirmed_at')])
    .where('accounts.id', '=', accountId)
    .where('jobs.id', '=', id)
    .where('jobs.deleted_at', 'is', null)
    .executeTakeFirst();
