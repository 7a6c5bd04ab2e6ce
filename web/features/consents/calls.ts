import { useListOf } from '../../lib/lists/use-list-of.ts';

export const useConsents = (page: number) =>
  useListOf(['consents'], 'GET /barong/resource/consents', { page });
