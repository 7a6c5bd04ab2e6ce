import { sql } from 'kysely';
import { jobChoiceNames } from '../../../contract/jobs/choices/job-choices.ts';
import type { Tables } from '../../platform/personal.ts';

export const searchTables = {
  job_search: {
    nobody: 'Open jobs as the search reads them.',
    columns: [
      'job_id',
      'posted_at',
      'expires_at',
      'company_id',
      'employment_type',
      ...jobChoiceNames,
      'conditions',
      'cities',
      'skills',
      'salary_min_inr',
      'salary_max_inr',
      'title_words',
      'tsv',
      'entered_at',
      'is_slow_to_answer',
      'experience_years',
      'industry',
    ],
  },
  search_changes: {
    nobody: 'Which jobs were changed in the search, for a day.',
    columns: ['changed_by', 'job_id', 'changed_at'],
  },
  search_news: {
    nobody: 'Jobs that changed in the search.',
    columns: ['job_id', 'entered_by'],
  },
  search_words: {
    nobody: 'Words of jobs, skills and companies.',
    columns: ['word', 'jobs', 'sound'],
  },
  search_suggestions: {
    nobody: 'Suggestions counted from open jobs.',
    columns: ['kind', 'key', 'start', 'text', 'jobs'],
  },
  empty_searches: {
    nobody: 'Words that found no job, counted by day.',
    columns: ['day', 'words', 'searches'],
  },
  search_synonyms: {
    words: { en: 'Search words that you changed', hi: 'खोज के शब्द, जो आपने बदले' },
    rowsOf: ({ id }) => sql`changed_by = ${id}`,
    correctedAt: '/admin/search',
    columns: {
      id: 'inner',
      phrases: { en: 'Words', hi: 'शब्द' },
      changed_by: 'inner',
      changed_at: { en: 'When', hi: 'कब' },
      version: 'inner',
    },
  },
} satisfies Tables;
