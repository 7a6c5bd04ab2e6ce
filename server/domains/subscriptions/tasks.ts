import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { runSubscriptionClock } from './renewals.ts';
import { settleOrder } from './settling.ts';
import { askAboutPayments } from './subscriptions.ts';

export const subscriptionTasks = (services: Services): Tasks => ({
  settle_order: (task) => settleOrder(services, (task as { order_id: string }).order_id),
  ask_about_payments: () => askAboutPayments(services),
  run_subscription_clock: () => runSubscriptionClock(services),
});

export const subscriptionSchedules: Schedule[] = [
  { task: 'ask_about_payments', at: '*/5 * * * *' },
  { task: 'run_subscription_clock', at: '43 * * * *' },
];
