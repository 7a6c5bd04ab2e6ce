import { useListOf } from '../../lib/lists/use-list-of.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';

const KEY = 'company-checks';

type Status = 'waiting' | 'decided';

export const useCompanyChecks = (status: Status, page: number) =>
  useListOf('GET /barong/admin/company_checks', { key: [KEY], query: { status, page } });

export const useFreshChecks = () => useRefetch([KEY]);
