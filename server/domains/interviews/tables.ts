import { sql } from 'kysely';
import { CREATED, ofAccount, STATE, type Tables, toldAs } from '../../platform/personal.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { jobNamedBy } from '../jobs/facts.ts';

const JOB = { en: 'Job', hi: 'नौकरी' };

export const interviewTables = {
  interviews: {
    words: { en: 'Interviews', hi: 'इंटरव्यू' },
    rowsOf: ({ id }) => isAboutSeeker(id),
    columns: {
      id: 'inner',
      application_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = interviews.application_id)`,
      ),
      state: STATE,
      starts_at: { en: 'When', hi: 'कब' },
      minutes: { en: 'Minutes', hi: 'मिनट' },
      slots: { en: 'Times to choose from', hi: 'चुनने के लिए समय' },
      place: { en: 'Place', hi: 'जगह' },
      link: { en: 'Link', hi: 'लिंक' },
      bring: { en: 'What to bring', hi: 'क्या साथ लाएँ' },
      uid: 'inner',
      sequence: 'inner',
      booked_at: { en: 'Time set', hi: 'समय कब तय हुआ' },
      day_reminder_at: { en: 'Reminder a day before', hi: 'एक दिन पहले याद दिलाया' },
      hour_reminder_at: { en: 'Reminder an hour before', hi: 'एक घंटे पहले याद दिलाया' },
      passed_told_at: 'inner',
      missed_by_candidate_at: { en: 'You did not come', hi: 'आप नहीं आए' },
      missed_by_company_at: { en: 'The company did not come', hi: 'कंपनी से कोई नहीं आया' },
      candidate_reply: { en: 'Your answer to that', hi: 'इस पर आपका जवाब' },
      company_reply: { en: "The company's answer to that", hi: 'इस पर कंपनी का जवाब' },
      created_at: CREATED,
    },
  },
  interview_bookings: {
    nobody: 'Times that are taken; who has them is in interviews.',
    columns: ['job_id', 'starts_at', 'interview_id'],
  },
  interview_panel: {
    words: { en: 'Interviews that you hold', hi: 'इंटरव्यू जो आप लेते हैं' },
    rowsOf: ofAccount,
    columns: {
      interview_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from interviews
          join applications on applications.id = interviews.application_id
          where interviews.id = interview_panel.interview_id)`,
      ),
      account_id: 'inner',
    },
  },
} satisfies Tables;
