import { ofAccount, type Tables } from '../../platform/personal.ts';

export const nomineeTables = {
  nominees: {
    words: { en: 'Who acts for you', hi: 'आपकी जगह कौन' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      account_id: 'inner',
      name: { en: 'Name', hi: 'नाम' },
      relation: { en: 'Relation', hi: 'रिश्ता' },
      email: { en: 'Email', hi: 'ईमेल' },
      phone: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      named_at: { en: 'Named', hi: 'कब चुना' },
    },
  },
} satisfies Tables;
