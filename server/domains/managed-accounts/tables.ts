import { CREATED, ofAccount, STATE, type Tables } from '../../platform/personal.ts';

export const managedAccountTables = {
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
  account_notes: {
    words: { en: 'Notes of our team about the account', hi: 'खाते के बारे में हमारी टीम के नोट' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      text: { en: 'Note', hi: 'नोट' },
      written_by: 'inner',
      created_at: CREATED,
    },
  },
  resume_accesses: {
    words: { en: 'When our team opened your resume', hi: 'हमारी टीम ने आपका रिज़्यूमे कब खोला' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      document_id: 'inner',
      doc_name: { en: 'Resume', hi: 'रिज़्यूमे' },
      reason: { en: 'Reason', hi: 'वजह' },
      opened_by: 'inner',
      created_at: { en: 'When', hi: 'कब' },
    },
  },
  asked_deletions: {
    words: { en: 'Deletions of the account that were asked for', hi: 'खाता हटाने के अनुरोध' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      reason: { en: 'Reason', hi: 'वजह' },
      asked_by: 'inner',
      created_at: CREATED,
    },
  },
} satisfies Tables;
