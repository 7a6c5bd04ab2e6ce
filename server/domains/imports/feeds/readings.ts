import type { Language } from '../../../../contract/endpoint.ts';
import {
  FEED_FAILURES_BEFORE_NOTICE,
  type FeedProblem,
  type JobFeedRun,
} from '../../../../contract/jobs/job-feeds.ts';
import type { ImportedRow } from '../../../../contract/jobs/job-imports.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import type { Services } from '../../../platform/endpoints.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { companyToPostFor } from '../../companies/companies.ts';
import { closeOwnJob, refreshSearch } from '../../jobs/jobs.ts';
import { carriedOut, inTurn, type Plan, planned } from '../own-plan.ts';
import { lockImportOf } from '../own-queries.ts';
import { mailClosed, mailFailing } from './feed-mails.ts';
import {
  type FeedRow,
  findFeedById,
  findPoster,
  insertRun,
  listLeft,
  markLeft,
  markListed,
  type Poster,
  renewListed,
  updateFeed,
} from './feed-queries.ts';
import { type Fetched, fetchFeed, type Version } from './fetching.ts';

// One reading of a feed, from the request for its list to what is noted of it.

export type FeedServices = Pick<Services, 'db' | 'outbound' | 'publicUrl'>;

export interface Recruiter {
  id: number;
  company_id: number | null;
}

export type FetchedList = Extract<Fetched, { kind: 'rows' }>;

interface Wish {
  evenIfSmaller: boolean;
  /** The language in which problems are described; null for that of the person who is mailed about the feed. */
  language: Language | null;
}

/** Null while another import of the company runs, or if the feed has been given another address in the meantime. */
export async function readFeed(
  services: FeedServices,
  feed: FeedRow,
  wish: Wish,
): Promise<JobFeedRun | null> {
  const { db, outbound } = services;
  const poster = await findPoster(db, feed);
  if (!poster || !(await mayPost(db, poster))) {
    return fail(services, { feed, poster, reason: 'no_poster' });
  }
  const fetched = await fetchFeed(outbound, feed.address, feed);
  if (fetched.kind === 'failed') return fail(services, { feed, poster, reason: fetched.reason });
  if (fetched.kind === 'unchanged') return keepUnchanged(db, feed);
  const language = wish.language ?? poster.language;
  const feedOf = async (trx: Trx) => {
    const now = await findFeedById(trx, feed.id);
    return now?.address === feed.address ? now : undefined;
  };
  return carryOut(services, feedOf, poster, { ...wish, list: fetched, language });
}

