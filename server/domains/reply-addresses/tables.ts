import { sql } from 'kysely';
import { CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';

export const replyAddressTables = {
  reply_addresses: {
    words: { en: 'Addresses for answers by email', hi: 'मेल से जवाब देने के पते' },
    rowsOf: ofAccount,
    columns: {
      conversation_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from conversations join companies on companies.id = conversations.company_id
          where conversations.id = reply_addresses.conversation_id)`,
      ),
      account_id: 'inner',
      token: 'secret',
      created_at: CREATED,
      given_at: { en: 'Last in an email', hi: 'मेल में आख़िरी बार' },
    },
  },
} satisfies Tables;
