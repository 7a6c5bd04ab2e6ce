import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ManagedState } from '../../../contract/admin/managed-accounts.ts';
import { PAGE_SIZE } from '../../../contract/constants.ts';
import { api, apiFile } from '../../lib/api/api.ts';
import { apiRows } from '../../lib/api/api-rows.ts';

/** The key of everything that admins see of accounts. */
export const ACCOUNTS = 'managed-accounts';

interface Filter {
  search: string;
  state: ManagedState | undefined;
}

export const useUsers = ({ search, state, page }: Filter & { page: number }) =>
  useQuery({
    queryKey: [ACCOUNTS, 'users', search, state, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/users', { query: { search, state, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
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
  useQuery({
    queryKey: [ACCOUNTS, 'one', id],
    queryFn: ({ signal }) => api('GET /barong/admin/users/:id', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const fetchUsers = ({ search, state }: Filter) =>
  apiFile('GET /barong/admin/users/table.csv', { query: { search, state } });

export const fetchHrAccounts = ({ search, state }: Filter) =>
  apiFile('GET /admin/hr_accounts/table.csv', { query: { search, status: state } });
