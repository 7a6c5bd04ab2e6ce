import { type QueryOf, useListOf } from '../../lib/lists/use-list-of.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';

const KEY = 'company-checks';

export const useCompanyChecks = (query: QueryOf<'GET /barong/admin/company_checks'>) =>
  useListOf('GET /barong/admin/company_checks', { key: [KEY], query });

export const useFreshChecks = () => useRefetch([KEY]);