async function mayPost(db: Db, poster: Poster): Promise<boolean> {
  try {
    await companyToPostFor(db, poster);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

interface Work {
  list: FetchedList;
  evenIfSmaller: boolean;
  language: Language;
}

/**
 * The recruiter in whose name jobs are posted; without name and address, so that no mail is sent, if everybody left
 * the company while its feed was read.
 */
type Sender = Recruiter & Partial<Poster> & { company_id: number };

/**
 * Imports a list, unless another import of the company runs or `feedOf` finds no feed for it. Each row is a
 * transaction of its own; jobs that left the list are closed in one transaction with the mail about it.
 */
export async function carryOut(
  services: FeedServices,
  feedOf: (trx: Trx) => Promise<FeedRow | undefined>,
  poster: Sender,
  { list, evenIfSmaller, language }: Work,
): Promise<JobFeedRun | null> {
  const { db } = services;
  const importing = { db, recruiter: poster, language, by: 'feed' as const };
  return inTurn(() =>
    db.transaction().execute(async (trx) => {
      if (!(await lockImportOf(trx, poster.company_id))) return null;
      const feed = await feedOf(trx);
      if (!feed) return null;
      const plans = await planned(importing, feed.company_id, list.rows);
      const left = await jobsThatLeft(db, feed.id, plans);
      if (!evenIfSmaller && left.length > 1 && left.length * 2 > feed.open_jobs) {
        return noteFailure(trx, { feed, poster, reason: 'shrunk', publicUrl: services.publicUrl });
      }
      const rows: ImportedRow[] = [];
      for (const plan of plans) rows.push(await carriedOut(importing, feed.company_id, plan));
      for (const job of left) await close(trx, poster, job);
      const listed = plans.map(({ row }) => row.reference);
      await markListed(trx, feed.id, feed.company_id, listed);
      await refreshSearch(trx, await renewListed(trx, feed.id));
      if (left.length > 0) await mailClosed(trx, poster, left, services.publicUrl);
      return keepRun(trx, feed, { rows: [...rows, ...left], version: list.version });
    }),
  );
}

/**
 * Open jobs of the feed that the list does not name. If a row is unreadable, it could be any of them, so none counts
 * as gone.
 */
export async function jobsThatLeft(
  db: Db,
  feedId: number,
  plans: readonly Plan[],
): Promise<ImportedRow[]> {
  if (plans.some(({ row }) => row.reference === '')) return [];
  const gone = await listLeft(
    db,
    feedId,
    plans.map(({ row }) => row.reference),
  );
  return gone.map(({ id, title, reference }) => ({
    line: 0,
    reference,
    title,
    outcome: 'left',
    joined: false,
    known_as: null,
    job_id: id,
    problems: [],
  }));
}

async function close(trx: Trx, poster: Recruiter, { job_id }: ImportedRow): Promise<void> {
  if (job_id === null) return;
  try {
    await closeOwnJob(trx, poster, job_id);
  } catch (error) {
    // Its last day has passed, or somebody closed or deleted it in the meantime.
    if (!(error instanceof Refusal)) throw error;
  }
  await markLeft(trx, job_id);
}

async function keepRun(
  trx: Trx,
  feed: FeedRow,
  { rows, version }: { rows: ImportedRow[]; version: Version },
): Promise<JobFeedRun> {
  const counts: Record<string, number> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  // A row was skipped, perhaps through a fault of ours: without a version the list is read again even if it has not
  // changed.
  const isWhole = !counts['wrong'];
  await updateFeed(trx, feed.id, {
    failures: 0,
    read_at: new Date(),
    ...(isWhole ? version : { etag: null, last_modified: null }),
  });
  const changed = rows.filter(({ outcome }) => outcome !== 'same');
  return presentRun(
    await insertRun(trx, {
      feed_id: feed.id,
      outcome: 'read',
      rows: JSON.stringify(changed),
      counts: JSON.stringify(counts),
    }),
  );
}

async function keepUnchanged(db: Db, feed: FeedRow): Promise<JobFeedRun> {
  return db.transaction().execute(async (trx) => {
    await refreshSearch(trx, await renewListed(trx, feed.id));
    await updateFeed(trx, feed.id, { failures: 0, read_at: new Date() });
    return presentRun(await insertRun(trx, { feed_id: feed.id, outcome: 'unchanged' }));
  });
}

interface Failure {
  feed: FeedRow;
  poster: Sender | undefined;
  reason: FeedProblem;
  publicUrl: string;
}

const fail = ({ db, publicUrl }: FeedServices, failure: Omit<Failure, 'publicUrl'>) =>
  db.transaction().execute((trx) => noteFailure(trx, { ...failure, publicUrl }));

/** Records a reading that changed nothing; the third in a row is reported by mail. */
async function noteFailure(
  trx: Trx,
  { feed, poster, reason, publicUrl }: Failure,
): Promise<JobFeedRun> {
  const failures = feed.failures + 1;
  await updateFeed(trx, feed.id, { failures });
  if (failures === FEED_FAILURES_BEFORE_NOTICE && poster) {
    await mailFailing(trx, poster, { address: feed.address, reason, publicUrl });
  }
  return presentRun(await insertRun(trx, { feed_id: feed.id, outcome: 'failed', reason }));
}

const none = { new: 0, changed: 0, reopened: 0, left: 0, same: 0, known: 0, closed: 0, wrong: 0 };

export const presentRun = (run: Awaited<ReturnType<typeof insertRun>>): JobFeedRun => ({
  id: run.id,
  at: run.at,
  outcome: run.outcome,
  reason: run.reason,
  counts: { ...none, ...run.counts },
  // Readings stored before a job could have a second number do not have this key.
  rows: run.rows.map((row) => ({ ...row, known_as: row.known_as ?? null })),
});
