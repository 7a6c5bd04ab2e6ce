import { sql } from 'kysely';
import { ofAccount, type Tables, toldAs } from '../../platform/personal.ts';

export const profileViewTables = {
  profile_views: {
    words: { en: 'Companies that looked at you', hi: 'कंपनियाँ जिन्होंने आपको देखा' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies where companies.id = profile_views.company_id)`,
      ),
      day: { en: 'Day', hi: 'दिन' },
      what: { en: 'Opened', hi: 'क्या खोला' },
      reason: { en: 'Reason', hi: 'क्यों' },
      seen_at: { en: 'First seen that day', hi: 'उस दिन पहली बार कब' },
    },
  },
} satisfies Tables;
