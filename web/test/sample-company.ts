import type { Company } from '../../contract/companies.ts';

/** A claimed company for tests; a test overrides only what it cares about. */
export const sampleCompany = (more: Partial<Company> = {}): Company => ({
  id: 7,
  name: 'Malwa Mills',
  description: 'Spins cotton.',
  industry: 'Textiles',
  website: null,
  size: 34,
  size_text: '11–50 employees',
  founded: 1998,
  headquarters: 'Indore',
  is_consultant: false,
  claimed: true,
  active_jobs: 1,
  job_count: 4,
  activeJobs: 1,
  jobCount: 4,
  logo: null,
  answers: null,
  evidence: { level: 0, items: [] },
  ...more,
});
