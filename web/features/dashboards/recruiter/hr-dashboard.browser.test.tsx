import { metaOf } from '../../../../contract/lists.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '../../../../contract/endpoint.ts';
import type { ownJobs as ownJobsRoutes } from '../../../../contract/jobs/own-jobs.ts';
import { applicant, stubApplications } from '../../../test/sample-received.ts';
import { stubOwnJobs, sampleOwnCompany, sampleOwnJob } from '../../../test/sample-hiring.ts';
import { sampleInterview, stubInterviews } from '../../../test/sample-interviews.ts';
import { inDays } from '../../../test/in-days.ts';
import { sampleFigures } from '../../../test/sample-figures.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, sendNews } from '../../../test/stub-server.ts';
import HrDashboardPage from './hr-dashboard.tsx';

const STATS = 'GET /barong/resource/hr/job_stats';
type Stats = Answer<(typeof ownJobsRoutes)[typeof STATS]>;

const jobs = {
  active: 2,
  draft: 1,
  closed: 0,
  expired: 0,
  paused: 0,
  held: 0,
  removed: 0,
  expiring: 1,
  incomplete: 0,
  total: 3,
};
const nobody: Stats = {
  jobs,
  applications: { total: 0, pending: 0, waiting: 0, answers: null, recent: [] },
};
const chetan: Stats['applications']['recent'][number] = {
  id: 9,
  job_id: 7,
  kind: 'applied',
  interview_at: null,
  job_title: 'Clerk',
  user_id: 31,
  candidate_name: 'Chetan Das',
  profilePictureUrl: null,
  status: 'pending',
  created_at: new Date().toISOString(),
};

const open = () => show(<HrDashboardPage />, { as: 'hr', at: '/dashboard/hr' });

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  const inOneDay = new Date(Date.now() + 86_000_000).toISOString();
  stubOwnJobs(
    sampleOwnJob({ id: 7, title: 'Clerk', expires_at: inOneDay, application_count: 1 }),
    sampleOwnJob({ id: 8, title: 'Cook' }),
  );
  answer(STATS, nobody);
  stubApplications();
  stubInterviews();
  answer('GET /barong/resource/candidates', ({ query }) => ({
    candidates: [],
    company_is_checked: false,
    new_ids: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/hr/figures', sampleFigures(7));
});

test('all that can stand on it is accessible, and what is due leads to its application', async () => {
  stubApplications({
    ...applicant(7, 'Asha Rao'),
    answer: { due_at: inDays(-1), answered_at: null, late: true },
  });
  stubInterviews(sampleInterview());
  answer('GET /barong/resource/hr_profile', {
    ...sampleOwnCompany({ complete: false }),
    waits_for_check: true,
  });
  const answers = { counted: 40, in_time_percent: 49, median_days: 5 };
  answer(STATS, {
    jobs: { ...jobs, paused: 1, incomplete: 2 },
    applications: { total: 1, pending: 1, waiting: 1, answers, recent: [chetan] },
  });
  await open();
  const due = page.getByRole('region', { name: 'Answers due' });
  await expect.element(due).toMatchTextContent(/Asha Rao/);
  await expect.element(page.getByRole('region', { name: 'Interviews' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Prove who you are' })).toBeVisible();
  await expectAccessible();
  await due.getByRole('link', { name: 'Asha Rao' }).click();
  await expect.poll(address).toBe('/hr/applications?status=waiting&application=7');
});

test('a new application, and then a message, appears live', async () => {
  await open();
  await expect.element(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  await expect.element(page.getByText('Nothing has happened yet')).toBeVisible();
  answer(STATS, {
    jobs,
    applications: { total: 1, pending: 1, waiting: 1, answers: null, recent: [chetan] },
  });
  sendNews('applications');
  await expect.element(page.getByText('1 application waits for your answer.')).toBeVisible();
  const wrote = { ...chetan, kind: 'message' as const };
  answer(STATS, {
    jobs,
    applications: { total: 1, pending: 1, waiting: 1, answers: null, recent: [wrote] },
  });
  sendNews('messages/5');
  await expect.element(page.getByText('sent a message about Clerk')).toBeVisible();
  await page.getByRole('link', { name: 'Chetan Das' }).click();
  await expect.poll(address).toBe('/hr/applications/7?application=9');
});
