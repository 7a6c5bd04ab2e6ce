import { JobFilters } from '../../contract/jobs.ts';
import type { Db } from '../platform/database.ts';
import { type IndexedJob, indexJobs, searchJobs } from '../domains/search/search.ts';

/** The fields of a job that a test cares about; the rest has defaults. */
export type PostingDetails = Partial<Omit<IndexedJob, 'id' | 'company_id'>> & { daysAgo?: number };

const DAY_MS = 86_400_000;

/** Adds open jobs to the database and the search, old enough to be suggested; returns their ids in the same order. */
export async function postJobs(
  db: Db,
  postings: readonly PostingDetails[],
  { industry = null }: { industry?: string | null } = {},
): Promise<number[]> {
  const yesterday = new Date(Date.now() - DAY_MS);
  const company = await db
    .insertInto('companies')
    .values({ name: 'Sharma Traders', industry, updated_at: yesterday })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db.transaction().execute(async (trx) => {
    const jobs: IndexedJob[] = [];
    for (const { daysAgo = 0, company_name = 'Sharma Traders', ...details } of postings) {
      const job = await trx
        .insertInto('jobs')
        .values({
          company_id: company.id,
          title: 'Clerk',
          description: 'Come and join us.',
          location: 'Leh',
          updated_at: yesterday,
          posted_at: new Date(Date.now() - daysAgo * DAY_MS),
          expires_at: new Date(Date.now() + 30 * DAY_MS),
          ...details,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      jobs.push({ ...job, company_name });
    }
    await indexJobs(trx, jobs);
    return jobs.map((job) => job.id);
  });
}

/** Adds a job of a company of its own, which has this name; returns the id of the job. */
export async function postJobOf(db: Db, name: string, posting: PostingDetails): Promise<number> {
  const [id = 0] = await postJobs(db, [{ ...posting, company_name: name }]);
  const { company_id } = await db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('companies').set({ name }).where('id', '=', company_id).execute();
  return id;
}

/**
 * The filters of a search as its page sends them: texts and numbers from the URL, defaults for the
 * rest.
 */
export const searchFor = (
  db: Db,
  {
    page = 1,
    limit = 20,
    cursor,
    as_typed = false,
    ...filters
  }: Record<string, unknown> & {
    page?: number;
    limit?: number;
    cursor?: string;
    as_typed?: boolean;
  },
) => searchJobs(db, { ...JobFilters.parse(filters), page, limit, cursor, as_typed });
