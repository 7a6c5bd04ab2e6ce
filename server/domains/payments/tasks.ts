import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import { refundPayment } from './payments.ts';

export const paymentTasks = (services: Services): Tasks => ({
  refund_payment: (task) => refundPayment(services, (task as { payment_id: number }).payment_id),
});
