import { testPayments } from '../../../contract/money/test-payments.ts';
import { routes } from '../../platform/endpoints.ts';
import { payTestOrder, readTestOrder } from './test-payments.ts';

export const testPaymentRoutes = routes(testPayments, {
  'GET /barong/resource/test_orders/:id': ({ account, params, ...services }) =>
    readTestOrder(services, account, params.id),
  'POST /barong/resource/test_orders/:id/payments': ({ account, params, body, ...services }) =>
    payTestOrder(services, account, params.id, body),
});
