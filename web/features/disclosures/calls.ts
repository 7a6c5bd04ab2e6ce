import { useListOf } from '../../lib/lists/use-list-of.ts';

export const useDisclosures = (page: number) =>
  useListOf(['disclosures'], 'GET /barong/resource/disclosures', { page });
