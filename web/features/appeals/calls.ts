import { useListOf } from '../../lib/lists/use-list-of.ts';

export const APPEALS = 'appeals';

export const useAppeals = (status: 'open' | 'decided', page: number) =>
  useListOf('GET /barong/admin/appeals', { key: [APPEALS], query: { status, page } });
