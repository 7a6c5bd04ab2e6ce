import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ContactRequest } from '../../../../contract/candidates/contact-requests.ts';
import type { Language } from '../../../../contract/endpoint.ts';
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
import { answer, callsOf, hold, refuse, sendNews } from '../../../test/stub-server.ts';
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

const open = (profile: UserProfile | null | undefined, language: Language = 'en') =>
  show(
    <SeekerDashboard
      profile={profile}
      views={0}
      completion={{ percent: 10, missing: 6 }}
      profileCard={null}
      saveButton={() => null}
      applyButton={() => null}
    />,
    { as: 'user', at: '/dashboard/user', language },
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

test('all parts are asked for at once, also those that are drawn only when the profile has come', async () => {
  await open(undefined);
  await expect.poll(() => callsOf('GET /barong/resource/missing_skills').length).toBe(1);
});

test('the short lists are tabs: recommendations with reasons, applications, and saved jobs', async () => {
  applied(1, sampleMyApplication());
  await open(sampleProfile());
  await expect.element(panel()).toMatchTextContent(/Loom Fitter.*1 of 2 skills match · near you/);
  await page.getByRole('tab', { name: /^Applied/ }).click();
  await expect.element(panel()).toMatchTextContent(/Accounts Executive/);
  await expectAccessible();
  await page.getByRole('tab', { name: 'Saved 1' }).click();
  await expect.element(panel()).toMatchTextContent(/Ring Frame Fitter/);
});

test('an answer that arrives changes the figures and the list live', async () => {
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
  answer(RECOMMENDED, recommended);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(panel()).toMatchTextContent(/Loom Fitter/);
});

test('each part that is refused has its own toast, with the server’s reason', async () => {
  refuse(RECOMMENDED, 'request.too_many_requests');
  refuse('GET /barong/resource/my/applications', 'request.too_many_requests');
  await open(sampleProfile());
  const reason = errorText('request.too_many_requests', 'en');
  await expect.poll(toasts).toContainEqual(['Jobs Error', reason]);
  await expect.poll(toasts).toContainEqual(['Applications Error', reason]);
});

test('a company’s decision leads the page, and an invitation is an upcoming interview', async () => {
  const invited = {
    id: 8,
    kind: 'status_changed' as const,
    status: 'interview' as const,
    by: { role: 'hr' as const, name: 'Ravi Iyer' },
    note: 'Monday at ten, gate 2',
    interview_at: null,
    interview_place: null,
    created_at: new Date().toISOString(),
  };
  applied(1, {
    ...sampleMyApplication({ status: 'interview', tracker_status: 'Interviewing' }),
    updated_at: new Date().toISOString(),
    events: [invited],
  });
  await open(sampleProfile());
  await expect.element(page.getByText('One thing needs you.')).toBeVisible();
  const due = page.getByRole('list', { name: 'Needs you' });
  await expect
    .element(due)
    .toMatchTextContent(/An interview is planned; the time follows.*Accounts Executive/);
  const interviews = page.getByRole('region', { name: 'Upcoming Interviews' });
  await expect.element(interviews).toMatchTextContent(/invited today.*Monday at ten, gate 2/);
  await expectAccessible();
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

test('a company that asks for contact while the page is open needs an answer', async () => {
  await open(sampleProfile());
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

test('without an invitation there are no upcoming interviews', async () => {
  applied(1, sampleMyApplication());
  await open(sampleProfile());
  await expect.element(page.getByText('Nothing needs you today.')).toBeVisible();
  expect(page.getByRole('region', { name: 'Upcoming Interviews' }).elements()).toEqual([]);
});

test('what is due, the figures and the lists come together, so that none of them moves', async () => {
  const release = hold('GET /barong/resource/my/applications');
  await open(sampleProfile());
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  await expect.poll(() => callsOf('GET /barong/resource/saved_jobs').length).toBe(1);
  expect([...figures().elements(), ...panel().elements()]).toEqual([]);
  expect(page.getByText(/needs? you/).elements()).toEqual([]);
  release();
  await expect.element(page.getByText('Nothing needs you today.')).toBeVisible();
  await expect.element(figures()).toMatchTextContent(/Saved Jobs1/);
});

test('the points of a recommendation can be read and add up', async () => {
  await open(sampleProfile());
  await page.getByText('Why? 38 of 100 points').click();
  const points = page.getByRole('table', { name: 'Points of Loom Fitter' });
  await expect.element(points).toMatchTextContent(/1 of 2 skills match\+22.*near you\+16.*Total38/);
  await expectAccessible();
});

test('a skill that the profile lacks links to the jobs that were counted', async () => {
  answer('GET /barong/resource/missing_skills', {
    missing_skills: [
      { skill: 'Tally', asked_by: 2, of: 7, open_jobs: 12, capped: false, location: 'Indore' },
    ],
  });
  await open(sampleProfile());
  const skills = page.getByRole('region', { name: 'Skill Development' });
  await expect
    .element(skills)
    .toMatchTextContent(/Tally.*Required by 2 of your 7 saved and recommended jobs/);
  await expect
    .element(skills.getByRole('link', { name: '12 open jobs ask for it around Indore' }))
    .toHaveAttribute('href', '/user/jobs?skill=Tally&location=Indore');
  await open(sampleProfile(), 'hi');
  await expect
    .element(page.getByRole('link', { name: 'इंदौर के आसपास 12 खुली नौकरियों में इसकी माँग' }))
    .toHaveAttribute('href', '/user/jobs?skill=Tally&location=Indore');
});

test('a job like one that the seeker chose says so, and one that is merely new counts no points', async () => {
  const chosen = { kind: 'chosen_title' as const, points: 36, words: ['Weaver'] };
  const isNew = { kind: 'new' as const, points: 2, words: [] };
  const other = { matched_skills: [], is_nearby: false };
  answer(RECOMMENDED, {
    is_personal: false,
    recommended_jobs: [
      { ...other, job: sampleJob({ title: 'Loom Fitter' }), score: 38, reasons: [chosen, isNew] },
      { ...other, job: sampleJob({ id: 2, title: 'Dyer' }), score: 2, reasons: [isNew] },
    ],
  });
  await open(sampleProfile());
  await expect.element(panel()).toMatchTextContent(/like “Weaver”/i);
  await page.getByText('Why? 38 of 100 points').click();
  await expect.element(page.getByText('which you applied to or saved')).toBeVisible();
  await expect.element(panel()).toMatchTextContent(/Dyer/);
  expect(page.getByText('Why? 2 of 100 points').elements()).toEqual([]);
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
