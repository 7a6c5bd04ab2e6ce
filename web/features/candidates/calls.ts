import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '../../../contract/constants.ts';
import type { Candidate } from '../../../contract/applications.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { nullIfMissing } from '../../lib/api/api-error.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { useMessages } from '../../lib/messages.ts';
import { type CandidatesAddress, filtersOf } from './list/candidates-list.ts';
import { candidateMessages } from './messages.ts';

const KEY = 'candidates';

export const useCandidates = (address: CandidatesAddress) => {
  const query = { ...filtersOf(address), page: address.page, limit: 20 };
  return useListOf([KEY, 'list'], 'GET /barong/resource/candidates', query, {
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

/** Asks somebody whom the search found whether the company may contact them. */
export function useAskForContact(id: number) {
  const t = useMessages(candidateMessages);
  const queries = useQueryClient();
  const queryKey = [KEY, 'one', id];
  return useAct(
    (job_id: number | undefined) =>
      api('POST /barong/resource/candidates/:id/contact_request', {
        params: { id },
        body: job_id === undefined ? {} : { job_id },
      }),
    {
      failed: t.askFailed,
      done: t.asked,
      keep: (_, { contact, contact_request }) =>
        queries.setQueriesData<Candidate | null>(
          { queryKey },
          (known) => known && { ...known, contact, contact_request },
        ),
      // A colleague may have asked, or the candidate answered, since the page was opened.
      onFailed: () => queries.invalidateQueries({ queryKey }),
    },
  );
}
