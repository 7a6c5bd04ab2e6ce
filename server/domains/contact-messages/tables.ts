import { sql } from 'kysely';
import type { Tables } from '../../platform/personal.ts';

export const contactMessageTables = {
  contact_messages: {
    words: { en: 'Messages to the operator', hi: 'संचालक को संदेश' },
    rowsOf: ({ email }) => sql`lower(contact_messages.email) = lower(${email}::text)`,
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      name: { en: 'Name', hi: 'नाम' },
      email: { en: 'Email address', hi: 'ईमेल पता' },
      topic: { en: 'Topic', hi: 'विषय' },
      message: { en: 'Message', hi: 'संदेश' },
      request_number: { en: 'Number of the failed request', hi: 'अधूरे अनुरोध का नंबर' },
      language: { en: 'Language', hi: 'भाषा' },
      created_at: { en: 'Sent', hi: 'कब भेजा गया' },
      answered_at: { en: 'Answered', hi: 'कब जवाब दिया गया' },
      answered_by: 'inner',
      due_at: { en: 'Answer due', hi: 'जवाब कब तक' },
      escalated: 'inner',
      outcome: { en: 'Outcome', hi: 'नतीजा' },
      answer: { en: 'Answer', hi: 'जवाब' },
    },
  },
} satisfies Tables;
