import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BillingDetails } from '../../../contract/money/invoices.ts';
import { api } from '../../lib/api/api.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';

const BILLING = ['billing-details'];

export const useInvoices = (page: number) =>
  useQuery({
    queryKey: ['invoices', page],
    queryFn: ({ signal }) => api('GET /barong/resource/invoices', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ADDRESSES_ANEW_MS,
  });

export const useBilling = () =>
  useQuery({
    queryKey: BILLING,
    queryFn: ({ signal }) => api('GET /barong/resource/billing_details', {}, { signal }),
  });

/** Shows what was saved without refetching. */
export function useKeepBilling() {
  const queries = useQueryClient();
  return (billing: BillingDetails) => queries.setQueryData(BILLING, { billing });
}
