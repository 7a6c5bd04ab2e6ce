import type { Tables } from '../../platform/personal.ts';

export const companyTables = {
  companies: {
    nobody: 'A company is nobody’s; the account of a recruiter names theirs.',
    columns: [
      'id',
      'name',
      'description',
      'industry',
      'website',
      'size',
      'founded',
      'location',
      'linkedin_url',
      'source',
      'says_consultant',
      'is_consultant',
      'answers_counted',
      'answers_in_time',
      'answer_median_days',
      'is_slow_to_answer',
      'found_as_checked',
      'checked_until',
      'created_at',
      'updated_at',
      'version',
    ],
  },
  company_job_counts: {
    nobody: 'How many jobs a company has.',
    columns: ['company_id', 'sort_name', 'open_jobs', 'posted_jobs'],
  },
} satisfies Tables;
