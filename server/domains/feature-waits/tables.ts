import { sql } from 'kysely';
import type { Tables } from '../../platform/personal.ts';

export const featureWaitTables = {
  feature_waits: {
    words: { en: 'Pages you wait for', hi: 'जिन पेजों का आपको इंतज़ार है' },
    rowsOf: ({ email }) => sql`lower(feature_waits.email) = lower(${email}::text)`,
    columns: {
      id: 'inner',
      email: { en: 'Email address', hi: 'ईमेल पता' },
      path: { en: 'Page', hi: 'पेज' },
      language: { en: 'Language', hi: 'भाषा' },
      unsubscribe_token: 'secret',
      consented_at: { en: 'Agreed', hi: 'कब हाँ कहा' },
      told_at: { en: 'Mailed', hi: 'कब मेल भेजा गया' },
    },
  },
} satisfies Tables;
