import { sql } from 'kysely';
import { CHANGED, CREATED, STATE, type Tables, toldAs } from '../../platform/personal.ts';

export const jobTables = {
  jobs: {
    words: { en: 'Jobs that you posted for your company', hi: 'आपकी कंपनी के लिए आपकी पोस्ट' },
    // Of their own company, which an index finds; nobody posts for another.
    rowsOf: ({ id }) => sql`posted_by = ${id}
      and company_id = (select accounts.company_id from accounts where accounts.id = ${id})`,
    correctedAt: '/hr/postings',
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      company_id: toldAs(
        { en: 'Company', hi: 'कंपनी' },
        sql`(select companies.name from companies where companies.id = jobs.company_id)`,
      ),
      posted_by: 'inner',
      title: { en: 'Job title', hi: 'पद का नाम' },
      description: { en: 'Description', hi: 'विवरण' },
      location: { en: 'Location', hi: 'जगह' },
      status: STATE,
      posted_at: { en: 'Posted', hi: 'कब पोस्ट हुई' },
      created_at: CREATED,
      updated_at: CHANGED,
      // What else a job says belongs to its company, who reads it on its own pages.
      description_html: 'inner',
      employment_type: 'inner',
      experience_level: 'inner',
      experience_min_years: 'inner',
      experience_max_years: 'inner',
      work_mode: 'inner',
      salary_min_inr: 'inner',
      salary_max_inr: 'inner',
      salary_period: 'inner',
      skills: 'inner',
      openings: 'inner',
      language: 'inner',
      questions: 'inner',
      confirmed_at: 'inner',
      asked_at: 'inner',
      paused_at: 'inner',
      is_for_later: 'inner',
      is_featured: 'inner',
      answer_days: 'inner',
      answers_counted: 'inner',
      answers_in_time: 'inner',
      answer_median_days: 'inner',
      preview_token: 'secret',
      source: 'inner',
      source_id: 'inner',
      source_url: 'inner',
      source_hash: 'inner',
      life_days: 'inner',
      expires_at: 'inner',
      hidden_at: 'inner',
      deleted_at: 'inner',
    },
  },
} satisfies Tables;
