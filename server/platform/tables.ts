import { attemptKeysOf } from './limits/attempt-keys.ts';
import { CREATED, EXPIRES, NETWORK, ofAccount, type Tables } from './personal.ts';

/** The platform's own tables. */
export const platformTables = {
  served_days: {
    nobody: 'In which minutes of a day a server answered.',
    columns: ['day', 'minutes'],
  },
  sessions: {
    words: { en: 'Where you are logged in', hi: 'आप कहाँ लॉग इन हैं' },
    rowsOf: ofAccount,
    correctedAt: '/settings',
    columns: {
      id: 'inner',
      account_id: 'inner',
      token_hash: 'secret',
      user_agent: { en: 'Browser', hi: 'ब्राउज़र' },
      address: NETWORK,
      created_at: { en: 'Logged in', hi: 'लॉग इन' },
      last_seen_at: { en: 'Last used', hi: 'आख़िरी बार' },
      expires_at: EXPIRES,
      ended_at: { en: 'Ended', hi: 'कब ख़त्म हुआ' },
      authenticated_at: { en: 'Identity last checked', hi: 'पहचान आख़िरी बार कब जाँची गई' },
      old_token_hash: 'secret',
      old_token_until: 'inner',
    },
  },
  attempt_counts: {
    words: { en: 'Counts of attempts, kept for a day', hi: 'कोशिशों की गिनती, एक दिन के लिए' },
    rowsOf: attemptKeysOf,
    columns: {
      key: { en: 'What is counted', hi: 'किसकी गिनती' },
      times: { en: 'When', hi: 'कब' },
      last_at: { en: 'Last time', hi: 'आख़िरी बार' },
    },
  },
  idempotency_keys: {
    words: {
      en: 'Requests that are not repeated, kept for a day',
      hi: 'अनुरोध, जो दोबारा न हों, एक दिन के लिए',
    },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      key: 'secret',
      request_hash: 'secret',
      // A copy of what is in the other tables.
      answer: 'inner',
      created_at: CREATED,
    },
  },
  guest_forms: {
    nobody:
      'Hashes of forms that guests have sent within the hour, each with the number of what it made.',
    columns: ['content_hash', 'answer', 'created_at'],
  },
  open_pages: {
    words: { en: 'When you had a page open', hi: 'आपका पेज कब खुला था' },
    rowsOf: ofAccount,
    columns: { account_id: 'inner', seen_at: { en: 'Last time', hi: 'आख़िरी बार' } },
  },
  news: {
    nobody: 'What has changed for whose open pages, for some milliseconds until it is announced.',
    columns: ['id', 'channel', 'payload'],
  },
} satisfies Tables;
