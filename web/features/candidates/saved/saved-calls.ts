import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '../../../../contract/constants.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { savedMessages } from './saved-messages.ts';

const KEY = ['candidate-searches'];

export const useSavedSearches = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/candidate_searches',
        { query: { limit: PAGE_SIZE_MAX } },
        { signal },
      ),
    staleTime: 0,
    // Applications bring new candidates.
    meta: { news: ['applications'] },
  });

/** Returns a function that reads the saved searches anew. */
export function useReadSearchesAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

/** Opening a search is only noted; if that fails, its candidates stay new. */
export function useOpening() {
  const readAgain = useReadSearchesAgain();
  return useMutation({
    mutationFn: (id: number) =>
      api('POST /barong/resource/candidate_searches/:id/opening', { params: { id } }),
    onSettled: readAgain,
  }).mutate;
}

export function useSearchRemoval() {
  const t = useMessages(savedMessages);
  const tellFailure = useFailureToast();
  const readAgain = useReadSearchesAgain();
  const removing = useMutation({
    mutationFn: (id: number) =>
      api('DELETE /barong/resource/candidate_searches/:id', { params: { id } }),
    onSuccess: () => toast({ title: t.removed, variant: 'success' }),
    onError: (error) => tellFailure(t.removeFailed, error),
    onSettled: readAgain,
  });
  return { isBusy: removing.isPending, remove: removing.mutate };
}
