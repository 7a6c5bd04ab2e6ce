import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { followRefunds, sendRefund } from './refunds.ts';

export const paymentTasks = (services: Services): Tasks => ({
  send_refund: (task) => sendRefund(services, (task as { refund_id: number }).refund_id),
  follow_refunds: () => followRefunds(services),
});

export const paymentSchedules: Schedule[] = [{ task: 'follow_refunds', at: '27 * * * *' }];
