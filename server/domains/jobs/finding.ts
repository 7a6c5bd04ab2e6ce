/** Public reads: the search with whole jobs, similar jobs and the portal's figures. */
import type { Figures, Job, JobFilters, JobResults } from '../../../contract/jobs.ts';
import { metaOf } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { KeptAnswers } from '../../platform/in-force/kept-answers.ts';
import {
  everyQuery,
  newestJobs,
  ofCheckedCompanies,
  ofStatedPay,
  type SearchOptions,
  searchJobs,
  similarJobs as findSimilar,
} from '../search/search.ts';
import { countOpen } from './figure-queries.ts';
import { readJobs, readPostedJob } from './jobs.ts';
import { listPlaces } from './queries.ts';

/** The landing page shows one in its hero and three others in a row. */
const RECENT_JOBS = 4;
const SIMILAR_JOBS = 6;

const SEARCHES_MOST = 1_000;
const SEARCHES_MOST_BYTES = 16 * 1_048_576;
/** The rough size of a job in an answer. */
const BYTES_OF_A_JOB = 4_000;

interface Kept {
  searches: KeptAnswers<JobResults>;
  figures: KeptAnswers<Figures>;
}
const kept = new WeakMap<Db, Kept>();

const bytesOf = (jobs: readonly Job[]) => (jobs.length + 1) * BYTES_OF_A_JOB;
const namesOf = (jobs: readonly Pick<Job, 'id'>[]) => jobs.map(({ id }) => `job ${id}`);

/** Lets answers to searches and the portal's figures be kept until jobs change. */
export function keepSearches({ db, live }: Pick<Services, 'db' | 'live'>): void {
  const searches = new KeptAnswers<JobResults>(live, {
    most: SEARCHES_MOST,
    mostBytes: SEARCHES_MOST_BYTES,
    bytesOf: ({ jobs }) => bytesOf(jobs),
    // A search without results is never kept, because each one is counted as having found nothing.
    mayKeep: ({ meta }) => meta.total > 0,
    aboutOf: ({ jobs, more_places }) =>
      namesOf([...jobs, ...more_places.flatMap(({ places }) => places)]),
  });
  const figures = new KeptAnswers<Figures>(live, {
    most: 1,
    mostBytes: SEARCHES_MOST_BYTES,
    bytesOf: ({ recent }) => bytesOf(recent),
    mayKeep: () => true,
    aboutOf: ({ recent }) => namesOf(recent),
  });
  kept.set(db, { searches, figures });
}

/** Guests share cached results. Seekers do not, because their exclusions differ. */
export async function findJobs(
  db: Db,
  query: JobFilters & SearchOptions,
  seekerId: number | null,
): Promise<JobResults> {
  const find = () => findNow(db, query, seekerId);
  const searches = seekerId === null ? kept.get(db)?.searches : undefined;
  return searches ? searches.getCurrent(JSON.stringify(query), find) : find();
}

async function findNow(
  db: Db,
  query: JobFilters & SearchOptions,
  seekerId: number | null,
): Promise<JobResults> {
  const { ids, copies, total, total_capped, next_cursor, nothing, ...found } = await searchJobs(
    db,
    query,
    seekerId,
  );
  const jobs = await readJobs(db, ids);
  const others = nothing?.others;
  return {
    jobs,
    more_places: await morePlacesFor(db, jobs, copies),
    meta: { ...metaOf(query, total, total_capped), next_cursor },
    nothing: nothing && {
      ...nothing,
      others: others ? { ...others, newest: await readJobs(db, others.newest) } : null,
    },
    ...found,
  };
}

/** Each place once, and not that of the job itself. */
async function morePlacesFor(
  db: Db,
  jobs: readonly Job[],
  copies: ReadonlyMap<number, readonly number[]>,
): Promise<JobResults['more_places']> {
  if (copies.size === 0) return [];
  const placeOf = new Map(
    (await listPlaces(db, [...copies.values()].flat())).map(({ id, location }) => [id, location]),
  );
  return jobs.flatMap((job) => {
    const named = new Set([job.location]);
    const places = (copies.get(job.id) ?? []).flatMap((id) => {
      const location = placeOf.get(id);
      if (!location || named.has(location)) return [];
      named.add(location);
      return [{ id, location }];
    });
    return places.length > 0 ? [{ job_id: job.id, places }] : [];
  });
}

/** Open jobs similar to this one, which need not be open itself. */
export async function similarJobs(
  db: Db,
  id: number,
): Promise<{
  job: Pick<Job, 'id' | 'title' | 'company_name' | 'location' | 'state'>;
  jobs: Job[];
}> {
  const { title, company_name, location, state, skills } = await readPostedJob(db, id);
  const ids = await findSimilar(db, { id, title, skills, location }, SIMILAR_JOBS);
  return { job: { id, title, company_name, location, state }, jobs: await readJobs(db, ids) };
}

/** The portal's figures and the newest jobs. */
export async function readFigures(db: Db): Promise<Figures> {
  const find = () => findFigures(db);
  return kept.get(db)?.figures.getCurrent('figures', find) ?? find();
}

async function findFigures(db: Db): Promise<Figures> {
  const ofEachCompany = { limit: RECENT_JOBS, oneOfEachCompany: true } as const;
  const ids = await newestJobs(db, [
    { anywhere: everyQuery([ofCheckedCompanies, ofStatedPay]), ...ofEachCompany },
    { anywhere: ofCheckedCompanies, ...ofEachCompany },
    { anywhere: ofStatedPay, ...ofEachCompany },
    ofEachCompany,
    // Where fewer companies hire, they have several each.
    { limit: RECENT_JOBS },
  ]);
  const recent = worthShowing(await readJobs(db, ids)).slice(0, RECENT_JOBS);
  return { ...(await countOpen(db)), recent };
}

/**
 * The newest jobs in the order for the first page: one job of each company before any second one, and first those of
 * checked companies, where somebody is there to answer, and those with their pay, which the page promises.
 */
function worthShowing(jobs: readonly Job[]): Job[] {
  const counts = new Map<number, number>();
  const numbered = jobs
    .toSorted((a, b) => Number(saysPay(b)) - Number(saysPay(a)))
    .map((job) => {
      const nth = counts.get(job.company_id) ?? 0;
      counts.set(job.company_id, nth + 1);
      return { job, nth };
    });
  return numbered
    .toSorted(
      (a, b) => a.nth - b.nth || Number(b.job.company_checked) - Number(a.job.company_checked),
    )
    .map(({ job }) => job);
}

function saysPay({ salary_min, salary_max }: Job): boolean {
  return salary_min !== null || salary_max !== null;
}
