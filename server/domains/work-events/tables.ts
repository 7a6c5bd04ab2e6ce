import { sql } from 'kysely';
import { CREATED, type Tables, toldAs } from '../../platform/personal.ts';

export const workEventTables = {
  work_events: {
    words: {
      en: 'What you did with jobs and applications',
      hi: 'आपने नौकरियों और आवेदनों के साथ क्या किया',
    },
    rowsOf: ({ id }) => sql`work_events.actor_id = ${id}`,
    columns: {
      id: 'inner',
      company_id: 'inner',
      kind: { en: 'What happened', hi: 'क्या हुआ' },
      actor_id: 'inner',
      job_id: toldAs(
        { en: 'Job', hi: 'नौकरी' },
        sql`(select title from jobs where jobs.id = work_events.job_id)`,
      ),
      application_id: 'inner',
      fields: { en: 'What was changed', hi: 'क्या बदला' },
      created_at: CREATED,
    },
  },
} satisfies Tables;
