import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Departure } from '../../platform/departures.ts';
import { isOpen } from '../jobs/facts.ts';

interface Member {
  accountId: number;
  companyId: number;
}

/** A job of the member's company, with their own link if they have made one. */
export const findOwn = (db: Db, jobId: number, { accountId, companyId }: Member) =>
  db
    .selectFrom('jobs')
    .leftJoin('job_referrals as referral', (join) =>
      join.onRef('referral.job_id', '=', 'jobs.id').on('referral.account_id', '=', accountId),
    )
    .select(['referral.code', sql<boolean>`${isOpen}`.as('is_open')])
    .select(
      sql<number>`(select count(*) from applications
        where referral_id = referral.id and not is_hidden)`.as('applications'),
    )
    .where('jobs.id', '=', jobId)
    .where('jobs.company_id', '=', companyId)
    .where('jobs.deleted_at', 'is', null)
    .executeTakeFirst();

/** Of two at the same moment, the first one is kept. */
export const insertReferral = (
  db: Db,
  values: { code: string; job_id: number; account_id: number },
) =>
  db
    .insertInto('job_referrals')
    .values(values)
    .onConflict((conflict) => conflict.columns(['job_id', 'account_id']).doNothing())
    .execute();

export const deleteReferral = (db: Db, jobId: number, accountId: number) =>
  db
    .deleteFrom('job_referrals')
    .where('job_id', '=', jobId)
    .where('account_id', '=', accountId)
    .execute();

/** Removes the links of somebody who leaves a company, and with them their name from its applications. */
export async function deleteReferralsAt({ trx, accountId, companyId }: Departure): Promise<void> {
  await trx
    .deleteFrom('job_referrals')
    .where('account_id', '=', accountId)
    .where('job_id', 'in', (jobs) =>
      jobs.selectFrom('jobs').select('id').where('company_id', '=', companyId),
    )
    .execute();
}

/** Who refers by this code: only for an open job, and only while they are in the company's team. */
export const findByCode = (db: Db, code: string) =>
  db
    .selectFrom('job_referrals')
    .innerJoin('jobs', 'jobs.id', 'job_referrals.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as referrer', 'referrer.id', 'job_referrals.account_id')
    .select(['job_referrals.id', 'jobs.id as job_id', 'referrer.name'])
    .select('companies.name as company_name')
    .where('code', '=', code)
    .where(isOpen)
    .whereRef('referrer.company_id', '=', 'jobs.company_id')
    .where('referrer.state', '=', 'active')
    // Keeps the link from being removed until the application that names it is stored.
    .forKeyShare('job_referrals')
    .executeTakeFirst();
