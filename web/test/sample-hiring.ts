import type { HrProfile } from '../../contract/companies.ts';
import type { OwnJob } from '../../contract/jobs.ts';
import { metaOf } from '../../contract/lists.ts';
import { sampleJob } from './sample-job.ts';
import { answer } from './stub-server.ts';

// A recruiter's own company and its jobs. A test overrides only what it cares about.

/** A company that may post jobs. */
export const sampleOwnCompany = (more: Partial<HrProfile> = {}): HrProfile => ({
  id: 4,
  company_name: 'Arogya Hospital',
  company_description: 'A hospital of 200 beds.',
  industry: 'Health',
  company_website: null,
  company_size: null,
  company_size_text: null,
  company_location: null,
  location: null,
  linkedin_url: null,
  founded: null,
  is_consultant: false,
  complete: true,
  waits_for_check: false,
  name_refused: false,
  active_job_count: 1,
  total_job_count: 2,
  applications_received: 3,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  version: 4,
  ...more,
});

export const sampleOwnJob = (more: Partial<OwnJob> = {}): OwnJob => ({
  ...sampleJob(),
  preview_url: 'https://vritti.test/jobs/preview/7#preview=secret',
  confirm_by: null,
  lacks: [],
  waiting_count: 1,
  featured_until: null,
  ...more,
});

/** Shows every description as one paragraph. */
export function stubDescriptions(): void {
  answer('POST /barong/resource/job_descriptions', ({ body }) => ({
    introduction_html: `<p>${body.description}</p>`,
    responsibilities_html: null,
    requirements_html: null,
    benefits_html: null,
  }));
}

/** Answers with these jobs, in the given order; search and status filter them. */
export function stubOwnJobs(...all: OwnJob[]): void {
  const of = (state: OwnJob['state']) => all.filter((job) => job.state === state).length;
  answer('GET /barong/resource/job_templates', { job_templates: [] });
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer('GET /barong/resource/jobs/:id/sources', { sources: [] });
  answer('GET /barong/resource/hr/jobs', ({ query: { search, status, page, limit } }) => {
    const words = search.toLowerCase();
    const found = all.filter(
      ({ title, state }) =>
        title.toLowerCase().includes(words) &&
        (status.length === 0 || status.some((wanted) => wanted === state)),
    );
    return {
      jobs: found.slice((page - 1) * limit, page * limit),
      meta: metaOf({ page, limit }, found.length),
    };
  });
  answer('GET /barong/resource/hr/job_stats', {
    jobs: {
      active: of('active'),
      draft: of('draft'),
      closed: of('closed'),
      expired: of('expired'),
      paused: of('paused'),
      held: of('held'),
      removed: of('removed'),
      expiring: 0,
      incomplete: 0,
      total: all.length,
    },
    applications: { total: 0, pending: 0, waiting: 0, answers: null, recent: [] },
  });
}
