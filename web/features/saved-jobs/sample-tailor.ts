import { sampleListedJob } from '../../parts/jobs/sample-listed-job.ts';

// For tests of saved jobs.

const DAY_MS = 86_400_000;

export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000).toISOString();

/** An open job that was posted twenty days ago and closes in as many. */
export const tailor = sampleListedJob({
  id: 12,
  title: 'Tailor',
  description: 'Stitches school uniforms.',
  location: 'Tiruppur',
  experience_level: null,
  work_mode: null,
  salary_min: null,
  salary_max: null,
  skills: [],
  openings: 1,
  company_id: 7,
  company_name: 'Malwa Mills',
  created_at: inDays(-20),
  posted_at: inDays(-20),
  expires_at: inDays(20),
});
