import type { Gstr1Section } from '../../../contract/money/gstr1-sections.ts';
import type { InvoiceKind } from '../../../contract/money/invoice-numbers.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { apiFile } from '../../lib/api/api.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { BillingDetails } from '../../../contract/money/invoices.ts';

interface InvoiceFilters {
  search: string;
  kind: InvoiceKind | undefined;
  month: string | undefined;
  page: number;
}

export const useAllInvoices = ({ search, kind, month, page }: InvoiceFilters) =>
  useListOf('GET /barong/admin/invoices', {
    key: ['all-invoices'],
    query: { search, kind, month, page },
    refetchInterval: ADDRESSES_ANEW_MS,
  });

export const useGstr1 = (month: string) =>
  useReading('GET /barong/admin/gstr1', { key: ['gstr1', month], query: { month }, staleTime: 0 });

export const fetchTable = (month: string, section: Gstr1Section) =>
  apiFile('GET /barong/admin/gstr1/table.csv', { query: { month, section } });

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
export const keepBilling = (queries: QueryClient, billing: BillingDetails) =>
  queries.setQueryData(BILLING, { billing });
