import { sql } from 'kysely';
import { CREATED, type Tables } from '../../platform/personal.ts';

export const reportTables = {
  reports: {
    words: { en: 'Reports about you', hi: 'आपकी शिकायतें' },
    // Open reports are left out, so that nobody goes looking for the reporter before a moderator has looked.
    rowsOf: ({ id }) => sql`account_id = ${id} and decided_at is not null`,
    columns: {
      id: 'inner',
      job_id: 'inner',
      company_id: 'inner',
      account_id: 'inner',
      title: 'inner',
      reason: { en: 'Reason', hi: 'वजह' },
      // Written by the reporter, who must not be recognised.
      note: 'inner',
      signals: 'inner',
      language: 'inner',
      created_at: CREATED,
      decided_at: { en: 'Decided', hi: 'फ़ैसला कब हुआ' },
      decided_by: 'inner',
      outcome: { en: 'Decision', hi: 'फ़ैसला' },
      // Meant for the reporter.
      answer: 'inner',
    },
  },
} satisfies Tables;
