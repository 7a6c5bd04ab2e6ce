import type { JobDetail } from '../../contract/jobs.ts';
import { noConditions } from '../../contract/jobs/conditions/condition-fields.ts';
import { plainDefaults } from '../../contract/jobs/plain-fields.ts';
import { sampleListedJob } from '../parts/jobs/sample-listed-job.ts';

const MONTH_MS = 30 * 86_400_000;

/** An open job for tests; a test overrides only what it cares about. */
export const sampleJob = (more: Partial<JobDetail> = {}): JobDetail => ({
  ...plainDefaults,
  ...sampleListedJob(),
  has_questions: (more.questions ?? []).length > 0,
  location: 'Shivajinagar, Pune',
  experience_level: 'junior',
  experience_min_years: 1,
  experience_max_years: 3,
  salary_min: 3,
  salary_max: 3.8,
  skills: ['ICU care', 'GNM'],
  expires_in_days: 30,
  company_id: 4,
  company_name: 'Arogya Hospital',
  created_at: new Date().toISOString(),
  posted_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + MONTH_MS).toISOString(),
  introduction_html: '<p>Cares for patients.</p>',
  responsibilities_html: '<ul><li>Keep records</li></ul>',
  requirements_html: null,
  benefits_html: null,
  responsibilities: ['Keep records'],
  requirements: [],
  benefits: [],
  posted_before: 0,
  version: 1,
  questions: [],
  lawful_reasons: {},
  ...noConditions,
  poster_name: null,
  poster_role: null,
  source_url: null,
  answers: null,
  company: {
    id: 4,
    name: 'Arogya Hospital',
    description: 'A hospital of 200 beds.',
    industry: 'Health',
    website: 'https://arogya.example',
    size_text: '201–500 employees',
    headquarters: 'Pune',
    active_jobs: 3,
    answers: null,
    evidence: { level: 0, items: [] },
  },
  ...more,
});
