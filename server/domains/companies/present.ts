import type { Company, HrProfile } from '../../../contract/companies.ts';
import { sizeBandOf } from '../../../contract/format/company-size.ts';
import { presentAnswers } from './answer-figures.ts';
import { isComplete } from './complete.ts';
import type { CompanyRow, findCompanyForMember } from './queries.ts';

/** Such as `11–50 employees`; null if the company does not say. */
function sizeTextOf(size: number | null): string | null {
  const band = sizeBandOf(size);
  return band && `${band} employees`;
}

/** A company as everybody sees it. */
export const presentCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  description: row.description,
  industry: row.industry,
  website: row.website,
  size: row.size,
  size_text: sizeTextOf(row.size),
  founded: row.founded,
  headquarters: row.location,
  is_consultant: row.is_consultant,
  claimed: row.claimed,
  evidence: row.evidence,
  active_jobs: row.open_jobs,
  job_count: row.posted_jobs,
  activeJobs: row.open_jobs,
  jobCount: row.posted_jobs,
  logo: null,
  answers: presentAnswers(row),
});

/** A company as its own recruiters see it. */
export const presentHrProfile = (
  row: NonNullable<Awaited<ReturnType<typeof findCompanyForMember>>>,
): HrProfile => ({
  id: row.id,
  company_name: row.name,
  company_description: row.description,
  industry: row.industry,
  company_website: row.website,
  company_size: row.size,
  company_size_text: sizeTextOf(row.size),
  company_location: row.location,
  location: row.location,
  linkedin_url: row.linkedin_url,
  founded: row.founded,
  is_consultant: row.is_consultant,
  complete: isComplete(row),
  waits_for_check: row.is_held,
  name_refused: row.is_held && row.is_name_refused,
  active_job_count: row.open_jobs,
  total_job_count: row.all_jobs,
  applications_received: row.applications,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
});
