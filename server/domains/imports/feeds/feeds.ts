/**
 * A company gives the address of a list of its own jobs, which is read every day under the rules of an import: rows
 * with known numbers change their jobs, others are posted. Jobs that the list no longer contains are closed. A list
 * that is broken, or suddenly has less than half of its jobs, changes nothing.
 */
import type { Language } from '../../../../contract/endpoint.ts';
import type { JobFeed, JobFeedRun } from '../../../../contract/jobs/job-feeds.ts';
import type { ImportedRow, ReadColumn } from '../../../../contract/jobs/job-imports.ts';
import type { Paging } from '../../../../contract/lists.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { attemptKey } from '../../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import { companyOf } from '../../../platform/sessions.ts';
import { companyToPostFor } from '../../companies/companies.ts';
import { columnsAsRead } from '../columns/columns-as-read.ts';
import { planned } from '../own-plan.ts';
import {
  deleteFeed,
  type FeedRow,
  findFeed,
  findFeedById,
  findPoster,
  keepFeed,
  listRuns,
  updateFeed,
} from './feed-queries.ts';
import { fetchFeed } from './fetching.ts';
import {
  carryOut,
  type FetchedList,
  jobsThatLeft,
  presentRun,
  readFeed,
  type FeedServices,
  type Recruiter,
} from './readings.ts';

export { forgetOldRuns, takeDueFeeds } from './feed-queries.ts';

const READINGS_AN_HOUR = 20;

/** Limits how often our server calls somebody else's. */
const countReading = (db: Db, company: number) =>
  countAttempt(db, {
    key: attemptKey('job-feed', { company }),
    most: READINGS_AN_HOUR,
    seconds: HOUR_SECONDS,
  });

export async function readOwnFeed(db: Db, recruiter: Recruiter): Promise<JobFeed | null> {
  const feed = await findFeed(db, companyOf(recruiter));
  return feed ? presentFeed(feed) : null;
}

/** A preview of what reading the address would do; `left` are jobs of the present feed that it does not list. */
export async function previewFeed(
  { db, outbound }: FeedServices,
  recruiter: Recruiter,
  address: string,
  language: Language,
): Promise<{ rows: ImportedRow[]; columns: ReadColumn[] }> {
  const { id: companyId } = await companyToPostFor(db, recruiter);
  await countReading(db, companyId);
  const rows = await listAt(outbound, address);
  const plans = await planned({ db, recruiter, language, by: 'feed' }, companyId, rows.rows);
  const feed = await findFeed(db, companyId);
  const left = feed ? await jobsThatLeft(db, feed.id, plans) : [];
  return {
    rows: [...plans.map(({ shown }) => shown), ...left],
    columns: columnsAsRead(
      rows.rows,
      plans.map(({ row }) => row),
      language,
    ),
  };
}

/** Reads the address now, and every day from now on in place of the previous one. */
export async function setFeed(
  services: FeedServices,
  recruiter: Recruiter,
  address: string,
  language: Language,
): Promise<{ feed: JobFeed; run: JobFeedRun }> {
  const { db, outbound } = services;
  const { id: companyId } = await companyToPostFor(db, recruiter);
  await countReading(db, companyId);
  const list = await listAt(outbound, address);
  const given = { company_id: companyId, address, added_by: recruiter.id };
  const poster = { ...(await findPoster(db, given)), id: recruiter.id, company_id: companyId };
  const feedOf = async (trx: Trx) => findFeedById(trx, await keepFeed(trx, given));
  const run = await carryOut(services, feedOf, poster, { list, language, evenIfSmaller: true });
  if (run === null) throw refuse('resource.job_import.running');
  return { feed: presentFeed(await mustFind(db, companyId)), run };
}

/** Reads the company's feed now. */
export async function readNow(
  services: FeedServices,
  { company_id }: Recruiter,
  evenIfSmaller: boolean,
  language: Language,
): Promise<JobFeedRun> {
  const feed = await mustFind(services.db, company_id);
  await countReading(services.db, feed.company_id);
  const run = await readFeed(services, feed, { evenIfSmaller, language });
  if (run === null) throw refuse('resource.job_import.running');
  return run;
}

/** The daily reading; skips a feed that is being read at the moment. */
export async function readDaily(services: FeedServices, id: number): Promise<void> {
  const feed = await findFeedById(services.db, id);
  if (!feed || feed.paused_at !== null) return;
  await readFeed(services, feed, { evenIfSmaller: false, language: null });
}

export async function pauseFeed(
  db: Db,
  { company_id }: Recruiter,
  paused: boolean,
): Promise<JobFeed> {
  const feed = await mustFind(db, company_id);
  await updateFeed(db, feed.id, { paused_at: paused ? new Date() : null, failures: 0 });
  return presentFeed(await mustFind(db, company_id));
}

export async function removeFeed(db: Db, recruiter: Recruiter): Promise<void> {
  if (!(await deleteFeed(db, companyOf(recruiter)))) {
    throw refuse('resource.job_feed.not_found');
  }
}

export async function listFeedRuns(db: Db, recruiter: Recruiter, paging: Paging) {
  const { rows, meta } = await listRuns(db, companyOf(recruiter), paging);
  return { runs: rows.map(presentRun), meta };
}

async function mustFind(db: Db, companyId: number | null): Promise<FeedRow> {
  const feed = orRefuse(
    companyId === null ? undefined : await findFeed(db, companyId),
    'resource.job_feed.not_found',
  );
  return feed;
}

/** The list at an address that somebody has just typed; refuses with what is wrong with it. */
async function listAt(outbound: Services['outbound'], address: string): Promise<FetchedList> {
  const fetched = await fetchFeed(outbound, address);
  if (fetched.kind === 'rows') return fetched;
  const reason = fetched.kind === 'failed' ? fetched.reason : 'refused';
  if (reason === 'forbidden') {
    throw refuse('resource.job_feed.forbidden_address', { field: 'address' });
  }
  const isText = reason === 'unreadable' || reason === 'too_many_rows' || reason === 'empty';
  throw refuse(isText ? 'resource.job_feed.unreadable' : 'resource.job_feed.no_answer', {
    field: 'address',
  });
}

const presentFeed = (feed: FeedRow): JobFeed => ({
  address: feed.address,
  created_at: feed.created_at,
  read_at: feed.read_at,
  next_read_at: feed.paused_at === null ? feed.next_read_at : null,
  paused_at: feed.paused_at,
  failures: feed.failures,
  open_jobs: feed.open_jobs,
});
