import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import { PAGE_SIZE } from '../../../contract/constants.ts';
import { apiFile } from '../../lib/api/api.ts';
import { apiRows } from '../../lib/api/api-rows.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

/** The key of everything that admins see of accounts. */
export const ACCOUNTS = 'managed-accounts';

interface Filter {
  search: string;
  state: ManagedState | undefined;
}

export const useUsers = ({ search, state, page }: Filter & { page: number }) =>
  useListOf('GET /barong/admin/users', {
    key: [ACCOUNTS, 'users'],
    query: { search, state, page },
  });

export const useHrAccounts = ({ search, state, page }: Filter & { page: number }) =>
  useQuery({
    queryKey: [ACCOUNTS, 'hr', search, state, page],
    queryFn: ({ signal }) =>
      apiRows(
        'GET /admin/hr_accounts',
        { query: { search, status: state, page, per_page: PAGE_SIZE } },
        { page, limit: PAGE_SIZE, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useManagedAccount = (id: number) =>
  useReading('GET /barong/admin/users/:id', {
    key: [ACCOUNTS, 'one', id],
    params: { id },
    staleTime: 0,
  });

export const fetchUsers = ({ search, state }: Filter) =>
  apiFile('GET /barong/admin/users/table.csv', { query: { search, state } });

export const fetchHrAccounts = ({ search, state }: Filter) =>
  apiFile('GET /admin/hr_accounts/table.csv', { query: { search, status: state } });
