import { type ExpressionBuilder, sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import type { Database } from '../../../db/schema.ts';
import type { Db } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { pageOf } from '../../platform/page.ts';
import { isExpiring, isOpen } from '../jobs/facts.ts';

type State = SavedJob['status'];

/** The status of a saved job. */
const state = sql<State>`case
  when not ${isOpen} then 'expired' when ${isExpiring} then 'expiring' else 'active' end`;

/** The saved jobs of an account with the text in title, company or place; never drafts. */
const saved = (db: Db, accountId: number, search: string) =>
  db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('saved_jobs.account_id', '=', accountId)
    .where('jobs.status', '<>', 'draft')
    .$if(search !== '', (query) => query.where(matches(search)));

const matches =
  (search: string) => (expression: ExpressionBuilder<Database, 'jobs' | 'companies'>) =>
    expression.or(
      (['jobs.title', 'companies.name', 'jobs.location'] as const).map((column) =>
        expression(column, 'ilike', containing(search)),
      ),
    );

export type SavedJobSort = 'closing' | 'newest' | 'match' | 'title';

interface SavedJobsFilter extends Paging {
  search: string;
  status?: State | undefined;
  sort: SavedJobSort;
  /** The seeker's skills. */
  skills: readonly string[];
}

/** What percentage of the job's skills these are; null if either side has none. */
const matchOf = (skills: readonly string[]) => {
  const own = skills.map((skill) => skill.toLowerCase());
  return sql<number | null>`case when cardinality(jobs.skills) > 0 and ${own.length > 0}::boolean
    then round(100.0 * (select count(*) from unnest(jobs.skills) as skill
      where lower(skill) = any(${own}::text[])) / cardinality(jobs.skills))::int end`;
};

export function listSaved(
  db: Db,
  accountId: number,
  { search, status, sort, skills, ...paging }: SavedJobsFilter,
) {
  const match = matchOf(skills);
  return pageOf(
    saved(db, accountId, search)
      .select([
        'saved_jobs.job_id',
        'saved_jobs.created_at as saved_at',
        state.as('status'),
        match.as('match'),
      ])
      .$if(status !== undefined, (query) => query.where(state, '=', status ?? 'active'))
      .$if(sort === 'closing', (query) => query.orderBy(sql`${state} = 'expiring'`, 'desc'))
      .$if(sort === 'match', (query) => query.orderBy(sql`${match} desc nulls last`))
      .$if(sort === 'title', (query) => query.orderBy(sql`lower(jobs.title)`))
      .orderBy('saved_jobs.created_at', 'desc')
      .orderBy('saved_jobs.job_id', 'desc'),
    paging,
  );
}

/** How many saved jobs have each status. */
export const countSaved = (db: Db, accountId: number, search: string) =>
  saved(db, accountId, search)
    .select([state.as('status'), sql<number>`count(*)`.as('count')])
    .groupBy(state)
    .execute();

export async function listSavedIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.job_id);
}

/** Saves a job; undefined if the account cannot see it. Saving it again keeps the time of the first. */
export const insertSaved = (
  db: Db,
  accountId: number,
  jobId: number,
): Promise<{ job_id: number; saved_at: string } | undefined> =>
  db
    .insertInto('saved_jobs')
    .columns(['account_id', 'job_id'])
    .expression(
      db
        .selectFrom('jobs')
        .select([sql<number>`${accountId}::bigint`.as('account_id'), 'jobs.id'])
        .where('jobs.id', '=', jobId)
        .where('jobs.status', '<>', 'draft')
        .where('jobs.deleted_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'job_id'])
        .doUpdateSet({ created_at: sql<string>`saved_jobs.created_at` }),
    )
    .returning(['job_id', 'created_at as saved_at'])
    .executeTakeFirst();

export async function deleteSaved(db: Db, accountId: number, jobId: number): Promise<void> {
  await db
    .deleteFrom('saved_jobs')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .execute();
}
