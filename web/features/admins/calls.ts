import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const ADMINS = 'admins';

export const useAdmins = (page: number) =>
  useQuery({
    queryKey: [ADMINS, page],
    queryFn: ({ signal }) => api('GET /barong/admin/admins', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
