import type { Tables } from '../../platform/personal.ts';

export const planTables = {
  plans: {
    nobody: 'What the operator sells.',
    columns: ['id', 'level', 'period', 'version', 'price_paise', 'created_at', 'withdrawn_at'],
  },
} satisfies Tables;
