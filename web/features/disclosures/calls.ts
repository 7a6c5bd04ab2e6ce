import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const useDisclosures = (page: number) =>
  useQuery({
    queryKey: ['disclosures', page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/disclosures', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
