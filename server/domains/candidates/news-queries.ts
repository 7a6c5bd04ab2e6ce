import { sql } from 'kysely';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';

/**
 * The oldest applications that the search has not read yet, of one company or of all. Locks them and their seekers
 * against deletion; what somebody else is just undoing or changing is left for the next run.
 */
export const lockNews = (trx: Trx, { companyId, most }: { companyId?: number; most: number }) =>
  trx
    .selectFrom('candidate_news as news')
    .innerJoin('applications', 'applications.id', 'news.application_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id')
    .select(['news.id', 'news.application_id'])
    .$if(companyId !== undefined, (query) =>
      query.where('applications.job_id', 'in', (from) =>
        from
          .selectFrom('jobs')
          .select('id')
          .where('company_id', '=', companyId ?? 0),
      ),
    )
    .orderBy('news.id')
    .limit(most)
    .modifyEnd(sql`for update of news skip locked
      for key share of applications skip locked for share of seeker skip locked`)
    .execute();

export async function indexApplications(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`select index_applications(${[...ids]}::bigint[])`.execute(trx);
}

export async function deleteNews(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('candidate_news').where('id', '=', anyOfIds(ids)).execute();
}

export const hasNews = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('candidate_news').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Waits for those who are just reading applications into the search. */
export async function waitForReaders(db: Db): Promise<void> {
  await db.selectFrom('candidate_news').select('id').orderBy('id').forUpdate().execute();
}
