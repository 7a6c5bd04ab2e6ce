import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { differenceStates } from '../../../../contract/money/settlements.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { BOOKS } from '../calls.ts';

export const useDifferences = (asked: {
  search: string;
  state: (typeof differenceStates)[number] | undefined;
  page: number;
}) =>
  useQuery({
    queryKey: [BOOKS, 'differences', asked],
    queryFn: ({ signal }) => api('GET /barong/admin/differences', { query: asked }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useSettlements = (asked: { search: string; page: number }) =>
  useQuery({
    queryKey: [BOOKS, 'settlements', asked],
    queryFn: ({ signal }) => api('GET /barong/admin/settlements', { query: asked }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Uploads a report that was downloaded from the gateway's dashboard. */
export const useReport = actOf(
  async (file: File) => api('POST /barong/admin/settlements', { body: { csv: await file.text() } }),
  { refreshes: [[BOOKS]] },
);
