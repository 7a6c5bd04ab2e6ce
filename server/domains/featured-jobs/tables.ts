import type { Tables } from '../../platform/personal.ts';

export const featuredJobTables = {
  featured_days: {
    nobody: 'On which days a company features a job, and how often it was seen, not by whom.',
    columns: ['job_id', 'company_id', 'day', 'views'],
  },
} satisfies Tables;
