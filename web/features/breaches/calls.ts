import { useListOf } from '../../lib/lists/use-list-of.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';

const KEY = 'breaches';

export const useBreaches = (status: 'open' | 'closed', page: number) =>
  useListOf('GET /barong/admin/breaches', { key: [KEY], query: { status, page } });

export const useFreshBreaches = () => useRefetch([KEY]);
