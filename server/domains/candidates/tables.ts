import { sql } from 'kysely';
import { CHANGED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';

export const candidateTables = {
  // All of it is read out of applications and profiles, where its owner is told it.
  candidate_search: {
    words: { en: 'Where companies find you', hi: 'कंपनियाँ आपको कहाँ ढूँढ पाती हैं' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies
          where companies.id = candidate_search.company_id)`,
      ),
      application_id: 'inner',
      words: { en: 'Words', hi: 'शब्द' },
      places: { en: 'Places', hi: 'जगहें' },
      notice_period_days: { en: 'Notice period in days', hi: 'नोटिस पीरियड, दिनों में' },
      last_working_day: { en: 'Last working day', hi: 'काम का आख़िरी दिन' },
      expected_ctc_inr: { en: 'Expected CTC in rupees', hi: 'अपेक्षित CTC, रुपये में' },
      experience_months: { en: 'Experience in months', hi: 'अनुभव, महीनों में' },
      works_since: 'inner',
      changed_at: CHANGED,
    },
  },
  contact_requests: {
    words: { en: 'Companies that asked to contact you', hi: 'कंपनियाँ जिन्होंने संपर्क के लिए पूछा' },
    rowsOf: ofAccount,
    correctedAt: '/user/sharing',
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies
          where companies.id = contact_requests.company_id)`,
      ),
      asked_by: 'inner',
      asked_at: { en: 'Asked', hi: 'कब पूछा' },
      agreed: { en: 'Agreed', hi: 'हाँ कहा' },
      answered_at: { en: 'Answered', hi: 'कब जवाब दिया' },
    },
  },
} satisfies Tables;
