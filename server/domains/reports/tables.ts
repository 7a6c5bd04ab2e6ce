import type { Tables } from '../../platform/personal.ts';

export const reportTables = {
  reports: {
    nobody: 'Who reported is not kept; `decided_by` says which admin decided.',
    columns: [
      'id',
      'job_id',
      'company_id',
      'title',
      'reason',
      'note',
      'signals',
      'language',
      'created_at',
      'decided_at',
      'decided_by',
      'outcome',
      'answer',
    ],
  },
} satisfies Tables;
