import { useQueryClient } from '@tanstack/react-query';
import type { BillingDetails } from '../../../contract/money/invoices.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';

const BILLING = ['billing-details'];

export const useInvoices = (page: number) =>
  useListOf('GET /barong/resource/invoices', {
    key: ['invoices'],
    query: { page },
    refetchInterval: ADDRESSES_ANEW_MS,
  });

export const useBilling = () =>
  useReading('GET /barong/resource/billing_details', { key: BILLING });

/** Shows what was saved without refetching. */
export function useKeepBilling() {
  const queries = useQueryClient();
  return (billing: BillingDetails) => queries.setQueryData(BILLING, { billing });
}
