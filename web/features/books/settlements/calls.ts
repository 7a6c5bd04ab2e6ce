import { textOfFile } from '../../../../contract/format/texts/text-of-bytes.ts';
import type { differenceStates } from '../../../../contract/money/difference-states.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useListOf } from '../../../lib/lists/use-list-of.ts';
import { BOOKS } from '../calls.ts';

export const useDifferences = (asked: {
  search: string;
  state: (typeof differenceStates)[number] | undefined;
  page: number;
}) => useListOf('GET /barong/admin/differences', { key: [BOOKS, 'differences'], query: asked });

export const useSettlements = (asked: { search: string; page: number }) =>
  useListOf('GET /barong/admin/settlements', { key: [BOOKS, 'settlements'], query: asked });

/** Uploads a report that was downloaded from the gateway's dashboard. */
export const useReport = actOf(
  async (file: File) =>
    api('POST /barong/admin/settlements', { body: { csv: await textOfFile(file) } }),
  { refreshes: [[BOOKS]] },
);
