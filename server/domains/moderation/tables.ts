import { CREATED, ofAccount, type Tables } from '../../platform/personal.ts';

export const moderationTables = {
  moderation_acts: {
    words: {
      en: 'What moderators decided about your profile',
      hi: 'आपकी प्रोफ़ाइल पर मॉडरेटर के फ़ैसले',
    },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      job_id: 'inner',
      account_id: 'inner',
      act: { en: 'Decision', hi: 'फ़ैसला' },
      reason: { en: 'Reason', hi: 'वजह' },
      signals: 'inner',
      done_by: 'inner',
      created_at: CREATED,
    },
  },
} satisfies Tables;
