import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import type { Candidate } from '../../../contract/applications.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { nullIfMissing } from '../../lib/api/api-error.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { type CandidatesAddress, filtersOf } from './list/candidates-list.ts';

const KEY = 'candidates';

export const useCandidates = (address: CandidatesAddress) => {
  const { saved, since, page } = address;
  const query = { ...filtersOf(address), saved, since, page, limit: 20 };
  return useListOf('GET /barong/resource/candidates', {
    key: [KEY, 'list'],
    query,
    refetchInterval: ADDRESSES_ANEW_MS,
  });
};

/**
 * The candidate, or null if the company does not know them: as they were in one of their applications, or else in the
 * newest. Loading this counts as a look, of which the candidate is told.
 */
export const useCandidate = (id: number, applicationId: number | null) =>
  useQuery({
    queryKey: [KEY, 'one', id, applicationId],
    queryFn: ({ signal }) => readCandidate(id, applicationId, signal).catch(nullIfMissing),
    refetchInterval: ADDRESSES_ANEW_MS,
    // A candidate who agrees to be contacted is told of by a notification.
    meta: { news: ['notifications'] },
  });

async function readCandidate(id: number, applicationId: number | null, signal: AbortSignal) {
  if (applicationId === null) {
    return api('GET /barong/resource/candidates/:id', { params: { id } }, { signal });
  }
  const candidate = await api(
    'GET /barong/resource/applications/:id/candidate',
    { params: { id: applicationId } },
    { signal },
  );
  return candidate.id === id ? candidate : null;
}

/** The company's open jobs, for one of which it may ask. */
export const useOpenJobs = () =>
  useReading('GET /barong/resource/hr/jobs', {
    key: ['own-jobs', 'open'],
    query: { limit: PAGE_SIZE_MAX, status: 'active' },
  });

/** Keeps what was asked beside the candidate, or reads them again: a colleague may have asked, or they may have answered. */
export function useContactState(id: number) {
  const queries = useQueryClient();
  const queryKey = [KEY, 'one', id];
  return {
    keep: ({ contact, contact_request }: Candidate) =>
      queries.setQueriesData<Candidate | null>(
        { queryKey },
        (known) => known && { ...known, contact, contact_request },
      ),
    refetch: () => queries.invalidateQueries({ queryKey }),
  };
}
