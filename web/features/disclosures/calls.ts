import { useListOf } from '../../lib/lists/use-list-of.ts';

export const useDisclosures = (page: number) =>
  useListOf('GET /barong/resource/disclosures', { key: ['disclosures'], query: { page } });
