import { sql } from 'kysely';
import { CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';

const companyOf = (conversation: string) =>
  toldAs(
    { en: 'Company', hi: 'कंपनी' },
    // Named anew: in a copy of its own table, `conversations.id` would be that of every row.
    sql`(select companies.name from conversations as held join companies on companies.id = held.company_id
      where held.id = ${sql.ref(conversation)})`,
  );

export const conversationTables = {
  conversations: {
    words: { en: 'Conversations with companies', hi: 'कंपनियों से बातचीत' },
    rowsOf: ({ id }) => sql`seeker_id = ${id}`,
    correctedAt: '/user/messages',
    columns: {
      id: 'inner',
      kind: 'inner',
      company_id: companyOf('conversations.id'),
      seeker_id: 'inner',
      application_id: 'inner',
      is_blind: 'inner',
      opened_side: 'inner',
      created_at: CREATED,
      last_message_at: { en: 'Last message', hi: 'आख़िरी संदेश' },
      company_last_id: 'inner',
      company_updated_at: 'inner',
      seeker_last_id: 'inner',
      seeker_updated_at: 'inner',
      // Not included, so that nobody learns that they are blocked.
      company_blocked_at: 'inner',
      seeker_blocked_at: { en: 'Blocked by you', hi: 'आपने कब ब्लॉक किया' },
    },
  },
  messages: {
    words: { en: 'Messages', hi: 'संदेश' },
    // What the person wrote, and what a seeker was sent: two queries, because no index finds both at once.
    rowsOf: ({ id }) => sql`id in (
      select written.id from messages as written where sender_id = ${id} union
      select sent.id from messages as sent join conversations on conversations.id = sent.conversation_id
        where seeker_id = ${id} and not sent.is_unseen)`,
    columns: {
      id: 'inner',
      conversation_id: companyOf('messages.conversation_id'),
      sender_id: 'inner',
      side: { en: 'Written by', hi: 'किसने लिखा' },
      client_id: 'inner',
      content: { en: 'Text', hi: 'संदेश' },
      quotes_id: 'inner',
      is_unseen: 'inner',
      // Included for recruiters as well: it is a judgement of what they wrote, and they are shown
      // the same before sending.
      warnings: { en: 'Warnings', hi: 'चेतावनी' },
      // Places in the text, which is included whole.
      held_back: 'inner',
      created_at: CREATED,
    },
  },
  message_attachments: {
    words: { en: 'Files that you sent in messages', hi: 'संदेशों में आपकी भेजी फ़ाइलें' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      conversation_id: companyOf('message_attachments.conversation_id'),
      account_id: 'inner',
      message_id: 'inner',
      name: { en: 'Name', hi: 'नाम' },
      media_type: { en: 'Format', hi: 'फ़ॉर्मैट' },
      size_bytes: { en: 'Size in bytes', hi: 'साइज़, बाइट में' },
      file_key: 'file',
      // The result of our own check.
      reading: 'inner',
      warnings: 'inner',
      created_at: CREATED,
    },
  },
  conversation_readers: {
    words: { en: 'How far you have read', hi: 'आपने कहाँ तक पढ़ा' },
    rowsOf: ofAccount,
    columns: {
      conversation_id: companyOf('conversation_readers.conversation_id'),
      account_id: 'inner',
      side: 'inner',
      unread: { en: 'Unread messages', hi: 'बिना पढ़े संदेश' },
      newest_id: 'inner',
      delivered_id: 'inner',
      read_id: 'inner',
      unread_since: { en: 'Unread since', hi: 'कब से नहीं पढ़ा' },
    },
  },
  message_settings: {
    words: { en: 'Settings for messages', hi: 'संदेशों की सेटिंग' },
    rowsOf: ofAccount,
    correctedAt: '/user/messages',
    columns: {
      account_id: 'inner',
      tells_when_read: { en: 'Companies see what you have read', hi: 'कंपनियाँ देखें कि आपने क्या पढ़ा' },
    },
  },
  message_reports: {
    words: { en: 'Your reports of messages', hi: 'संदेशों की आपकी शिकायतें' },
    rowsOf: ({ id }) => sql`reporter_id = ${id}`,
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      conversation_id: 'inner',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies where companies.id = message_reports.company_id)`,
      ),
      seeker_id: 'inner',
      reporter_id: 'inner',
      reporter_side: 'inner',
      reason: { en: 'Reason', hi: 'वजह' },
      note: { en: 'Your words', hi: 'आपके शब्द' },
      // Included with the messages.
      evidence: 'inner',
      created_at: CREATED,
      handled_at: { en: 'Handled', hi: 'कब देखी गई' },
      handled_by: 'inner',
      answer: { en: 'What we found', hi: 'हमें क्या मिला' },
    },
  },
} satisfies Tables;
