import { useListOf } from '../../lib/lists/use-list-of.ts';

export const useConsents = (page: number) =>
  useListOf('GET /barong/resource/consents', { key: ['consents'], query: { page } });
