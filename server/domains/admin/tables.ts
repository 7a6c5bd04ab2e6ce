import { ofAccount, STATE, type Tables } from '../../platform/personal.ts';

export const adminTables = {
  account_state_changes: {
    words: { en: 'Changes of the account’s status', hi: 'खाते की स्थिति के बदलाव' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      changed_by: 'inner',
      state: STATE,
      reason: { en: 'Reason', hi: 'वजह' },
      created_at: { en: 'When', hi: 'कब' },
    },
  },
} satisfies Tables;
