import type { Tables } from '../../platform/personal.ts';

export const importTables = {
  job_feeds: {
    nobody: 'Where a company keeps its jobs is the company’s; `added_by` says who told its team.',
    columns: [
      'id',
      'company_id',
      'address',
      'added_by',
      'etag',
      'last_modified',
      'failures',
      'read_at',
      'next_read_at',
      'paused_at',
      'created_at',
    ],
  },
  job_sources: {
    nobody: 'Which other sources say a job.',
    columns: [
      'job_id',
      'source',
      'source_id',
      'source_url',
      'first_said_at',
      'last_said_at',
      'row_hash',
    ],
  },
  job_feed_runs: {
    nobody: 'What became of a company’s jobs when its feed was read.',
    columns: ['id', 'feed_id', 'at', 'outcome', 'reason', 'rows', 'counts'],
  },
} satisfies Tables;
