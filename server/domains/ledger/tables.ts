import type { Tables } from '../../platform/personal.ts';

export const ledgerTables = {
  ledger_movements: {
    nobody: 'The operator’s books; who paid stands with the payment.',
    columns: [
      'id',
      'payment_id',
      'kind',
      'from_account',
      'to_account',
      'amount_paise',
      'moved_at',
      'refund_id',
    ],
  },
  ledger_news: { nobody: 'Payments to look at in the night.', columns: ['id', 'payment_id'] },
} satisfies Tables;
