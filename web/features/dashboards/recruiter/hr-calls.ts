import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { INTERVIEWS } from '../../../parts/interviews/company-calls.ts';
import { untilNextPassing } from '../../../parts/interviews/next-passing.ts';

// People open a dashboard to see what is new, so it is always fetched again.
const staleTime = 0;

export const useJobStats = () =>
  useQuery({
    queryKey: ['job_stats'],
    queryFn: ({ signal }) => api('GET /barong/resource/hr/job_stats', {}, { signal }),
    staleTime,
    meta: { news: ['applications', 'messages'] },
  });

/** How many candidates the company's list has. */
export const useCandidateCount = () =>
  useQuery({
    queryKey: ['candidates', 'count'],
    queryFn: async ({ signal }) => {
      const { meta } = await api(
        'GET /barong/resource/candidates',
        { query: { limit: 1 } },
        { signal },
      );
      return meta.total;
    },
    staleTime,
    meta: { news: ['applications'] },
  });

const ANSWERS_SHOWN = 4;

/** Applications that wait for an answer, those due first on top. */
export const useAnswersDue = () =>
  useQuery({
    queryKey: ['answers_due'],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/applications',
        { query: { status: ['waiting'], sort: 'answer_due', limit: ANSWERS_SHOWN } },
        { signal },
      ),
    staleTime,
    meta: { news: ['applications'] },
  });

const INTERVIEWS_SHOWN = 3;

/** The company's next interviews; those without a time come last. */
export const useNextInterviews = () =>
  useQuery({
    queryKey: [INTERVIEWS, 'dashboard'],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/interviews', { query: { limit: INTERVIEWS_SHOWN } }, { signal }),
    staleTime,
    refetchInterval: ({ state }) => untilNextPassing(state.data?.interviews ?? []),
    meta: { news: ['applications'] },
  });

/** How many applied on each of the last seven days. */
export const useLastDays = () =>
  useQuery({
    queryKey: ['hiring_figures', 'dashboard'],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/hr/figures', { query: { days: 7 } }, { signal }),
    staleTime,
    meta: { news: ['applications'] },
  });

const OPEN_POSTINGS = 5;

/** The open jobs that close first. */
export const useOpenJobs = () =>
  useQuery({
    queryKey: ['hr_jobs', 'dashboard'],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/hr/jobs',
        {
          query: { status: 'active', sort_by: 'expires_at', sort_dir: 'asc', limit: OPEN_POSTINGS },
        },
        { signal },
      ),
    staleTime,
    meta: { news: ['applications'] },
  });
