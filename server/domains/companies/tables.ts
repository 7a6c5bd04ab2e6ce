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
      'open_jobs',
      'posted_jobs',
      'says_consultant',
      'is_consultant',
      'answers_counted',
      'answers_in_time',
      'answer_median_days',
      'is_slow_to_answer',
      'found_as_checked',
      'created_at',
      'updated_at',
      'version',
    ],
  },
} satisfies Tables;
