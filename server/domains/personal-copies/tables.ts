import { ofAccount, type Tables } from '../../platform/personal.ts';

export const personalCopyTables = {
  personal_copies: {
    words: { en: 'Copies of your data', hi: 'आपके डेटा की कॉपी' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      id: 'inner',
      account_id: 'inner',
      language: { en: 'Language', hi: 'भाषा' },
      // Not listed as a file, or the copy would contain itself.
      file_key: 'secret',
      size_bytes: { en: 'Size in bytes', hi: 'आकार, बाइट में' },
      created_at: { en: 'Asked for', hi: 'कब माँगी गई' },
      ready_at: { en: 'Ready', hi: 'कब तैयार हुई' },
    },
  },
} satisfies Tables;
