import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditFilter } from '../../../contract/admin/audit.ts';
import { api } from '../../lib/api/api.ts';

export const useAuditEntries = (filter: AuditFilter, page: number) =>
  useQuery({
    queryKey: ['audit', filter, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/audit_entries', { query: { ...filter, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
