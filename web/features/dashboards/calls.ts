import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyApplication } from '../../../contract/applications.ts';
import type { FigureDays } from '../../../contract/admin/admin-figures.ts';
import { DASHBOARD_PAGE_SIZE } from '../../../contract/constants.ts';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/api.ts';
import { askForAdvertisement } from '../../parts/advertisements/booked.ts';
import { untilNextPassingOf } from '../../parts/interviews/next-passing.ts';

/** Counts change on other pages, so they are refetched whenever the dashboard opens. */
const fresh = { staleTime: 0 } as const;

type Listed = { applications: readonly MyApplication[] } | undefined;

const freshApplications = {
  ...fresh,
  refetchInterval: ({ state }: { state: { data: Listed } }) =>
    untilNextPassingOf(state.data?.applications ?? []),
  meta: { news: ['applications'] },
} as const;

/** Whether a first answer is still to come; false once a try has failed, so that one call does not hold back the rest. */
export const isAwaited = (query: { isPending: boolean; failureCount: number }): boolean =>
  query.isPending && query.failureCount === 0;

/** The recommended jobs; `changes` counts the seeker's changes to what they exclude. */
export const useRecommended = (changes: number) =>
  useQuery({
    queryKey: ['dashboard', 'recommended', changes],
    queryFn: ({ signal }) => api('GET /barong/resource/recommended_jobs', {}, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const useMissingSkills = () =>
  useQuery({
    queryKey: ['dashboard', 'skills'],
    queryFn: ({ signal }) => api('GET /barong/resource/missing_skills', {}, { signal }),
    ...fresh,
  });

/** Applications with an invitation, an offer or an acceptance. */
export const useAnswered = () =>
  useQuery({
    queryKey: ['dashboard', 'applications', 'answered'],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/my/applications',
        { query: { status: ['interview', 'offered', 'accepted'], limit: DASHBOARD_PAGE_SIZE } },
        { signal },
      ),
    ...freshApplications,
  });

export const useNewestApplications = () =>
  useQuery({
    queryKey: ['dashboard', 'applications'],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/my/applications',
        { query: { limit: DASHBOARD_PAGE_SIZE } },
        { signal },
      ),
    ...freshApplications,
  });

/** Refetches the counts after a job was saved or applied to on this page, which adds to `changes`. */
export function useFreshCounts(changes: number) {
  const queries = useQueryClient();
  const counted = useRef(changes);
  useEffect(() => {
    if (counted.current === changes) return;
    counted.current = changes;
    for (const part of ['applications', 'saved']) {
      void queries.invalidateQueries({ queryKey: ['dashboard', part] });
    }
  }, [queries, changes]);
}

export const useNewestSaved = () =>
  useQuery({
    queryKey: ['dashboard', 'saved'],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/saved_jobs', { query: { limit: DASHBOARD_PAGE_SIZE } }, { signal }),
    ...fresh,
  });

/** The numbers of each day. */
export const useFigureDays = (days: FigureDays) =>
  useQuery({
    queryKey: ['dashboard', 'figure-days', days],
    queryFn: ({ signal }) => api('GET /barong/admin/figures/days', { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const useFigures = () =>
  useQuery({
    queryKey: ['dashboard', 'figures'],
    queryFn: ({ signal }) => api('GET /barong/admin/figures', {}, { signal }),
    ...fresh,
  });

/** The health of the portal itself; polled every minute while it is on screen. */
export const useHealth = () =>
  useQuery({
    queryKey: ['dashboard', 'health'],
    queryFn: ({ signal }) => api('GET /barong/admin/health', {}, { signal }),
    refetchInterval: 60_000,
    ...fresh,
  });

export const useEmptySearches = () =>
  useQuery({
    queryKey: ['dashboard', 'empty-searches'],
    queryFn: ({ signal }) => api('GET /barong/admin/empty_searches', {}, { signal }),
    ...fresh,
  });

export const useAdvertisement = () =>
  useQuery({
    queryKey: ['dashboard', 'advertisement'],
    queryFn: ({ signal }) => askForAdvertisement('dashboard', '', signal),
  });
