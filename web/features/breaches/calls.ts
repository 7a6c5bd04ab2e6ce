import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const KEY = 'breaches';

export const useBreaches = (status: 'open' | 'closed', page: number) =>
  useQuery({
    queryKey: [KEY, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/breaches', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useFreshBreaches() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
