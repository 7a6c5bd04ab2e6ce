import { useState } from 'react';
import type { Chosen, Subscriptions } from '../../../contract/money/subscriptions.ts';
import type { TestPaying } from '../../../contract/money/test-payments.ts';
import { actOf, type Outcomes, useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { sendingKeys } from '../../lib/api/sending-key.ts';
import { MONEY_ANEW_MS } from '../../parts/money/money-anew.ts';

const KEY = 'subscriptions';

/** The plans and payments; polled while money is on its way. */
export const useSubscriptions = () =>
  useReading('GET /barong/resource/subscriptions', {
    key: [KEY],
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isMoneyOnItsWay(data) ? MONEY_ANEW_MS : ADDRESSES_ANEW_MS,
  });

const isMoneyOnItsWay = ({ payment_pending, payments }: Subscriptions) =>
  payment_pending || payments.some(({ state }) => state === 'refunding');

const FRESH = { refreshes: [[KEY]] };

/** Chooses a plan; repeating the same choice has no further effect. */
export function useChoice(outcomes: Outcomes<number, Chosen>) {
  const [keys] = useState(() => sendingKeys());
  // A choice that was answered may be made again; one that was not is repeated with the same key.
  const [answers, setAnswers] = useState(0);
  return useAct(
    (plan_id: number): Promise<Chosen> =>
      api(
        'POST /barong/resource/subscriptions',
        { body: { plan_id } },
        { idempotencyKey: keys.of(`${plan_id} ${answers}`) },
      ),
    { ...FRESH, ...outcomes, keep: () => setAnswers(answers + 1) },
  );
}

export const useCancellation = actOf(
  (id: number) => api('DELETE /barong/resource/subscriptions/:id', { params: { id } }),
  FRESH,
);

export const useRefund = actOf(
  (id: number) => api('POST /barong/resource/payments/:id/refund', { params: { id } }),
  FRESH,
);

export const useTestOrder = (id: number) =>
  useReading('GET /barong/resource/test_orders/:id', {
    key: [KEY, 'test', id],
    params: { id },
    staleTime: 0,
  });

/** Pays a test order, and sends what the checkout has signed, as a real checkout's page would. */
export const useTestPayment = actOf(async ({ id, body }: { id: number; body: TestPaying }) => {
  const paid = await api('POST /barong/resource/test_orders/:id/payments', {
    params: { id },
    body,
  });
  if (!paid.result) return false;
  await api('POST /barong/resource/subscriptions/checkout_results', { body: paid.result });
  return true;
}, FRESH);

/** Goes to a checkout: to one of our pages, or by a form to the gateway's. */
export function openCheckout(
  { url, fields }: NonNullable<Chosen['checkout']>,
  navigate: (to: string) => unknown,
): void {
  if (Object.keys(fields).length === 0) {
    navigate(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
