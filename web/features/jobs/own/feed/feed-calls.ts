import { useListOf } from '../../../../lib/lists/use-list-of.ts';
import { actOf, EVERY_QUERY } from '../../../../lib/api/use-act.ts';
import { api } from '../../../../lib/api/api.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';

const KEY = 'job_feed';

export const useFeed = () => useReading('GET /barong/resource/job_feed', { key: [KEY] });

export const useFeedRuns = (page: number) =>
  useListOf('GET /barong/resource/job_feed/runs', { key: [KEY, 'runs'], query: { page } });

// Every reading changes jobs and counts.
const ALL = { refreshes: EVERY_QUERY };

export const useReadNow = actOf(
  (even_if_smaller: boolean) =>
    api('POST /barong/resource/job_feed/runs', { body: { even_if_smaller } }),
  ALL,
);

export const usePauseFeed = actOf(
  (paused: boolean) => api('PUT /barong/resource/job_feed/pause', { body: { paused } }),
  ALL,
);

export const useRemoveFeed = actOf(() => api('DELETE /barong/resource/job_feed', {}), ALL);

export const useSetFeed = actOf(
  (address: string) => api('PUT /barong/resource/job_feed', { body: { address } }),
  ALL,
);
