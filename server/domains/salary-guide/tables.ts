import type { Tables } from '../../platform/personal.ts';

export const salaryGuideTables = {
  role_pay: {
    nobody: 'What frequent roles pay, counted from jobs.',
    columns: ['role', 'jobs', 'companies', 'pay'],
  },
} satisfies Tables;
