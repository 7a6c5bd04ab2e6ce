import { sql } from 'kysely';
import { EXPIRES, type Tables } from '../../platform/personal.ts';

export const smsLoginTables = {
  sms_logins: {
    words: { en: 'Logging in by SMS, asked for just now', hi: 'SMS से लॉग इन, अभी माँगा गया' },
    rowsOf: ({ phone }) => sql`sms_logins.phone = ${phone}::text`,
    columns: {
      id: 'inner',
      ticket_hash: 'secret',
      phone: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
      code_hash: 'secret',
      tries_left: { en: 'Tries left', hi: 'बची कोशिशें' },
      confirmed_at: { en: 'Confirmed', hi: 'कब सत्यापित हुआ' },
      expires_at: EXPIRES,
    },
  },
} satisfies Tables;
