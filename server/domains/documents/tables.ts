import { sql } from 'kysely';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { ofAccount, type Tables } from '../../platform/personal.ts';

export const documentTables = {
  documents: {
    words: { en: 'Documents', hi: 'दस्तावेज़' },
    rowsOf: ofAccount,
    correctedAt: '/user/profile',
    columns: {
      id: 'inner',
      account_id: 'inner',
      doc_type: { en: 'Kind', hi: 'प्रकार' },
      doc_name: { en: 'Name', hi: 'नाम' },
      media_type: { en: 'Format', hi: 'फ़ॉर्मैट' },
      size_bytes: { en: 'Size in bytes', hi: 'आकार, बाइट में' },
      file_key: 'file',
      doc_expire: { en: 'Expires', hi: 'कब तक मान्य' },
      default_since: { en: 'Sent with applications since', hi: 'कब से आवेदनों के साथ जाता है' },
      // The file itself is in the copy, and says more.
      without_contact: 'inner',
      created_at: { en: 'Uploaded', hi: 'कब अपलोड हुआ' },
      deleted_at: { en: 'Deleted', hi: 'कब हटाया गया' },
    },
  },
  uploaded_bytes: {
    words: {
      en: 'How much you uploaded, kept for 30 days',
      hi: 'आपने कितना अपलोड किया, 30 दिन के लिए',
    },
    rowsOf: ({ id }) => sql`key = ${attemptKey('upload-bytes', { account: id }).exact}`,
    columns: {
      key: 'inner',
      day: { en: 'Day', hi: 'दिन' },
      bytes: { en: 'Bytes', hi: 'बाइट' },
    },
  },
} satisfies Tables;
