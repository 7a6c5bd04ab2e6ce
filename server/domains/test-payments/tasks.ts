import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import type { TestEvent } from './sandbox.ts';
import { deliverTestEvent } from './test-payments.ts';

export const testPaymentTasks = (services: Services): Tasks => ({
  send_test_event: (event) => deliverTestEvent(services, event as TestEvent),
});
