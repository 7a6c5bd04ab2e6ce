import type { MomentOrNull, MomentWithDefault } from './columns.ts';

export interface SavedJobTables {
  saved_jobs: SavedJobs;
}

interface SavedJobs {
  account_id: number;
  job_id: number;
  created_at: MomentWithDefault;
  told_at: MomentOrNull;
}
