import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const APPEALS = 'appeals';

export const useAppeals = (status: 'open' | 'decided', page: number) =>
  useQuery({
    queryKey: [APPEALS, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/appeals', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
