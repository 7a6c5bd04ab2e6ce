import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ContactRequest } from '../../../../contract/candidates/contact-requests.ts';
import type { MyApplication } from '../../../../contract/applications.ts';
import { errorText } from '../../../../contract/errors.ts';
import { metaOf } from '../../../../contract/lists.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import type { SavedJob } from '../../../../contract/saved-jobs.ts';
import { sampleMyApplication } from '../../../test/sample-applications.ts';
import { sampleBrief } from '../../../test/sample-interviews.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { AFTERWARDS_MS } from '../../../parts/interviews/next-passing.ts';
import { address, expectAccessible, letPass, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse, sendNews } from '../../../test/stub-server.ts';
import { toasts } from '../../../test/toasts.ts';
import { SeekerDashboard } from './seeker-dashboard.tsx';
import { sampleSavedWords } from '../../../test/sample-saved-job.ts';

const RECOMMENDED = 'GET /barong/resource/recommended_jobs';

const EXCLUSIONS = 'GET /barong/resource/exclusions';
const nothingExcluded = {
  companies: [],
  consultants: { excluded: false, open_jobs: 0 },
  jobs: [],
};

const recommended = {
  recommended_jobs: [
    {
      job: sampleJob({ title: 'Loom Fitter' }),
      score: 38,
      reasons: [
        { kind: 'skills' as const, points: 22, words: ['GNM'] },
        { kind: 'city' as const, points: 16, words: [] },
      ],
      matched_skills: ['GNM'],
      is_nearby: true,
    },
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
      'No Answer': 0,
      Rejected: 0,
      Withdrawn: 0,
    },
    meta: metaOf(query, applications.length),
  }));
}

function requested(...contact_requests: ContactRequest[]): void {
  answer('GET /barong/resource/contact_requests', ({ query }) => ({
    contact_requests,
    meta: metaOf(query, contact_requests.length),
  }));
}

beforeEach(() => {
  answer('GET /barong/public/advertisements', { advertisement: null });
  answer(RECOMMENDED, recommended);
  applied(0);
  answer('GET /barong/resource/missing_skills', { missing_skills: [] });
  answer(EXCLUSIONS, nothingExcluded);
  requested();
  answer('GET /barong/resource/saved_jobs', ({ query }) => ({
    saved_jobs: [saved],
    counts: { all: 1, active: 1, expiring: 0, expired: 0 },
    meta: metaOf(query, 1),
  }));
});

const open = (profile: UserProfile) =>
  show(
    <SeekerDashboard
      profile={profile}
      views={0}
      completion={{ percent: 10, missing: 6 }}
      profileCard={null}
      saveButton={() => null}
      applyButton={() => null}
    />,
    { as: 'user', at: '/dashboard/user' },
  );

const figures = () => page.getByRole('region', { name: 'Your figures' });
const panel = () => page.getByRole('tabpanel');

test('the short lists are tabs: recommendations with reasons, applications, and saved jobs', async () => {
  const interview = sampleBrief({ state: 'proposed', starts_at: null });
  applied(1, sampleMyApplication({ status: 'interview', interview }));
  await open(sampleProfile());
  await expect.element(panel()).toMatchTextContent(/Loom Fitter.*1 of 2 skills match · near you/);
  await page.getByText('Why? 38 of 100 points').click();
  const points = page.getByRole('table', { name: 'Points of Loom Fitter' });
  await expect.element(points).toMatchTextContent(/1 of 2 skills match\+22.*near you\+16.*Total38/);
  await expect.element(page.getByRole('list', { name: 'Needs you' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Upcoming Interviews' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect.element(panel()).toMatchTextContent(/Accounts Executive/);
  await page.getByRole('tab', { name: 'Saved 1' }).click();
  await expect.element(panel()).toMatchTextContent(/Ring Frame Fitter/);
});

test('an answer that arrives changes the figures and the list live, and a request for contact needs an answer', async () => {
  applied(1, sampleMyApplication());
  await open(sampleProfile());
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect.element(figures()).toMatchTextContent(/Awaiting answer1.*with the companies/);
  applied(0, sampleMyApplication({ status: 'rejected', tracker_status: 'Rejected' }));
  sendNews('applications');
  await expect.element(figures()).toMatchTextContent(/Awaiting answer0.*No answer is open/);
  await expect.element(panel()).toMatchTextContent(/Rejected/);
  await expect.element(page.getByText('Nothing needs you today.')).toBeVisible();
  const asked_at = new Date().toISOString();
  requested({
    id: 4,
    company_id: 3,
    company_name: 'Sharma Agro',
    job: null,
    asked_at,
    agreed: null,
  });
  sendNews('notifications');
  await expect.element(page.getByText('One thing needs you.')).toBeVisible();
  await page.getByRole('link', { name: 'Answer', exact: true }).click();
  await expect.poll(address).toBe('/user/sharing?section=requests');
});

test('each part that is refused has a toast of its own, with the server’s reason', async () => {
  refuse(RECOMMENDED, 'request.too_many_requests');
  refuse('GET /barong/resource/my/applications', 'request.too_many_requests');
  await open(sampleProfile());
  const reason = errorText('request.too_many_requests', 'en');
  await expect.poll(toasts).toContainEqual(['Jobs Error', reason]);
  await expect.poll(toasts).toContainEqual(['Applications Error', reason]);
});

test('when the last offered time passes, the page says so by itself wherever it shows the interview', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const last_slot_at = new Date(Date.now() + 1_000).toISOString();
  const offered = sampleBrief({ state: 'proposed', starts_at: null, last_slot_at });
  const invited = { status: 'interview', tracker_status: 'Interviewing' } as const;
  const withInterview = (interview: typeof offered) => ({
    ...sampleMyApplication({ ...invited, interview }),
    updated_at: new Date().toISOString(),
  });
  applied(1, withInterview(offered));
  await open(sampleProfile());
  const due = page.getByRole('list', { name: 'Needs you' });
  const interviews = page.getByRole('region', { name: 'Upcoming Interviews' });
  for (const part of [due, interviews]) {
    await expect.element(part).toMatchTextContent(/Choose a time for your interview/);
  }
  applied(1, withInterview({ ...offered, times_passed: true }));
  await letPass(1_000 + AFTERWARDS_MS);
  const passed = 'The times for your interview have passed';
  await expect.element(due.getByText(passed)).toBeVisible();
  await expect.element(interviews).toMatchTextContent(new RegExp(passed));
  expect(page.getByText('Choose a time for your interview').elements()).toEqual([]);
});

test('“Less like this” is in its menu, refetches other jobs, and can be undone', async () => {
  answer('POST /barong/resource/excluded_jobs', { message: '' });
  answer('DELETE /barong/resource/excluded_jobs/:job_id', { message: '' });
  await open(sampleProfile());
  await page.getByRole('button', { name: 'More about Loom Fitter' }).click();
  answer(RECOMMENDED, {
    ...recommended,
    recommended_jobs: recommended.recommended_jobs.map((one) => ({
      ...one,
      job: sampleJob({ id: 77, title: 'Dyer' }),
    })),
  });
  await page.getByRole('menuitem', { name: 'Less like this' }).click();
  await expect.element(page.getByText('You will see fewer jobs like this')).toBeVisible();
  await expect.element(panel()).toMatchTextContent(/Dyer/);
  answer(RECOMMENDED, recommended);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(panel()).toMatchTextContent(/Loom Fitter/);
  expect(callsOf('POST /barong/resource/excluded_jobs')).toHaveLength(1);
  expect(callsOf('DELETE /barong/resource/excluded_jobs/:job_id')).toHaveLength(1);
});
