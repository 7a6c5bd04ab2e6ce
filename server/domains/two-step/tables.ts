import { ofAccount, type Tables } from '../../platform/personal.ts';

export const twoStepTables = {
  two_step: {
    words: { en: 'Two-step sign-in', hi: 'दो चरणों में लॉग इन' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      sealed_secret: 'secret',
      enabled_at: { en: 'Turned on', hi: 'कब चालू हुआ' },
      last_step: 'inner',
    },
  },
  recovery_codes: {
    words: { en: 'Recovery codes', hi: 'रिकवरी कोड' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: { account_id: 'inner', code_hash: 'secret' },
  },
} satisfies Tables;
