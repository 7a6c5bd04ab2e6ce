import { sql } from 'kysely';
import { ofAccount, type Tables, toldAs } from '../../platform/personal.ts';

export const legalTables = {
  legal_versions: {
    nobody: 'What owners publish for everybody; `published_by` says which of them did it.',
    columns: [
      'id',
      'document',
      'version',
      'text_en',
      'text_hi',
      'summary_en',
      'summary_hi',
      'effective_on',
      'asks_consent',
      'published_at',
      'published_by',
    ],
  },
  legal_consents: {
    words: {
      en: 'Terms and privacy policies that you have accepted or seen',
      hi: 'शर्तें और निजता नीतियाँ, जो आपने स्वीकार कीं या देखीं',
    },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      version_id: toldAs(
        { en: 'Text and version', hi: 'टेक्स्ट और संस्करण' },
        sql`(select document || ' ' || version from legal_versions where id = version_id)`,
      ),
      accepted: { en: 'Accepted', hi: 'स्वीकार किया' },
      said_at: { en: 'When', hi: 'कब' },
    },
  },
} satisfies Tables;
