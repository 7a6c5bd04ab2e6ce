import type { MomentWithDefault } from './columns.ts';

/** A company whose jobs a seeker does not want to see. */
export interface ExcludedCompanies {
  account_id: number;
  company_id: number;
  created_at: MomentWithDefault;
}

/** A seeker who wants to see no jobs of consultants. */
export interface ExcludedConsultants {
  account_id: number;
  created_at: MomentWithDefault;
}

/** A recommended job of whose kind a seeker wants less. */
export interface ExcludedJobs {
  account_id: number;
  job_id: number;
  created_at: MomentWithDefault;
}
