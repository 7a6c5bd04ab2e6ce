import { useQueryClient } from '@tanstack/react-query';
import { useListOf } from '../../lib/lists/use-list-of.ts';

const KEY = 'breaches';

export const useBreaches = (status: 'open' | 'closed', page: number) =>
  useListOf([KEY], 'GET /barong/admin/breaches', { status, page });

export function useFreshBreaches() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
