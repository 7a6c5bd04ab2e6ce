import { sql } from 'kysely';
import { ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { companyNamedBy } from '../companies/facts.ts';

export const sharingTables = {
  public_profiles: {
    words: { en: 'Public profile', hi: 'सबके लिए प्रोफ़ाइल' },
    rowsOf: ofAccount,
    correctedAt: '/user/sharing',
    columns: {
      account_id: 'inner',
      code: toldAs({ en: 'Address', hi: 'पता' }, sql`(select '/p/' || public_profiles.code)`),
      shows_job_preferences: { en: 'Shows job preferences', hi: 'नौकरी की पसंद दिखती है' },
      shows_picture: { en: 'Shows your picture', hi: 'आपकी तस्वीर दिखती है' },
      consented_at: { en: 'First agreed to', hi: 'पहली बार कब हाँ कहा' },
    },
  },
  blocked_companies: {
    words: { en: 'Companies that never see you', hi: 'कंपनियाँ जिन्हें आप कभी नहीं दिखते' },
    rowsOf: ofAccount,
    correctedAt: '/user/sharing',
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: 'inner',
      name: { en: 'Company', hi: 'कंपनी' },
      name_key: 'inner',
      domain: { en: 'Domain', hi: 'डोमेन' },
      created_at: { en: 'Added', hi: 'कब जोड़ी' },
    },
  },
  contact_shares: {
    words: {
      en: 'Companies that could read your address and number',
      hi: 'कंपनियाँ जो आपका पता और नंबर देख सकती थीं',
    },
    rowsOf: ofAccount,
    correctedAt: '/user/sharing',
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: companyNamedBy('contact_shares.company_id'),
      way: { en: 'By', hi: 'कैसे' },
      shared_at: { en: 'From', hi: 'कब से' },
      ended_at: { en: 'Until', hi: 'कब तक' },
    },
  },
} satisfies Tables;
