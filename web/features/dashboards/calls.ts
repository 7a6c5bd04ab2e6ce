import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyApplication } from '../../../contract/applications.ts';
import type { FigureDays } from '../../../contract/admin/admin-figures.ts';
import { DASHBOARD_PAGE_SIZE } from '../../../contract/constants.ts';
import { useEffect, useRef } from 'react';
import { useReading } from '../../lib/api/use-reading.ts';
import { api } from '../../lib/api/api.ts';
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
  useReading('GET /barong/resource/recommended_jobs', {
    key: ['dashboard', 'recommended', changes],
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const useMissingSkills = () =>
  useReading('GET /barong/resource/missing_skills', {
    key: ['dashboard', 'skills'],
    priority: 'low',
    ...fresh,
  });

/** Applications with an invitation, an offer or an acceptance. */
export const useAnswered = () =>
  useReading('GET /barong/resource/my/applications', {
    key: ['dashboard', 'applications', 'answered'],
    query: { status: ['interview', 'offered', 'accepted'], limit: DASHBOARD_PAGE_SIZE },
    ...freshApplications,
  });

export const useNewestApplications = () =>
  useReading('GET /barong/resource/my/applications', {
    key: ['dashboard', 'applications'],
    query: { limit: DASHBOARD_PAGE_SIZE },
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
  useReading('GET /barong/resource/saved_jobs', {
    key: ['dashboard', 'saved'],
    query: { limit: DASHBOARD_PAGE_SIZE },
    ...fresh,
  });

/** The numbers of each day. */
export const useFigureDays = (days: FigureDays) =>
  useReading('GET /barong/admin/figures/days', {
    key: ['dashboard', 'figure-days', days],
    query: { days },
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const useFigures = () =>
  useReading('GET /barong/admin/figures', { key: ['dashboard', 'figures'], ...fresh });

/** The health of the portal itself; polled every minute while it is on screen. */
export const useHealth = () =>
  useReading('GET /barong/admin/health', {
    key: ['dashboard', 'health'],
    refetchInterval: 60_000,
    ...fresh,
  });

/** One that cannot be loaded is left out. */
export const useAdvertisement = () =>
  useQuery({
    queryKey: ['dashboard', 'advertisement'],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/public/advertisements',
        { query: { slot: 'dashboard', words: '' } },
        { signal, priority: 'low' },
      ).then(
        ({ advertisement }) => advertisement,
        () => null,
      ),
  });
