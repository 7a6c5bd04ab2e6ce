import { useListOf } from '../../lib/lists/use-list-of.ts';

export const ADMINS = 'admins';

export const useAdmins = (page: number) =>
  useListOf('GET /barong/admin/admins', { key: [ADMINS], query: { page } });
