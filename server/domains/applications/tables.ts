import { sql } from 'kysely';
import {
  CHANGED,
  EXPIRES,
  ofAccount,
  STATE,
  type Tables,
  toldAs,
} from '../../platform/personal.ts';
import { jobNamedBy } from '../jobs/facts.ts';
import { referrerNamedBy } from '../referrals/facts.ts';

const JOB = { en: 'Job', hi: 'नौकरी' };

export const applicationTables = {
  applications: {
    words: { en: 'Applications', hi: 'आवेदन' },
    rowsOf: ({ id }) => sql`seeker_id = ${id}`,
    columns: {
      id: 'inner',
      job_id: toldAs(JOB, jobNamedBy('applications.job_id')),
      seeker_id: 'inner',
      status: STATE,
      cover_letter: { en: 'Cover letter', hi: 'कवर लेटर' },
      answers: { en: 'Answers to questions', hi: 'सवालों के जवाब' },
      candidate: { en: 'Profile as it was sent', hi: 'प्रोफ़ाइल, जैसी भेजी गई' },
      resume_id: 'inner',
      resume_name: { en: 'Resume', hi: 'रिज़्यूमे' },
      created_at: { en: 'Sent', hi: 'कब भेजा गया' },
      updated_at: CHANGED,
      answer_days: { en: 'Answer promised in days', hi: 'जवाब का वादा, दिनों में' },
      answer_due_at: { en: 'Answer due', hi: 'जवाब कब तक' },
      answered_at: { en: 'Answered', hi: 'जवाब कब मिला' },
      answer_late: { en: 'Answer was late', hi: 'जवाब देर से' },
      answer_reminders: 'inner',
      is_hidden: { en: 'Your name is hidden from the company', hi: 'आपका नाम कंपनी से छिपा है' },
      shares_contact: { en: 'Sent with address and number', hi: 'पते और नंबर के साथ भेजा' },
      source: { en: 'How you came to the job', hi: 'आप नौकरी तक कैसे पहुँचे' },
      referral_id: toldAs(
        { en: 'Referred by', hi: 'सिफ़ारिश किसकी' },
        referrerNamedBy('applications.referral_id'),
      ),
      last_event_hash: 'inner',
    },
  },
  application_events: {
    words: { en: 'History of applications', hi: 'आवेदनों का इतिहास' },
    // Events of their own applications, and what a recruiter did with other people's: not with
    // hidden ones, because the letters would reveal who sent them.
    rowsOf: ({ id }) => sql`id in (
      select event.id from application_events as event
        join applications on applications.id = event.application_id
        where actor_id = ${id} and not is_hidden union
      select event.id from application_events as event
        join applications on applications.id = event.application_id where seeker_id = ${id})`,
    columns: {
      id: 'inner',
      application_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = application_events.application_id)`,
      ),
      kind: { en: 'What happened', hi: 'क्या हुआ' },
      status: STATE,
      actor_id: 'inner',
      note: { en: 'Note of the company', hi: 'कंपनी का नोट' },
      // The company's own remark (docs/decisions/0017-deleted-accounts.md).
      reason: 'inner',
      interview_at: { en: 'Interview', hi: 'इंटरव्यू' },
      interview_place: { en: 'Place of the interview', hi: 'इंटरव्यू की जगह' },
      // The chain of events, which a receipt proves.
      position: 'inner',
      salt: 'secret',
      texts_hash: 'inner',
      hash: 'inner',
      created_at: { en: 'When', hi: 'कब' },
    },
  },
  held_decisions: {
    words: { en: 'Decisions of the last seconds', hi: 'पिछले कुछ सेकंड के फ़ैसले' },
    rowsOf: ofAccount,
    columns: {
      application_id: 'inner',
      account_id: 'inner',
      from_status: 'inner',
      status: STATE,
      reason: 'inner',
      // For a hidden application it would reveal who sent it.
      note: toldAs(
        { en: 'Letter', hi: 'लेटर' },
        sql`(select held_decisions.note from applications
          where applications.id = held_decisions.application_id and not is_hidden)`,
      ),
      matter: 'inner',
      form: toldAs(
        { en: 'Invitation or offer', hi: 'बुलावा या ऑफ़र' },
        sql`(select held_decisions.form from applications
          where applications.id = held_decisions.application_id and not is_hidden)`,
      ),
      takes_effect_at: EXPIRES,
    },
  },
  application_notes: {
    words: { en: 'Your notes about applications', hi: 'आवेदनों पर आपके नोट' },
    rowsOf: ofAccount,
    correctedAt: '/user/applications',
    columns: {
      application_id: toldAs(
        JOB,
        sql`(select ${jobNamedBy('applications.job_id')} from applications
          where applications.id = application_notes.application_id)`,
      ),
      account_id: 'inner',
      note: { en: 'Note', hi: 'नोट' },
      follow_up_on: { en: 'Ask again on', hi: 'फिर पूछने का दिन' },
      changed_at: CHANGED,
    },
  },
} satisfies Tables;
