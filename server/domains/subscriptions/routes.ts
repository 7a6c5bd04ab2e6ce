import { subscriptions } from '../../../contract/money/subscriptions.ts';
import { routes } from '../../platform/endpoints.ts';
import { buyerOf } from './buyers.ts';
import { choosePlan } from './choosing.ts';
import { readSubscriptions } from './reading.ts';
import { refundPaymentOf } from './refunding.ts';
import { cancelSubscription, takeCheckoutResult } from './subscriptions.ts';
import { usageOf } from './usage.ts';

export const subscriptionRoutes = routes(subscriptions, {
  'GET /barong/resource/subscriptions': ({ account, language, ...services }) =>
    readSubscriptions(services, account, language),
  'GET /barong/resource/plan_usage': async ({ db, account, language }) => ({
    usage: await usageOf(db, buyerOf(account), language),
  }),
  'POST /barong/resource/subscriptions': ({
    account,
    body,
    idempotencyKey,
    language,
    ...services
  }) => choosePlan(services, account, { planId: body.plan_id, key: idempotencyKey, language }),
  'POST /barong/resource/subscriptions/checkout_results': async ({ body, ...services }) => {
    const { order_id: orderId, payment_id: paymentId, signature } = body;
    await takeCheckoutResult(services, { orderId, paymentId, signature });
    return { message: 'Payment received' };
  },
  'DELETE /barong/resource/subscriptions/:id': async ({ account, params, ...services }) => {
    await cancelSubscription(services, account, params.id);
    return { message: 'Subscription canceled' };
  },
  'POST /barong/resource/payments/:id/refund': async ({ account, params, ...services }) => {
    await refundPaymentOf(services, account, params.id);
    return { message: 'Refund requested' };
  },
});
