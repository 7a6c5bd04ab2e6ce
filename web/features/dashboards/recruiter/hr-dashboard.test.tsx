import { describe, expect, test } from 'vitest';
import type { HrProfile } from '../../../../contract/companies.ts';
import type { Answer, Language } from '../../../../contract/endpoint.ts';
import type { ownJobs as ownJobsRoutes } from '../../../../contract/jobs/own-jobs.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { sampleOwnCompany, sampleOwnJob, stubOwnJobs } from '../../../test/sample-hiring.ts';
import { stubApplications } from '../../../test/sample-received.ts';
import { answer, refuse } from '../../../test/stub-server.ts';
import HrDashboardPage from './hr-dashboard.tsx';
import { inDays } from '../../../test/in-days.ts';
import { stubInterviews } from '../../../test/sample-interviews.ts';

const COMPANY = 'GET /barong/resource/hr_profile';
const STATS = 'GET /barong/resource/hr/job_stats';
type Stats = Answer<(typeof ownJobsRoutes)[typeof STATS]>;

const noJobs: Stats['jobs'] = {
  active: 0,
  draft: 0,
  closed: 0,
  expired: 0,
  paused: 0,
  held: 0,
  removed: 0,
  expiring: 0,
  incomplete: 0,
  total: 0,
};

const stats: Stats = {
  jobs: { ...noJobs, active: 3, draft: 1, expiring: 1, total: 4 },
  applications: {
    total: 1_234,
    pending: 12,
    waiting: 15,
    answers: null,
    recent: [
      {
        id: 9,
        job_id: 5,
        kind: 'applied',
        interview_at: null,
        job_title: 'Store Manager',
        user_id: 31,
        candidate_name: 'Meera Joshi',
        profilePictureUrl: null,
        status: 'pending',
        created_at: inDays(-1),
      },
    ],
  },
};

const ownJob = sampleOwnJob({ id: 5, title: 'Store Manager', expires_at: inDays(2) });

interface Known {
  company?: HrProfile | null;
  known?: Stats;
  language?: Language;
}

function markup({ company = sampleOwnCompany(), known = stats, language = 'en' }: Known) {
  stubOwnJobs(...(known.jobs.active > 0 ? [ownJob] : []));
  if (company) answer(COMPANY, company);
  else refuse(COMPANY, 'resource.hr_profile.not_found');
  answer('GET /barong/resource/company_claims', { claim: null });
  answer(STATS, known);
  stubApplications();
  stubInterviews();
  answer('GET /barong/resource/candidates', ({ query }) => ({
    candidates: [],
    company_is_checked: false,
    meta: metaOf(query, 1_100),
  }));
  return answeredMarkupOf(<HrDashboardPage />, { language });
}

describe("the recruiter's dashboard", () => {
  test('counts what waits, and each figure links to its list', async () => {
    const html = await markup({});
    expect(html).toContain('15 applications wait for your answer.');
    expect(html).toContain('1,234');
    expect(html).toContain('1,100');
    expect(html).toContain('1 closes within 7 days');
    for (const to of [
      '/hr/jobs?status=active',
      '/hr/applications',
      '/hr/candidates',
      '/hr/applications?status=pending',
      '/hr/applications?status=waiting',
      '/hr/jobs/create',
      '/hr/profile',
    ]) {
      expect(html).toContain(`href="${to}"`);
    }
  });

  test('shows who applied for what, and what closes when', async () => {
    const html = await markup({});
    expect(html).toContain('Meera Joshi');
    expect(html).toContain('applied for Store Manager');
    expect(html).toContain('href="/hr/applications/5?application=9"');
    expect(html).toContain('In 2 days');
    expect(html).toContain('Review applications: Store Manager');
  });

  test.each([
    ['there is none', null],
    ['it is not complete', sampleOwnCompany({ complete: false })],
  ])('offers the company profile instead of a job while %s', async (_, company) => {
    const html = await markup({ company });
    expect(html).toContain('Complete Company Profile');
    expect(html).toContain('Please complete your company profile before posting jobs');
    expect(html).not.toContain('Post a Job');
  });

  test.each([
    ['there is no job', noJobs],
    ['there is only a draft', { ...noJobs, draft: 1, total: 1 }],
  ])('says what to do while %s', async (_, jobs) => {
    const html = await markup({
      known: {
        jobs,
        applications: { total: 0, pending: 0, waiting: 0, answers: null, recent: [] },
      },
    });
    expect(html).toContain('Nobody is waiting for an answer.');
    expect(html).not.toContain('No new applications to look at');
    expect(html).toContain('Post the first job');
    expect(html).toContain('Post the first one');
    expect(html).not.toContain('Applications, last 7 days');
    expect(html).toContain('Nothing has happened yet');
  });

  test('speaks Hindi', async () => {
    const html = await markup({ language: 'hi' });
    expect(html).toContain('15 आवेदनों को आपके जवाब का इंतज़ार है।');
    expect(html).toContain('ने Store Manager के लिए आवेदन किया');
  });
});
