import { useQueryClient } from '@tanstack/react-query';
import { useListOf } from '../../lib/lists/use-list-of.ts';

const KEY = 'company-checks';

type Status = 'waiting' | 'decided';

export const useCompanyChecks = (status: Status, page: number) =>
  useListOf([KEY], 'GET /barong/admin/company_checks', { status, page });

export function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
