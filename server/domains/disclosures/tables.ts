import { ofAccount, type Tables } from '../../platform/personal.ts';

export const disclosureTables = {
  public_profile_periods: {
    words: { en: 'When your profile was public', hi: 'आपकी प्रोफ़ाइल कब सबके लिए थी' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      began_at: { en: 'From', hi: 'कब से' },
      ended_at: { en: 'Until', hi: 'कब तक' },
    },
  },
} satisfies Tables;
