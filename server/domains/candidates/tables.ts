import { sql } from 'kysely';
import { CHANGED, CREATED, ofAccount, type Tables, toldAs } from '../../platform/personal.ts';
import { isAboutSeeker } from '../applications/facts.ts';
import { companyNamedBy } from '../companies/facts.ts';
import { jobNamedBy } from '../jobs/facts.ts';

export const candidateTables = {
  // Derived from applications and profiles, which are in the copy themselves.
  candidate_search: {
    words: { en: 'Where companies find you', hi: 'कंपनियाँ आपको कहाँ ढूँढ पाती हैं' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      company_id: companyNamedBy('candidate_search.company_id'),
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
  // Applications that have not yet been read into the words above.
  candidate_news: {
    words: { en: 'Applications on their way into the search', hi: 'खोज में आने वाले आवेदन' },
    rowsOf: ({ id }) => isAboutSeeker(id),
    columns: { id: 'inner', application_id: 'inner' },
  },
  contact_requests: {
    words: { en: 'Companies that asked to contact you', hi: 'कंपनियाँ जिन्होंने संपर्क के लिए पूछा' },
    rowsOf: ofAccount,
    correctedAt: '/user/sharing',
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: companyNamedBy('contact_requests.company_id'),
      asked_by: 'inner',
      job_id: toldAs(
        { en: 'For the job', hi: 'किस नौकरी के लिए' },
        jobNamedBy('contact_requests.job_id'),
      ),
      asked_at: { en: 'Asked', hi: 'कब पूछा' },
      agreed: { en: 'Agreed', hi: 'हाँ कहा' },
      answered_at: { en: 'Answered', hi: 'कब जवाब दिया' },
    },
  },
  candidate_notes: {
    words: { en: 'Notes that companies keep about you', hi: 'कंपनियों के नोट, जो आपके बारे में हैं' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: companyNamedBy('candidate_notes.company_id'),
      author_id: 'inner',
      // The company's own remark, like its reasons (docs/decisions/0017-deleted-accounts.md).
      text: 'inner',
      created_at: CREATED,
      changed_at: CHANGED,
    },
  },
  saved_candidate_searches: {
    words: { en: 'Your saved searches for candidates', hi: 'आवेदकों की आपकी सेव की हुई खोजें' },
    rowsOf: ofAccount,
    correctedAt: '/hr/candidates',
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: companyNamedBy('saved_candidate_searches.company_id'),
      name: { en: 'Name', hi: 'नाम' },
      source: { en: 'Which candidates', hi: 'कौन से आवेदक' },
      filters: { en: 'Filters', hi: 'फ़िल्टर' },
      is_shared: { en: 'Shared with the team', hi: 'टीम के साथ साझा' },
      created_at: CREATED,
    },
  },
  candidate_search_openings: {
    words: { en: 'When you opened saved searches', hi: 'आपने सेव की हुई खोजें कब खोलीं' },
    rowsOf: ofAccount,
    columns: {
      search_id: toldAs(
        { en: 'Search', hi: 'खोज' },
        sql`(select saved.name from saved_candidate_searches as saved
          where saved.id = candidate_search_openings.search_id)`,
      ),
      account_id: 'inner',
      opened_at: { en: 'Opened', hi: 'कब खोला' },
    },
  },
  candidate_alerts: {
    words: {
      en: 'Saved searches whose new candidates you are told of',
      hi: 'सेव की हुई खोजें, जिनके नए आवेदकों की ख़बर आपको मिलती है',
    },
    rowsOf: ofAccount,
    correctedAt: '/hr/candidates',
    columns: {
      id: 'inner',
      search_id: toldAs(
        { en: 'Search', hi: 'खोज' },
        sql`(select saved.name from saved_candidate_searches as saved
          where saved.id = candidate_alerts.search_id)`,
      ),
      account_id: 'inner',
      frequency: { en: 'How often', hi: 'कितनी बार' },
      since: CREATED,
      due_at: { en: 'Sent next', hi: 'अगली बार कब' },
      looked_at: 'inner',
      last_sent_at: { en: 'Last sent', hi: 'आख़िरी बार कब भेजा गया' },
    },
  },
  candidate_alert_matches: {
    words: {
      en: 'Companies that were told of you by a saved search',
      hi: 'कंपनियाँ, जिन्हें सेव की हुई खोज से आपकी ख़बर मिली',
    },
    rowsOf: ofAccount,
    columns: {
      alert_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from candidate_alerts as alert
          join saved_candidate_searches as saved on saved.id = alert.search_id
          join companies on companies.id = saved.company_id
          where alert.id = candidate_alert_matches.alert_id)`,
      ),
      account_id: 'inner',
      sent_at: { en: 'Sent', hi: 'कब भेजा गया' },
    },
  },
  candidate_tags: {
    words: { en: 'Tags that companies keep for you', hi: 'कंपनियों के टैग, जो आपके लिए हैं' },
    rowsOf: ofAccount,
    columns: {
      account_id: 'inner',
      company_id: companyNamedBy('candidate_tags.company_id'),
      tag: 'inner',
      added_at: CREATED,
    },
  },
} satisfies Tables;
