import { type RawBuilder, sql } from 'kysely';
import { NETWORK, type Tables, toldAs, type Words } from '../../platform/personal.ts';

/** Where an admin works from is none of the holder's business. */
const unlessAnothers = (words: Words, value: RawBuilder<unknown>) =>
  toldAs(words, sql`case when actor_id is null or actor_id = account_id then ${value} end`);

export const securityEventTables = {
  security_events: {
    words: { en: 'Recent activity', hi: 'हाल की गतिविधि' },
    rowsOf: ({ id }) => sql`(account_id = ${id} or actor_id = ${id})`,
    columns: {
      id: 'inner',
      kind: { en: 'What happened', hi: 'क्या हुआ' },
      outcome: { en: 'Outcome', hi: 'नतीजा' },
      detail: { en: 'Detail', hi: 'ब्योरा' },
      route: 'inner',
      account_id: 'inner',
      address_hash: 'inner',
      actor_id: 'inner',
      network: unlessAnothers(NETWORK, sql`network`),
      browser: unlessAnothers({ en: 'Browser', hi: 'ब्राउज़र' }, sql`browser`),
      system: unlessAnothers({ en: 'System', hi: 'सिस्टम' }, sql`system`),
      request_id: 'inner',
      count: { en: 'Times', hi: 'कितनी बार' },
      sum_key: 'inner',
      created_at: { en: 'First', hi: 'पहली बार' },
      last_at: { en: 'Last', hi: 'आख़िरी बार' },
    },
  },
} satisfies Tables;
