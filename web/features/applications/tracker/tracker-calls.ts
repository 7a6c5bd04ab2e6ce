import { useQueryClient } from '@tanstack/react-query';
import type { MyApplication } from '../../../../contract/applications.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api, apiFile } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { useListOf } from '../../../lib/lists/use-list-of.ts';
import { noteApplied } from '../../../parts/apply/applied-jobs.ts';
import { filtersOf, type TrackerAddress } from './tracker-list.ts';

/**
 * For queries of a seeker's applications. Changes that send live news arrive at once; others, such as opening a
 * letter, are polled for.
 */
const liveQuery = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 30_000,
  meta: { news: ['applications'] },
} as const;

const KEY = 'my-applications';

export const useTracker = (address: TrackerAddress) =>
  useListOf('GET /barong/resource/tracked_applications', {
    key: [KEY, 'list'],
    query: { ...filtersOf(address), page: address.page },
    ...liveQuery,
  });

/** The open application, even if it is on another page of the list or filtered out. */
export const useMyApplication = (id: number | null, listed: MyApplication | undefined) =>
  useReading('GET /barong/resource/my/applications/:id', {
    key: [KEY, 'one', id],
    params: { id: id ?? 0 },
    enabled: id !== null,
    placeholderData: listed,
    ...liveQuery,
  });

export const useWithdrawal = actOf(
  ({ id, ...body }: { id: number; stop_sharing: boolean }) =>
    api('POST /barong/resource/applications/:id/withdrawal', { params: { id }, body }),
  {
    keep: (queries, application) => {
      noteApplied(application.job.id, application);
      queries.setQueryData([KEY, 'one', application.id], application);
    },
    refreshes: [[KEY]],
  },
);

/** The same filters as a file. */
export const fetchTracker = (format: 'csv' | 'json' | 'ics', address: TrackerAddress) =>
  apiFile(`GET /barong/resource/my/applications.${format}`, { query: filtersOf(address) });

export const fetchReceipt = (format: 'pdf' | 'json', id: number) =>
  apiFile(`GET /barong/resource/my/applications/:id/receipt.${format}`, { params: { id } });

/** Updates the open panel from an answer, and refetches the list. */
export function useKeepingApplication() {
  const queryClient = useQueryClient();
  return async (application: MyApplication) => {
    queryClient.setQueryData([KEY, 'one', application.id], application);
    await queryClient.invalidateQueries({ queryKey: [KEY, 'list'] });
  };
}

export const useFreshTracker = () => useRefetch([KEY]);

/** Removes an application from elsewhere, or brings it back. */
export const useOutsideRemoval = actOf(
  async ({ id, back }: { id: number; back: boolean }): Promise<void> => {
    const params = { id };
    if (back) await api('POST /barong/resource/outside_applications/:id/restoration', { params });
    else await api('DELETE /barong/resource/outside_applications/:id', { params });
  },
  { refreshes: [[KEY]] },
);
