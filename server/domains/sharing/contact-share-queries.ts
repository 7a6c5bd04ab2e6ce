import { sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isBlocked } from './facts.ts';

const sharesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('contact_shares as share')
    .innerJoin('companies', 'companies.id', 'share.company_id')
    .select([
      'share.id',
      'share.company_id',
      'companies.name as company_name',
      'share.way',
      'share.shared_at',
      'share.ended_at',
    ])
    .where('share.account_id', '=', accountId);

export const listShares = (
  db: Db,
  accountId: number,
  { company_id, ...paging }: Paging & { company_id?: number | undefined },
) =>
  pageOf(
    sharesOf(db, accountId)
      .$if(company_id !== undefined, (query) =>
        query.where('share.company_id', '=', company_id ?? 0),
      )
      .orderBy('share.shared_at', 'desc')
      .orderBy('share.id', 'desc'),
    paging,
  );

export const findShare = (db: Db, accountId: number, id: number) =>
  sharesOf(db, accountId).where('share.id', '=', id).executeTakeFirst();

export const findOpenShare = (db: Db, accountId: number, companyId: number) =>
  sharesOf(db, accountId)
    .where('share.company_id', '=', companyId)
    .where('share.ended_at', 'is', null)
    .executeTakeFirst();

/** Whether the seeker has blocked the company; undefined if there is no such company. */
export async function findKeptFrom(
  db: Db,
  accountId: number,
  companyId: number,
): Promise<boolean | undefined> {
  const company = await db
    .selectFrom('companies')
    .innerJoin('accounts as seeker', (join) => join.on('seeker.id', '=', accountId))
    .select(isBlocked('seeker.id', 'companies.id').as('is_kept_from'))
    .where('companies.id', '=', companyId)
    .executeTakeFirst();
  return company?.is_kept_from;
}

export async function shareContact(trx: Trx, accountId: number, companyId: number): Promise<void> {
  await sql`select share_contact(${accountId}, ${companyId}, 'seeker')`.execute(trx);
}

/** Ends the share, together with any agreement that it rests on. */
export async function stopSharing(trx: Trx, accountId: number, companyId: number): Promise<void> {
  await sql`select stop_sharing_contact(${accountId}, ${companyId})`.execute(trx);
}

/**
 * Deletes the share that an application began in its own transaction, unless another application shares the same by
 * now.
 */
export async function dropShareOf(trx: Trx, applicationId: number): Promise<void> {
  await sql`delete from contact_shares as share using applications as undone, jobs
    where undone.id = ${applicationId} and jobs.id = undone.job_id
      and share.account_id = undone.seeker_id and share.company_id = jobs.company_id
      and share.way = 'application' and share.shared_at = undone.created_at
      and not exists (
        select from applications as other join jobs as theirs on theirs.id = other.job_id
         where other.seeker_id = undone.seeker_id and theirs.company_id = jobs.company_id
           and other.id <> undone.id and other.shares_contact and not other.is_hidden
           and other.created_at >= undone.created_at)`.execute(trx);
}
