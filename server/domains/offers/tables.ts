import { sql } from 'kysely';
import { CREATED, STATE, type Tables, toldAs } from '../../platform/personal.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { jobNamedBy } from '../jobs/facts.ts';

const JOB = { en: 'Job', hi: 'नौकरी' };

export const offerTables = {
  offers: {
    words: { en: 'Offers', hi: 'ऑफ़र' },
    rowsOf: ({ id }) => isAboutSeeker(id),
    columns: {
      id: 'inner',
      application_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = offers.application_id)`,
      ),
      version: { en: 'Version', hi: 'संस्करण' },
      state: STATE,
      terms: { en: 'What the letter says', hi: 'लेटर में क्या लिखा है' },
      joining_on: { en: 'Joining date', hi: 'जुड़ने की तारीख़' },
      valid_until: { en: 'Answer by', hi: 'जवाब कब तक' },
      note: { en: 'Note of the company', hi: 'कंपनी का नोट' },
      answer_note: { en: 'Your word with the answer', hi: 'जवाब के साथ आपकी बात' },
      sent_by: 'inner',
      created_at: CREATED,
      answered_at: { en: 'Answered', hi: 'जवाब कब दिया' },
      reminded_at: { en: 'Reminded', hi: 'कब याद दिलाया' },
    },
  },
} satisfies Tables;
