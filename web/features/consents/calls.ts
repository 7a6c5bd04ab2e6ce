import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const useConsents = (page: number) =>
  useQuery({
    queryKey: ['consents', page],
    queryFn: ({ signal }) => api('GET /barong/resource/consents', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
