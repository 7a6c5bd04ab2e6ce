import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const KEY = 'company-checks';

type Status = 'waiting' | 'decided';

export const useCompanyChecks = (status: Status, page: number) =>
  useQuery({
    queryKey: [KEY, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/company_checks', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
