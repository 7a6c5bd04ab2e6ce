import type { MomentWithDefault } from './columns.ts';

/** A company whose jobs a seeker has hidden. */
export interface ExcludedCompanies {
  account_id: number;
  company_id: number;
  created_at: MomentWithDefault;
}

/** A seeker who has hidden the jobs of consultants. */
export interface ExcludedConsultants {
  account_id: number;
  created_at: MomentWithDefault;
}

/** A recommended job that a seeker marked "Less like this". */
export interface ExcludedJobs {
  account_id: number;
  job_id: number;
  created_at: MomentWithDefault;
}
