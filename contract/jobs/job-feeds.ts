import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { listOf, paging } from '../lists.ts';
import { ImportedRow, PreviewedRows } from './job-imports.ts';

/** The most that is read of a feed: bytes, as sent and as unpacked, and jobs. */
export const FEED_MAX_BYTES = 5_000_000;
export const FEED_ROWS_MAX = 500;
/** After this many readings in a row that failed, the recruiter who gave the address gets a mail. */
export const FEED_FAILURES_BEFORE_NOTICE = 3;

/**
 * Why a reading changed nothing. `shrunk`: the feed lists fewer than half of the jobs that it had, which is more
 * likely a mistake; `no_poster`: nobody of the company may post jobs now.
 */
const feedProblems = [
  'forbidden',
  'too_many_redirects',
  'too_large',
  'too_slow',
  'unreachable',
  'refused',
  'unreadable',
  'too_many_rows',
  'empty',
  'shrunk',
  'no_poster',
] as const;
export type FeedProblem = (typeof feedProblems)[number];

export const JobFeed = z.object({
  address: z.string(),
  created_at: z.string(),
  read_at: z.string().nullable(),
  /** Null while it is paused. */
  next_read_at: z.string().nullable(),
  paused_at: z.string().nullable(),
  /** Readings in a row that changed nothing. */
  failures: z.number(),
  open_jobs: z.number(),
});
export type JobFeed = z.output<typeof JobFeed>;

export const JobFeedRun = z.object({
  id: z.number(),
  at: z.string(),
  /** `unchanged`: the server of the feed said that it is the same as before. */
  outcome: z.enum(['read', 'unchanged', 'failed']),
  reason: z.enum(feedProblems).nullable(),
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    reopened: z.number(),
    left: z.number(),
    same: z.number(),
    known: z.number(),
    closed: z.number(),
    wrong: z.number(),
  }),
  /** What became of each row, but for those that stayed the same. */
  rows: z.array(ImportedRow),
});
export type JobFeedRun = z.output<typeof JobFeedRun>;

const address = z.string('request.missing').trim().min(1, 'request.missing').max(2_000);
const example = { address: 'https://mill.example/jobs.xml' };

const unreadable = [
  'resource.hr_profile.incomplete',
  'resource.hr_profile.waits_for_check',
  'resource.job_feed.forbidden_address',
  'resource.job_feed.no_answer',
  'resource.job_feed.unreadable',
  'request.too_many_requests',
] as const;

/** A list of a company's own jobs at an https address, which is read every day. */
export const jobFeeds = endpoints({
  'GET /barong/resource/job_feed': {
    summary: "The company's feed, null if it has none",
    who: 'hr',
    output: z.object({ feed: JobFeed.nullable() }),
  },
  'POST /barong/resource/job_feed/preview': {
    summary: 'What reading an address would do with each of its jobs; keeps nothing',
    who: 'hr',
    verified: true,
    body: z.object({ address }),
    example,
    output: PreviewedRows,
    errors: [...unreadable],
  },
  'PUT /barong/resource/job_feed': {
    summary:
      'Read this address now and every day: CSV, Indeed XML or JSON, by https on its usual port',
    who: 'hr',
    verified: true,
    body: z.object({ address }),
    example,
    output: z.object({ feed: JobFeed, run: JobFeedRun }),
    errors: [...unreadable, 'resource.job_import.running'],
  },
  'PUT /barong/resource/job_feed/pause': {
    summary: 'Stop the daily reading, or go on with it; the jobs stay as they are',
    who: 'hr',
    verified: true,
    body: z.object({ paused: z.boolean() }),
    example: { paused: true },
    output: z.object({ feed: JobFeed }),
    errors: ['resource.job_feed.not_found'],
  },
  'DELETE /barong/resource/job_feed': {
    summary: 'Forget the address and its readings; the jobs stay as they are',
    who: 'hr',
    output: z.object({ message: z.string() }),
    errors: ['resource.job_feed.not_found'],
  },
  'GET /barong/resource/job_feed/runs': {
    summary: 'The readings of the feed in the last 90 days, newest first',
    who: 'hr',
    query: paging(),
    output: listOf('runs', JobFeedRun),
  },
  'POST /barong/resource/job_feed/runs': {
    summary:
      'Read the feed now; even_if_smaller also closes jobs when fewer than half of them are left',
    who: 'hr',
    verified: true,
    body: z.object({ even_if_smaller: z.boolean().default(false) }),
    bodyIsOptional: true,
    output: z.object({ run: JobFeedRun }),
    errors: [
      'resource.job_feed.not_found',
      'resource.job_import.running',
      'request.too_many_requests',
    ],
  },
});
