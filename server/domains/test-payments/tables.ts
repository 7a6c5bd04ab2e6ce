import type { Tables } from '../../platform/personal.ts';

export const testPaymentTables = {
  test_orders: {
    nobody: 'Orders without money; who made them stands with the payment.',
    columns: ['id', 'amount_paise', 'gives_mandate', 'mandate_fails', 'created_at'],
  },
  test_order_payments: {
    nobody: 'Payments without money; who made them stands with the payment.',
    columns: ['id', 'order_id', 'amount_paise', 'captured_at', 'refunded_at', 'created_at'],
  },
} satisfies Tables;
