import { sql } from 'kysely';
import { CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { jobNamedBy } from '../jobs/facts.ts';

const SENT = { en: 'Sent', hi: 'कब भेजा गया' };

export const alertTables = {
  alerts: {
    words: { en: 'Alerts', hi: 'अलर्ट' },
    rowsOf: ofAccount,
    correctedAt: '/user/alerts',
    columns: {
      id: 'inner',
      account_id: 'inner',
      name: { en: 'Name', hi: 'नाम' },
      frequency: { en: 'How often', hi: 'कितनी बार' },
      search: { en: 'Search', hi: 'खोज' },
      // Derived from the search for the server's own use.
      company_id: 'inner',
      query: 'inner',
      terms: 'inner',
      salary_least_inr: 'inner',
      salary_most_inr: 'inner',
      or_undisclosed: 'inner',
      posted_within_days: 'inner',
      work: 'inner',
      since: 'inner',
      seen: 'inner',
      created_at: CREATED,
      paused_at: { en: 'Paused', hi: 'कब रोका गया' },
      deleted_at: { en: 'Deleted', hi: 'कब हटाया गया' },
      due_at: { en: 'Sent next', hi: 'अगली बार कब' },
      last_sent_at: { en: 'Last sent', hi: 'आख़िरी बार कब भेजा गया' },
    },
  },
  alert_matches: {
    words: { en: 'Jobs that your alerts found', hi: 'अलर्ट से मिली नौकरियाँ' },
    rowsOf: ({ id }) => sql`alert_id in (select id from alerts where account_id = ${id})`,
    columns: {
      alert_id: toldAs(
        { en: 'Alert', hi: 'अलर्ट' },
        sql`(select alerts.name from alerts where alerts.id = alert_matches.alert_id)`,
      ),
      job_id: toldAs({ en: 'Job', hi: 'नौकरी' }, jobNamedBy('alert_matches.job_id')),
      sent_at: SENT,
    },
  },
} satisfies Tables;
