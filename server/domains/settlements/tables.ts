import type { Tables } from '../../platform/personal.ts';

export const settlementTables = {
  settlement_lines: {
    nobody: 'What the gateway has paid out; who paid stands with the payment.',
    columns: [
      'gateway',
      'entity_id',
      'settlement_id',
      'kind',
      'amount_paise',
      'fee_paise',
      'tax_paise',
      'credit_paise',
      'debit_paise',
      'order_id',
      'utr',
      'settled_at',
      'booked_at',
    ],
  },
  settlement_days: {
    nobody: 'The days whose reports were read.',
    columns: ['gateway', 'day'],
  },
  settlement_differences: {
    nobody: 'What the operator has to clear up with the gateway; who paid stands with the payment.',
    columns: [
      'id',
      'gateway',
      'kind',
      'reference',
      'payment_id',
      'expected_paise',
      'found_paise',
      'at',
      'found_at',
      'solved_at',
      'explained_at',
      'explained_by',
      'note',
      'version',
    ],
  },
} satisfies Tables;
