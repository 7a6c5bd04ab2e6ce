import { metaOf } from '../../../../contract/lists.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '../../../../contract/endpoint.ts';
import type { ownJobs as ownJobsRoutes } from '../../../../contract/jobs/own-jobs.ts';
import { applicant, stubApplications } from '../../../test/sample-received.ts';
import { stubOwnJobs, sampleOwnCompany, sampleOwnJob } from '../../../test/sample-hiring.ts';
import { sampleInterview, stubInterviews } from '../../../test/sample-interviews.ts';
import { sampleFigures } from '../../../test/sample-figures.ts';
import { address, expectAccessible, leaveStage, show } from '../../../test/stage.tsx';
import { answer, hold, refuse, sendNews } from '../../../test/stub-server.ts';
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
const figures = page.getByRole('region', { name: 'Your figures' });

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
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/hr/figures', sampleFigures(7));
});

test('it begins with the answers that are due, each with its deadline and its application', async () => {
  const moment = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const late = { due_at: moment(-1), answered_at: null, late: true };
  stubApplications(
    { ...applicant(7, 'Asha Rao'), created_at: moment(-15), answer: late },
    { ...applicant(8, 'Bhavna Patel'), answer: null },
  );
  const answers = { counted: 40, in_time_percent: 82, median_days: 5 };
  answer(STATS, { ...nobody, applications: { ...nobody.applications, answers } });
  await open();
  const due = page.getByRole('region', { name: 'Answers due' });
  await expect.element(due).toMatchTextContent(/82% of 40 in time, half within 5 days/);
  await expect.element(due).toMatchTextContent(/Asha Rao/);
  await expect.element(due).toMatchTextContent(/Answer was due by/);
  await expect.element(due).not.toMatchTextContent(/Bhavna/);
  await expectAccessible();
  await due.getByRole('link', { name: 'Asha Rao' }).click();
  await expect.poll(address).toBe('/hr/applications?status=waiting&application=7');
});

