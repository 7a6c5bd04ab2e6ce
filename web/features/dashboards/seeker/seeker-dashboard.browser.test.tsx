import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MyApplication } from '../../../../contract/applications.ts';
import { metaOf } from '../../../../contract/lists.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import type { SavedJob } from '../../../../contract/saved-jobs.ts';
import { sampleMyApplication } from '../../../test/sample-applications.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, refuse, sendNews } from '../../../test/stub-server.ts';
import { SeekerDashboard } from './seeker-dashboard.tsx';
import { sampleSavedWords } from '../../../test/sample-saved-job.ts';

const RECOMMENDED = 'GET /barong/resource/recommended_jobs';

const recommended = {
  recommended_jobs: [
    { job: sampleJob({ title: 'Loom Fitter' }), matched_skills: ['GNM'], is_nearby: true },
  ],
  is_personal: true,
};

const saved: SavedJob = {
  ...sampleSavedWords,
  job_id: 9,
  saved_at: new Date().toISOString(),
  status: 'active',
  job: sampleJob({ id: 9, title: 'Ring Frame Fitter' }),
};

function applied(waiting: number, ...applications: MyApplication[]): void {
  answer('GET /barong/resource/my/applications', ({ query }) => ({
    applications,
    counts: {
      all: applications.length,
      waiting,
      Applied: 0,
      Interviewing: 0,
      'Offer Extended': 0,
      Rejected: 0,
      Withdrawn: 0,
    },
    meta: metaOf(query, applications.length),
  }));
}

beforeEach(() => {
  answer(RECOMMENDED, recommended);
  applied(0);
  answer('GET /barong/resource/saved_jobs', ({ query }) => ({
    saved_jobs: [saved],
    counts: { all: 1, active: 1, expiring: 0, expired: 0 },
    meta: metaOf(query, 1),
  }));
});

const open = (profile: UserProfile | null) =>
  show(
    <SeekerDashboard
      profile={profile}
      completion={{ percent: 10, missing: 6 }}
      profileCard={null}
      saveButton={() => null}
      applyButton={() => null}
    />,
    { as: 'user', at: '/dashboard/user' },
  );

const figures = () => page.getByRole('region', { name: 'Your figures' });
const panel = () => page.getByRole('tabpanel');

test('the first day has three steps instead of figures, and begins with the profile', async () => {
  await open(null);
  await expect.element(page.getByRole('heading', { name: 'Welcome, Asha' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect.element(page.getByText('Three steps to your first answer.')).toBeVisible();
  expect(figures().elements()).toEqual([]);
  await expectAccessible();
  await steps.getByRole('link', { name: 'Start' }).click();
  await expect.poll(address).toMatch(/^\/profile\/edit/);
});

test('the short lists are tabs: what is recommended and why, what was sent, what is saved', async () => {
  applied(1, sampleMyApplication());
  await open(sampleProfile());
  await expect.element(panel()).toMatchTextContent(/Loom Fitter.*1 of 2 skills match · near you/);
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect.element(panel()).toMatchTextContent(/Accounts Executive/);
  await expectAccessible();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect.element(panel()).toMatchTextContent(/Ring Frame Fitter/);
});

test('an answer that comes changes the figures and the list by itself', async () => {
  applied(1, sampleMyApplication());
  await open(sampleProfile());
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect.element(figures()).toMatchTextContent(/Awaiting answer1.*with the companies/);
  applied(0, sampleMyApplication({ status: 'rejected', tracker_status: 'Rejected' }));
  sendNews('applications');
  await expect.element(figures()).toMatchTextContent(/Awaiting answer0.*No answer is open/);
  await expect.element(panel()).toMatchTextContent(/Rejected/);
});

test('a part that cannot be loaded says so, the others stay, and another try loads it', async () => {
  refuse(RECOMMENDED, 'server.internal_error');
  await open(sampleProfile());
  await expect
    .element(page.getByText('Failed to load jobs. Please try again.').first())
    .toBeVisible();
  await expect.element(page.getByText('Jobs Error')).toBeVisible();
  await expect.element(figures()).toMatchTextContent(/Saved Jobs1/);
  await expectAccessible();
  answer(RECOMMENDED, recommended);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(panel()).toMatchTextContent(/Loom Fitter/);
});
