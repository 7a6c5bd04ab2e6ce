import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { type CandidatesAddress, filtersOf } from './list/candidates-list.ts';

const KEY = 'candidates';

export const useCandidates = (address: CandidatesAddress) => {
  const query = { ...filtersOf(address), page: address.page, limit: 20 };
  return useQuery({
    queryKey: [KEY, 'list', query],
    queryFn: ({ signal }) => api('GET /barong/resource/candidates', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ADDRESSES_ANEW_MS,
  });
};

/** The candidate, or null if the company does not know them; reading is told to the candidate. */
export const useCandidate = (id: number) =>
  useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/candidates/:id', { params: { id } }, { signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        },
      ),
    refetchInterval: ADDRESSES_ANEW_MS,
  });
