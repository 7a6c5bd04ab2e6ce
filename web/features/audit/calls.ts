import type { AuditFilter } from '../../../contract/admin/audit.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

export const useAuditEntries = (filter: AuditFilter, page: number) =>
  useListOf('GET /barong/admin/audit_entries', { key: ['audit'], query: { ...filter, page } });
