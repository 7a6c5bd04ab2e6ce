import { type QueryOf, useListOf } from '../../lib/lists/use-list-of.ts';

export const APPEALS = 'appeals';

export const useAppeals = (query: QueryOf<'GET /barong/admin/appeals'>) =>
  useListOf('GET /barong/admin/appeals', { key: [APPEALS], query });
