import { useReading } from '../../../lib/api/use-reading.ts';
import { INTERVIEWS } from '../../../parts/interviews/company-calls.ts';
import { untilNextPassing } from '../../../parts/interviews/next-passing.ts';

// People open a dashboard to see what is new, so it is always fetched again.
const staleTime = 0;

export const useJobStats = () =>
  useReading('GET /barong/resource/hr/job_stats', {
    key: ['job_stats'],
    staleTime,
    meta: { news: ['applications', 'messages'] },
  });

/** How many candidates the company's list has. */
export const useCandidateCount = () =>
  useReading('GET /barong/resource/candidates', {
    key: ['candidates', 'count'],
    query: { limit: 1 },
    select: ({ meta }) => meta.total,
    staleTime,
    meta: { news: ['applications'] },
  });

const ANSWERS_SHOWN = 4;

/** Applications that wait for an answer, those due first on top. */
export const useAnswersDue = () =>
  useReading('GET /barong/resource/applications', {
    key: ['answers_due'],
    query: { status: ['waiting'], sort: 'answer_due', limit: ANSWERS_SHOWN },
    staleTime,
    meta: { news: ['applications'] },
  });

const INTERVIEWS_SHOWN = 3;

/** The company's next interviews; those without a time come last. */
export const useNextInterviews = () =>
  useReading('GET /barong/resource/interviews', {
    key: [INTERVIEWS, 'dashboard'],
    query: { limit: INTERVIEWS_SHOWN },
    staleTime,
    refetchInterval: ({ state }) => untilNextPassing(state.data?.interviews ?? []),
    meta: { news: ['applications'] },
  });

/** How many applied on each of the last seven days. */
export const useLastDays = () =>
  useReading('GET /barong/resource/hr/figures', {
    key: ['hiring_figures', 'dashboard'],
    query: { days: 7 },
    staleTime,
    meta: { news: ['applications'] },
  });

const OPEN_POSTINGS = 5;

/** The open jobs that close first. */
export const useOpenJobs = () =>
  useReading('GET /barong/resource/hr/jobs', {
    key: ['hr_jobs', 'dashboard'],
    query: { status: 'active', sort_by: 'expires_at', sort_dir: 'asc', limit: OPEN_POSTINGS },
    staleTime,
    meta: { news: ['applications'] },
  });
