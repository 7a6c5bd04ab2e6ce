import { CREATED, ofAccount, type Tables } from '../../platform/personal.ts';

export const appealTables = {
  appeals: {
    words: { en: 'Your appeals', hi: 'आपकी अपीलें' },
    rowsOf: ofAccount,
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      account_id: 'inner',
      state_change_id: 'inner',
      moderation_act_id: 'inner',
      text: { en: 'What you wrote', hi: 'आपने क्या लिखा' },
      created_at: CREATED,
      decided_at: { en: 'Decided', hi: 'फ़ैसला कब हुआ' },
      decided_by: 'inner',
      lifted: { en: 'Granted', hi: 'मान ली गई' },
      answer: { en: 'Answer', hi: 'जवाब' },
    },
  },
} satisfies Tables;
