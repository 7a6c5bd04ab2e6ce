import type { CandidateAlertFrequency } from '../../../../contract/candidates/candidate-alert-frequencies.ts';
import { PAGE_SIZE_MAX } from '../../../../contract/constants.ts';
import { actOf, useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { useMessages } from '../../../lib/messages.ts';
import { savedMessages } from './saved-messages.ts';

const KEY = ['candidate-searches'];

export const useSavedSearches = () =>
  useReading('GET /barong/resource/candidate_searches', {
    key: KEY,
    query: { limit: PAGE_SIZE_MAX },
    staleTime: 0,
    // Applications bring new candidates.
    meta: { news: ['applications'] },
  });

/** Returns a function that refetches the saved searches. */
export const useFreshSearches = () => useRefetch(KEY);

/** Opening a search is merely recorded; if that fails, its candidates stay new. */
export const useOpening = actOf(
  (id: number) => api('POST /barong/resource/candidate_searches/:id/opening', { params: { id } }),
  { refreshes: [KEY] },
);

export function useSearchRemoval() {
  const t = useMessages(savedMessages);
  return useAct(
    (id: number) => api('DELETE /barong/resource/candidate_searches/:id', { params: { id } }),
    { failed: t.removeFailed, done: t.removed, refreshes: [KEY] },
  );
}

interface Telling {
  id: number;
  frequency: CandidateAlertFrequency;
}

export function useTelling() {
  const t = useMessages(savedMessages);
  const said = { never: t.toldNever, daily: t.toldDaily, weekly: t.toldWeekly };
  return useAct(
    ({ id, frequency }: Telling) =>
      api('PUT /barong/resource/candidate_searches/:id/alert', {
        params: { id },
        body: { frequency },
      }),
    { failed: t.tellFailed, done: ({ frequency }) => said[frequency], refreshes: [KEY] },
  );
}
