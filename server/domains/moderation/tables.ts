import type { Tables } from '../../platform/personal.ts';

export const moderationTables = {
  moderation_acts: {
    nobody: 'About the job of a company; `done_by` says which moderator did it.',
    columns: ['id', 'job_id', 'act', 'reason', 'signals', 'done_by', 'created_at'],
  },
} satisfies Tables;
