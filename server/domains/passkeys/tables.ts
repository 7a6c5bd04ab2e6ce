import { EXPIRES, ofAccount, type Tables } from '../../platform/personal.ts';

export const passkeyTables = {
  passkeys: {
    words: { en: 'Passkeys', hi: 'पासकी' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      id: 'inner',
      account_id: 'inner',
      credential_id: 'secret',
      public_key: 'secret',
      counter: { en: 'Times used', hi: 'कितनी बार इस्तेमाल हुई' },
      transports: { en: 'How devices reach it', hi: 'डिवाइस से कैसे जुड़ती है' },
      name: { en: 'Name', hi: 'नाम' },
      created_at: { en: 'Added', hi: 'कब जुड़ी' },
      last_used_at: { en: 'Last used', hi: 'आख़िरी बार' },
    },
  },
  passkey_challenges: {
    words: { en: 'Passkey that is being added', hi: 'पासकी, जो जुड़ रही है' },
    rowsOf: ofAccount,
    columns: { challenge: 'secret', account_id: 'inner', expires_at: EXPIRES },
  },
} satisfies Tables;
