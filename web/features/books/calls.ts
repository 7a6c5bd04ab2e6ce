import type { paymentFilters } from '../../../contract/money/payment-states.ts';
import type { SubscriptionState } from '../../../contract/money/subscription-states.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { MONEY_ANEW_MS } from '../../parts/money/money-anew.ts';

export const BOOKS = 'books';

const ON_THEIR_WAY = new Set(['asked', 'sent']);

interface BooksFilters<State> {
  search: string;
  state: State | undefined;
  page: number;
}

export const usePayments = ({
  search,
  state,
  page,
}: BooksFilters<(typeof paymentFilters)[number]>) =>
  useListOf('GET /barong/admin/payments', {
    key: [BOOKS, 'payments'],
    query: { search, state, page },
  });

/** A payment; while a refund is on its way, the page polls for its arrival. */
export const usePayment = (id: number) =>
  useReading('GET /barong/admin/payments/:id', {
    key: [BOOKS, 'payment', id],
    params: { id },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some((refund) => ON_THEIR_WAY.has(refund.state))
        ? MONEY_ANEW_MS
        : ADDRESSES_ANEW_MS,
  });

export const useSubscriptions = ({ search, state, page }: BooksFilters<SubscriptionState>) =>
  useListOf('GET /barong/admin/subscriptions', {
    key: [BOOKS, 'subscriptions'],
    query: { search, state, page },
  });

export const usePlans = () =>
  useReading('GET /barong/admin/plans', { key: [BOOKS, 'plans'], staleTime: 0 });

/** Refetches everything of the books, after a change or a refusal. */
export const useFreshBooks = () => useRefetch([BOOKS]);

export const useAnotherTry = actOf(
  (id: number) => api('POST /barong/admin/refunds/:id/tries', { params: { id } }),
  { refreshes: [[BOOKS]] },
);
