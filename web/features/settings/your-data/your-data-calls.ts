import { POLL_EVERY_MS } from '../../../../contract/constants.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const COPY = ['personal-copy'];

/** The account's copy; polled while it is being made. */
export const useCopy = () =>
  useReading('GET /barong/resource/personal_copy', {
    key: COPY,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.personal_copy?.state === 'making' ? POLL_EVERY_MS : false,
  });

export const useCopyRequest = actOf(() => api('POST /barong/resource/personal_copy', {}), {
  refreshes: [COPY],
});

/** Goes to the copy's signed address, which is a download. */
export const useCopyDownload = actOf(() => api('POST /barong/resource/personal_copy/address', {}), {
  keep: (_queries, { address }) => window.location.assign(address),
});

export const useHoldings = () =>
  useReading('GET /barong/resource/holdings', { key: ['holdings'], staleTime: 0 });