test('nothing is shown below the greeting until the answers that are due are known', async () => {
  const release = hold('GET /barong/resource/applications');
  await open();
  await expect.element(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  expect(figures.elements()).toEqual([]);
  release();
  await expect.element(figures).toBeVisible();
});

test('the next interviews are shown with day, time and place, and link to the application', async () => {
  stubInterviews(
    sampleInterview(),
    sampleInterview({
      id: 4,
      application_id: 8,
      state: 'proposed',
      starts_at: null,
      place: null,
      link: 'https://meet.example/a',
      candidate: { id: 5, name: 'Bhavna Patel' },
    }),
    sampleInterview({
      id: 5,
      application_id: 9,
      state: 'proposed',
      starts_at: null,
      times_passed: true,
      candidate: { id: 6, name: 'Chetan Das' },
    }),
  );
  await open();
  const next = page.getByRole('region', { name: 'Interviews' });
  await expect.element(next).toMatchTextContent(/Jan15Asha Rao.*11:00 am · 12 Siyaganj, Indore/);
  await expect.element(next).toMatchTextContent(/Bhavna Patel.*No time chosen yet · video call/);
  await expect.element(next).toMatchTextContent(/Chetan Das.*Offer new times · 12 Siyaganj/);
  await expectAccessible();
  await next.getByRole('link', { name: 'Asha Rao' }).click();
  await expect.poll(address).toBe('/hr/applications?application=7');
});

test('a member who may not answer reads that people are waiting for the company, and sees the interviews first', async () => {
  stubInterviews(sampleInterview());
  answer(STATS, {
    jobs,
    applications: { total: 2, pending: 2, waiting: 2, answers: null, recent: [] },
  });
  await show(<HrDashboardPage />, {
    as: { id: 3, role: 'hr', team_role: 'interviewer' },
    at: '/dashboard/hr',
  });
  await expect
    .element(page.getByText('2 applications wait for an answer of your company.'))
    .toBeVisible();
  const interviews = page.getByRole('region', { name: 'Interviews' });
  await expect.element(interviews).toBeVisible();
  const figure = page.getByText('Active Jobs').element();
  expect(interviews.element().compareDocumentPosition(figure)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
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

test('jobs that are paused are one click away', async () => {
  answer(STATS, { ...nobody, jobs: { ...jobs, paused: 1 } });
  await open();
  await expect
    .element(page.getByText('1 job is paused: nobody can find it or apply.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'See what is paused' }).click();
  await expect.poll(address).toBe('/hr/postings?status=paused');
});

test('jobs that lack something are one click away', async () => {
  answer(STATS, { ...nobody, jobs: { ...jobs, incomplete: 2 } });
  await open();
  await expect
    .element(page.getByText('2 open jobs have to say more, or they pause.'))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'See what is missing' }).click();
  await expect.poll(address).toBe('/hr/postings?status=incomplete');
});

test('open jobs are sorted by when they close, each with a link to its applications', async () => {
  await open();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual([
      expect.stringMatching(/Clerk.*1.*(Today|Tomorrow)/),
      expect.stringMatching(/Cook.*0/),
    ]);
  await page.getByRole('link', { name: 'Review applications: Clerk' }).click();
  await expect.poll(address).toBe('/hr/applications/7');
});

test('figures that cannot be loaded can be tried again', async () => {
  refuse(STATS, 'server.internal_error');
  await open();
  await expect
    .element(page.getByText('Failed to load dashboard statistics', { exact: true }))
    .toBeVisible();
  answer(STATS, nobody);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(figures).toMatchTextContent(/Active Jobs2/);
});

test('if a company cannot be loaded, it counts as complete', async () => {
  refuse('GET /barong/resource/hr_profile', 'request.too_many_requests');
  await open();
  await expect.element(page.getByRole('link', { name: 'Post a Job' }).first()).toBeVisible();
});

test('without a complete company nothing can be posted, and its form is one click away', async () => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany({ complete: false }));
  await open();
  await expect
    .element(page.getByText('Please complete your company profile before posting jobs'))
    .toBeVisible();
  expect(page.getByRole('link', { name: 'Post a Job' }).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Complete Company Profile' }).click();
  await expect.poll(address).toBe('/hr/profile/edit?reason=posting');
});

test('somebody who claims a company reads that an admin is checking it, or why it was refused and what to do', async () => {
  const claim = { company_id: 3, company_name: 'Narmada Mills', allowed: null, reason: null };
  refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
  answer('GET /barong/resource/company_claims', { claim });
  await open();
  await expect
    .element(
      page.getByText('An admin is looking at your claim to Narmada Mills. You will get an email.'),
    )
    .toBeVisible();
  expect(page.getByText('Please complete your company profile').elements()).toEqual([]);
  leaveStage();
  const reason = 'Nobody there knows you.';
  answer('GET /barong/resource/company_claims', { claim: { ...claim, allowed: false, reason } });
  await open();
  await expect.element(page.getByText(/was refused: Nobody there knows you/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Claim it again' }).click();
  await expect.poll(address).toBe('/profile/setup/hr?claim=3');
});

test('a company that is taken for a known one reads on its dashboard why it cannot post yet', async () => {
  answer('GET /barong/resource/hr_profile', { ...sampleOwnCompany(), waits_for_check: true });
  await open();
  await expect
    .element(page.getByText(/An admin looks at its name before you can post/))
    .toBeVisible();
  const shown = page.getByRole('link', { name: 'Prove who you are' });
  await expect.element(shown).toHaveAttribute('href', '/hr/profile#evidence');
});

test('a company whose name was refused reads on its dashboard what to change', async () => {
  const refused = { waits_for_check: true, name_refused: true };
  answer('GET /barong/resource/hr_profile', sampleOwnCompany(refused));
  await open();
  await expect.element(page.getByText(/an admin has refused its name/)).toBeVisible();
  expect(page.getByText(/An admin looks at its name/).elements()).toEqual([]);
  const reason = page.getByRole('link', { name: 'Read the reason' });
  await expect.element(reason).toHaveAttribute('href', '/hr/profile#evidence');
});

test.each([
  [49, true],
  [50, false],
])(
  'with %i percent of the answers in time, it says what that costs: %j',
  async (in_time_percent, says) => {
    const answers = { counted: 40, in_time_percent, median_days: 5 };
    answer(STATS, { ...nobody, applications: { ...nobody.applications, answers } });
    await open();
    await expect.element(figures).toBeVisible();
    const cost = page.getByText(/your jobs come after others in searches/);
    expect(cost.elements()).toHaveLength(says ? 1 : 0);
  },
);
