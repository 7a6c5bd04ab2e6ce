import { useListOf } from '../../lib/lists/use-list-of.ts';

export const APPEALS = 'appeals';

export const useAppeals = (status: 'open' | 'decided', page: number) =>
  useListOf([APPEALS], 'GET /barong/admin/appeals', { status, page });
