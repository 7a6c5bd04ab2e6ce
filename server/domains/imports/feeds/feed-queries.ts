import { type Insertable, sql, type Updateable } from 'kysely';
import type { Paging } from '../../../../contract/lists.ts';
import type { JobFeedRuns, JobFeeds } from '../../../../db/tables/jobs.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/page.ts';
import type { AccountHolder } from '../../../platform/mail.ts';

const openJobs = sql<number>`(select count(*) from jobs where jobs.feed_id = job_feeds.id
  and jobs.status = 'active' and jobs.deleted_at is null)`;

const selectFeeds = (db: Db) =>
  db.selectFrom('job_feeds').selectAll().select(openJobs.as('open_jobs'));

export const findFeed = (db: Db, companyId: number) =>
  selectFeeds(db).where('company_id', '=', companyId).executeTakeFirst();

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

export const findFeedById = (db: Db, id: number) =>
  selectFeeds(db).where('id', '=', id).executeTakeFirst();

/** The company's feed, with this address from now on; a new address has no known version yet. */
export async function keepFeed(
  trx: Trx,
  { company_id, address, added_by }: { company_id: number; address: string; added_by: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('job_feeds')
    .values({ company_id, address, added_by })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({
        address,
        added_by,
        etag: null,
        last_modified: null,
        failures: 0,
        paused_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateFeed = (db: Db, id: number, feed: Updateable<JobFeeds>) =>
  db.updateTable('job_feeds').set(feed).where('id', '=', id).execute();

export async function deleteFeed(db: Db, companyId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('job_feeds')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Feeds to read now; each is due again a day later. */
export async function takeDueFeeds(db: Db): Promise<number[]> {
  const due = await db
    .updateTable('job_feeds')
    .set({ next_read_at: sql`now() + interval '1 day'` })
    .where('paused_at', 'is', null)
    .where('next_read_at', '<=', sql<string>`now()`)
    .returning('id')
    .execute();
  return due.map(({ id }) => id);
}

export interface Poster extends AccountHolder {
  company_id: number;
}

/** Who posts the jobs of a feed: the person who gave its address, or else an owner or recruiter of the team. */
export async function findPoster(db: Db, feed: Pick<FeedRow, 'company_id' | 'added_by'>) {
  const { rows } = await sql<Poster>`
    select id, company_id, email, name, language from accounts
    where company_id = ${feed.company_id} and role = 'hr' and state = 'active'
      and team_role in ('recruiter', 'owner')
    order by id is not distinct from ${feed.added_by}::bigint desc, team_role = 'owner' desc, id
    limit 1`.execute(db);
  return rows[0];
}

export const insertRun = (db: Db, run: Insertable<JobFeedRuns>) =>
  db.insertInto('job_feed_runs').values(run).returningAll().executeTakeFirstOrThrow();

export const listRuns = (db: Db, companyId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom('job_feed_runs')
      .innerJoin('job_feeds', 'job_feeds.id', 'job_feed_runs.feed_id')
      .selectAll('job_feed_runs')
      .where('job_feeds.company_id', '=', companyId)
      .orderBy('job_feed_runs.id', 'desc'),
    paging,
  );

export const forgetOldRuns = (db: Db) =>
  db
    .deleteFrom('job_feed_runs')
    .where('at', '<', sql<string>`now() - interval '90 days'`)
    .execute();

/** Whether a job has one of these numbers, or the feed lists it under one of them. */
const isAmong = (listed: readonly string[]) => sql<boolean>`(
  coalesce(jobs.reference = any(${[...listed]}::text[]), false)
  or exists (select from job_sources as said where said.job_id = jobs.id
    and said.source = 'feed' and said.source_id = any(${[...listed]}::text[])))`;

/** The feed's open jobs that its list no longer contains. */
export const listLeft = (db: Db, feedId: number, listed: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select(['id', 'title', sql<string>`coalesce(reference, '')`.as('reference')])
    .where('feed_id', '=', feedId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`not ${isAmong(listed)}`)
    .orderBy('id')
    .execute();

/** Assigns the listed jobs to the feed, so that they close when they leave it. */
export const markListed = (
  trx: Trx,
  feedId: number,
  companyId: number,
  listed: readonly string[],
) =>
  trx
    .updateTable('jobs')
    .set({ feed_id: feedId })
    .where('company_id', '=', companyId)
    .where(isAmong(listed))
    .where('status', '=', 'active')
    .where(sql<boolean>`feed_id is distinct from ${feedId}`)
    .execute();

/**
 * Marks a job that closes because its feed no longer lists it: it reopens by itself if the list contains it again.
 */
export const markLeft = (trx: Trx, id: number) =>
  trx
    .updateTable('jobs')
    .set({ feed_id: null, left_feed_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();

/**
 * A feed that still lists a job confirms that it is open: its days start again and it is not paused. Returns the ids
 * of jobs that gained a day or more.
 */
export async function renewListed(trx: Trx, feedId: number): Promise<number[]> {
  const renewed = await trx
    .updateTable('jobs')
    .set({
      expires_at: sql<string>`now() + make_interval(days => life_days)`,
      confirmed_at: sql<string>`now()`,
      paused_at: null,
    })
    .where('feed_id', '=', feedId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(paused_at is not null
        or expires_at < now() + make_interval(days => life_days) - interval '1 day')`,
    )
    .returning('id')
    .execute();
  return renewed.map(({ id }) => id);
}
