import type { MomentWithDefault } from './columns.ts';

export interface ExclusionTables {
  excluded_companies: ExcludedCompanies;
  excluded_consultants: ExcludedConsultants;
  excluded_jobs: ExcludedJobs;
}

/** A company whose jobs a seeker has hidden. */
interface ExcludedCompanies {
  account_id: number;
  company_id: number;
  created_at: MomentWithDefault;
}

/** A seeker who has hidden the jobs of consultants. */
interface ExcludedConsultants {
  account_id: number;
  created_at: MomentWithDefault;
}

/** A recommended job that a seeker marked "Less like this". */
interface ExcludedJobs {
  account_id: number;
  job_id: number;
  created_at: MomentWithDefault;
}
