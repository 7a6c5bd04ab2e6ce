import type { Tables } from '../../platform/personal.ts';

export const testPaymentTables = {
  test_orders: {
    nobody: 'Orders without money; who made them stands with the payment.',
    columns: [
      'id',
      'amount_paise',
      'gives_mandate',
      'mandate_fails',
      'refunds_that_fail',
      'created_at',
    ],
  },
  test_order_payments: {
    nobody: 'Payments without money; who made them stands with the payment.',
    columns: ['id', 'order_id', 'amount_paise', 'captured_at', 'created_at'],
  },
  test_refunds: {
    nobody: 'Refunds without money; whose they are stands with the payment.',
    columns: ['id', 'payment_id', 'amount_paise', 'receipt', 'fails', 'created_at'],
  },
} satisfies Tables;
