import type { differenceStates } from '../../../../contract/money/difference-states.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useListOf } from '../../../lib/lists/use-list-of.ts';
import { BOOKS } from '../calls.ts';

export const useDifferences = (asked: {
  search: string;
  state: (typeof differenceStates)[number] | undefined;
  page: number;
}) => useListOf([BOOKS, 'differences'], 'GET /barong/admin/differences', asked);

export const useSettlements = (asked: { search: string; page: number }) =>
  useListOf([BOOKS, 'settlements'], 'GET /barong/admin/settlements', asked);

/** Uploads a report that was downloaded from the gateway's dashboard. */
export const useReport = actOf(
  async (file: File) => api('POST /barong/admin/settlements', { body: { csv: await file.text() } }),
  { refreshes: [[BOOKS]] },
);
