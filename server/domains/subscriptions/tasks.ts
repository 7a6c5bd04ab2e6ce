import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { followRefundsOf } from '../payments/payments.ts';
import { runSubscriptionClock } from './renewals.ts';
import { settleOrder } from './settling.ts';
import { askAboutPayments } from './subscriptions.ts';

export const subscriptionTasks = (services: Services): Tasks => ({
  settle_order: async (task) => {
    const { order_id } = task as { order_id: string };
    await settleOrder(services, order_id);
    await followRefundsOf(services, order_id);
  },
  ask_about_payments: () => askAboutPayments(services),
  run_subscription_clock: () => runSubscriptionClock(services),
});

export const subscriptionSchedules: Schedule[] = [
  { task: 'ask_about_payments', at: '*/5 * * * *' },
  { task: 'run_subscription_clock', at: '43 * * * *' },
];
