import { sql } from 'kysely';
import { type JobChoice, ofEachJobChoice } from '../../../contract/jobs/choices/job-choices.ts';
import {
  type ConditionField,
  type FreeConditionField,
  ofEachConditionField,
} from '../../../contract/jobs/conditions/condition-fields.ts';
import {
  type FreePlainField,
  ofEachPlainField,
  type PlainField,
} from '../../../contract/jobs/plain-fields.ts';
import { CHANGED, CREATED, STATE, type Tables, toldAs } from '../../platform/personal.ts';

/** What is written freely may name a person, so it is listed below. */
const chosenConditions: Record<
  Exclude<ConditionField, FreeConditionField>,
  'inner'
> = ofEachConditionField<Record<ConditionField, 'inner'>>(() => 'inner');
const chosenPlainly: Record<Exclude<PlainField, FreePlainField>, 'inner'> = ofEachPlainField<
  Record<PlainField, 'inner'>
>(() => 'inner');

export const jobTables = {
  jobs: {
    words: { en: 'Jobs that you posted for your company', hi: 'आपकी कंपनी के लिए आपकी पोस्ट' },
    // Jobs of their own company, found by an index; nobody posts for another.
    rowsOf: ({ id }) => sql`(posted_by = ${id} or shown_by = ${id})
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
      other_locations: { en: 'Other places', hi: 'दूसरी जगहें' },
      status: STATE,
      posted_at: { en: 'Posted', hi: 'कब पोस्ट हुई' },
      created_at: CREATED,
      updated_at: CHANGED,
      is_date_given: 'inner',
      // The rest of a job belongs to its company, which sees it on its own pages.
      description_html: 'inner',
      employment_type: 'inner',
      experience_min_years: 'inner',
      experience_max_years: 'inner',
      salary_min_inr: 'inner',
      salary_max_inr: 'inner',
      salary_period: 'inner',
      skills: 'inner',
      language: 'inner',
      questions: 'inner',
      was_posted: 'inner',
      confirmed_at: 'inner',
      asked_at: 'inner',
      paused_at: 'inner',
      moderation: 'inner',
      lawful_reasons: 'inner',
      ...ofEachJobChoice<Record<JobChoice, 'inner'>>(() => 'inner'),
      ...chosenPlainly,
      ...chosenConditions,
      access_contact_name: { en: 'Person to ask about access', hi: 'सुविधाओं के लिए संपर्क' },
      client_name: 'inner',
      shown_by: 'inner',
      poster_role: { en: 'Your role as it is shown', hi: 'आपका पद, जैसा दिखता है' },
      access_contact_email: { en: 'Their address', hi: 'उनका पता' },
      answer_days: 'inner',
      answers_counted: 'inner',
      answers_in_time: 'inner',
      answer_median_days: 'inner',
      preview_token: 'secret',
      source: 'inner',
      source_id: 'inner',
      source_url: 'inner',
      version: 'inner',
      source_hash: 'inner',
      reference: 'inner',
      reference_hash: 'inner',
      feed_id: 'inner',
      left_feed_at: 'inner',
      template_name: 'inner',
      life_days: 'inner',
      expires_at: 'inner',
      hidden_at: 'inner',
      deleted_at: 'inner',
    },
  },
} satisfies Tables;
