import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Application, CompanyApplications } from '../../../../contract/applications.ts';
import { PAGE_SIZE_MAX } from '../../../../contract/constants.ts';
import { api, apiFile } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { untilNextPassingOf } from '../../../parts/interviews/next-passing.ts';
import { forgetNews, keptOf, noteNews, withKept } from './only-changed.ts';
import { answerFiltersOf, type ReceivedAddress } from './received-list.ts';

const KEY = 'received-applications';

/** Any change of an application arrives as live news, including colleagues' decisions. */
const liveQuery = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  meta: { news: ['applications'] },
} as const;

/** The filters of the address, under the API's names, without the page. */
function filtersOf(jobId: number | null, address: ReceivedAddress) {
  const { search, status, from, to, tag, source, score_min, sort } = address;
  const order = sort === 'newest' ? {} : { sort };
  const answers = jobId === null ? {} : answerFiltersOf(address);
  return { search, status, from, to, score_min, source, tag, ...answers, ...order };
}

type ListQuery = ReturnType<typeof filtersOf> & {
  page?: number;
  limit?: number;
  per_status?: number;
  known?: number[];
};

const readList = (jobId: number | null, query: ListQuery, signal?: AbortSignal) =>
  jobId === null
    ? api('GET /barong/resource/applications', { query }, { signal })
    : api(
        'GET /barong/resource/jobs/:id/applications',
        { params: { id: jobId }, query },
        { signal },
      );

/** A page of the list; or with `isBoard` the first `limit` of each status, in one call. */
export function useReceived(
  jobId: number | null,
  address: ReceivedAddress,
  limit = 20,
  { isWanted = true, isBoard = false } = {},
) {
  const part = isBoard ? { per_status: limit } : { page: address.page, limit };
  const filters = { ...filtersOf(jobId, address), ...part };
  return useQuery({
    queryKey: [KEY, 'list', jobId, filters],
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<CompanyApplications>(queryKey);
      const kept = keptOf(before);
      const query = kept.length === 0 ? filters : { ...filters, known: kept.map(({ id }) => id) };
      const answer = await readList(jobId, query, signal);
      forgetNews(before);
      return withKept(answer, kept);
    },
    placeholderData: keepPreviousData,
    enabled: isWanted,
    refetchInterval: ({ state }) => untilNextPassingOf(state.data?.applications ?? []),
    ...liveQuery,
    meta: { ...liveQuery.meta, onNews: noteNews },
  });
}

/** The first `most` applications of the list, whatever its page. */
export async function readFirst(
  jobId: number | null,
  address: ReceivedAddress,
  most: number,
): Promise<Application[]> {
  const filters = filtersOf(jobId, address);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(most / PAGE_SIZE_MAX) }, (_, at) =>
      readList(jobId, { ...filters, page: at + 1, limit: PAGE_SIZE_MAX }),
    ),
  );
  return pages.flatMap(({ applications }) => applications);
}

/** Every row of the list as a file, in its order. */
export const fetchReceived = (jobId: number | null, address: ReceivedAddress) =>
  apiFile('GET /barong/resource/applications.csv', {
    query: { ...filtersOf(jobId, address), ...(jobId === null ? {} : { job_id: jobId }) },
  });

/** The open application, even if the filters exclude it from the list. */
export const useApplication = (id: number | null, listed: Application | undefined) =>
  useReading('GET /barong/resource/applications/:id', {
    key: [KEY, 'one', id],
    params: { id: id ?? 0 },
    enabled: id !== null,
    placeholderData: listed,
    refetchInterval: ({ state }) => untilNextPassingOf(state.data ? [state.data] : []),
    ...liveQuery,
  });

/** Loads the candidate, which marks the application as opened for the seeker. */
export const useCandidate = (id: number) =>
  useReading('GET /barong/resource/applications/:id/candidate', {
    key: [KEY, 'candidate', id],
    params: { id },
    // Its history grows when a decision takes effect, seconds after it was made.
    meta: liveQuery.meta,
  });

/** The company's own jobs, for the switch between them. */
export const useOwnJobs = () =>
  useReading('GET /barong/resource/hr/jobs', {
    key: ['own-jobs', 'switch'],
    query: { limit: PAGE_SIZE_MAX, sort_by: 'created_at' },
  });

/** The questions of one of the company's jobs. */
export const useQuestions = (jobId: number) =>
  useReading('GET /barong/public/jobs/:id', {
    key: ['own-jobs', 'questions', jobId],
    params: { id: jobId },
    select: ({ questions }) => questions,
  });

function readWhole(client: QueryClient, { cancelRefetch }: { cancelRefetch: boolean }) {
  for (const [, list] of client.getQueriesData({ queryKey: [KEY, 'list'] })) {
    noteNews(list, 'applications');
  }
  return client.invalidateQueries({ queryKey: [KEY] }, { cancelRefetch });
}

/** Returns a function that refreshes the addresses of pictures, once for all that have expired. */
export function useFreshPictures() {
  const queryClient = useQueryClient();
  return () => void readWhole(queryClient, { cancelRefetch: false });
}

/** Returns a function that refetches the list and the open application. */
export function useFreshReceived() {
  const queryClient = useQueryClient();
  return () => readWhole(queryClient, { cancelRefetch: true });
}
