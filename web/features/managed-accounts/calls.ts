import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MissedFilter } from '../../../contract/admin/missed-filters.ts';
import type { ManagedState } from '../../../contract/admin/managed-states.ts';
import { PAGE_SIZE } from '../../../contract/constants.ts';
import { apiFile, endingIfOver, request } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';

/** The key of everything that admins see of accounts. */
export const ACCOUNTS = 'managed-accounts';

interface Filter {
  search: string;
  state: ManagedState | undefined;
  missed?: MissedFilter | undefined;
}

export const useUsers = ({ search, state, missed, page }: Filter & { page: number }) =>
  useListOf('GET /barong/admin/users', {
    key: [ACCOUNTS, 'users'],
    query: { search, state, missed, page },
  });

const RECRUITERS = 'GET /admin/hr_accounts';

/** One page of recruiters, which are answered as a bare array; the totals come from the headers. */
function readHrAccounts(
  { search, state, missed, page }: Filter & { page: number },
  signal: AbortSignal,
) {
  const query = { search, status: state, missed, page, per_page: PAGE_SIZE };
  const read = async (response: Response) => {
    const total = Number(response.headers.get('x-total-count'));
    const totalPages = Number(response.headers.get('x-total-pages'));
    const capped = response.headers.get('x-total-capped') === 'true';
    const counts = { total, totalPages, total_count: total, total_pages: totalPages };
    return {
      rows: (await response.json()) as Answer<Contract[typeof RECRUITERS]>,
      meta: { page, limit: PAGE_SIZE, ...counts, total_capped: capped },
    };
  };
  return endingIfOver(RECRUITERS, request(RECRUITERS, { query }, { signal }, read));
}

export const useHrAccounts = (filter: Filter & { page: number }) =>
  useQuery({
    queryKey: [ACCOUNTS, 'hr', filter],
    queryFn: ({ signal }) => readHrAccounts(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useManagedAccount = (id: number) =>
  useReading('GET /barong/admin/users/:id', {
    key: [ACCOUNTS, 'one', id],
    params: { id },
    staleTime: 0,
  });

export const fetchUsers = ({ search, state, missed }: Filter) =>
  apiFile('GET /barong/admin/users/table.csv', { query: { search, state, missed } });

export const fetchHrAccounts = ({ search, state, missed }: Filter) =>
  apiFile('GET /admin/hr_accounts/table.csv', { query: { search, status: state, missed } });
