import { sql } from 'kysely';
import {
  CHANGED,
  CREATED,
  ofAccount,
  STATE,
  type Tables,
  toldAs,
} from '../../platform/personal.ts';

export const outsideApplicationTables = {
  outside_applications: {
    words: { en: 'Applications from elsewhere', hi: 'दूसरी जगह के आवेदन' },
    rowsOf: ofAccount,
    correctedAt: '/user/applications',
    columns: {
      id: 'inner',
      account_id: 'inner',
      job_title: { en: 'Job title', hi: 'पद' },
      company_name: { en: 'Company', hi: 'कंपनी' },
      location: { en: 'Location', hi: 'जगह' },
      link: { en: 'Link', hi: 'लिंक' },
      status: STATE,
      applied_on: { en: 'Date applied', hi: 'आवेदन की तारीख़' },
      note: { en: 'Note', hi: 'नोट' },
      note_changed_at: { en: 'Note last changed', hi: 'नोट में आख़िरी बदलाव' },
      follow_up_on: { en: 'Ask again on', hi: 'फिर पूछने का दिन' },
      created_at: CREATED,
      updated_at: CHANGED,
      deleted_at: { en: 'Removed', hi: 'कब हटाया गया' },
    },
  },
  outside_application_changes: {
    words: { en: 'History of applications from elsewhere', hi: 'दूसरी जगह के आवेदनों का इतिहास' },
    rowsOf: ({ id }) =>
      sql`outside_application_id in (select id from outside_applications where account_id = ${id})`,
    columns: {
      id: 'inner',
      outside_application_id: toldAs(
        { en: 'Job', hi: 'नौकरी' },
        sql`(select job_title from outside_applications as application
          where application.id = outside_application_changes.outside_application_id)`,
      ),
      status: STATE,
      created_at: { en: 'When', hi: 'कब' },
    },
  },
} satisfies Tables;
