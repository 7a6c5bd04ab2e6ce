import type { Page } from '@playwright/test';
import { endSessionsOf } from './database.ts';
import { expect } from './portal.ts';
import {
  answer,
  cut,
  expectLoggedOut,
  expectOneToast,
  expectToast,
  freshSession,
  openAs,
  refusal,
  test,
} from './toasts.ts';
import { newRecruiter, newSeeker, type Person, postJob } from './world.ts';
import { chooseFrom } from './input-methods.ts';

/**
 * The specification's messages about accounts and sessions, each brought about on its screen and read
 * from it byte for byte. Where a server cannot be made to say something, the journey says it for it.
 */

// One after another in one worker: they share their accounts.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let seeker: Person;
let recruiter: Person;
let jobId: number;
test.beforeAll(async () => {
  seeker = await newSeeker('Asha Rao');
  const employer = await newRecruiter();
  ({ id: jobId } = await postJob(employer));
  recruiter = employer;
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('logging out says one thing, and always ends the session here', async ({ page }) => {
  const LOGOUT = '**/identity/sessions';
  await openAs(page, await freshSession(page, seeker), '/notifications');
  await logOut(page);
  await expectOneToast(page, 'Logged out successfully');
  await expectLoggedOut(page);

  await openAs(page, await freshSession(page, seeker), '/notifications');
  await cut(page, LOGOUT);
  await logOut(page);
  await expectOneToast(page, 'Logout failed', 'There was a problem logging out. Please try again.');
  await expectLoggedOut(page);

  const other = await newSeeker('Kiran Rao');
  // The stream of news and the look for legal notices would end it at once, also when begun before.
  await page.route(/resource\/(live|legal_notices)/, (route) => route.abort());
  await openAs(page, other, '/notifications');
  // So would the answer to anything that the page has still asked.
  await page.waitForLoadState('networkidle');
  await page.route('**/resource/**', (route) => route.abort());
  await endSessionsOf(other.email);
  await logOut(page);
  await expectOneToast(page, 'Logged out successfully');
  await expectLoggedOut(page);
});

test('what cannot be loaded is told where it is missing, in the specified words', async ({
  page,
}) => {
  await test.step('a dashboard names what it cannot load', async () => {
    const limit = (address: string | RegExp) =>
      page.route(address, (route) =>
        route.fulfill(refusal(429, ['request.too_many_requests'], ['Too many requests.'])),
      );
    await openAs(page, seeker, '/notifications');
    await limit('**/resource/users/me');
    await limit('**/my/applications?*');
    await limit('**/recommended_jobs*');
    await page.evaluate(() => localStorage.removeItem('lastAuthCheck'));
    await page.goto('/dashboard/user');
    for (const title of ['Authentication Error', 'Jobs Error', 'Applications Error']) {
      await expectToast(page, title, 'Too many requests.');
    }
    await page.unrouteAll();

    await limit('**/hr/job_stats');
    await limit('**/resource/hr_profile');
    await openAs(page, recruiter, '/dashboard/hr');
    await expect(
      page.getByText('Failed to load dashboard statistics', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Post a Job' }).first(),
      'a profile that could not be asked for counts as complete',
    ).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a search says so in its place and in a toast', async () => {
    await page.route(/public\/jobs(\?|$)/, (route) => route.fulfill(refusal(429)));
    await openAs(page, seeker, '/user/jobs');
    await expectToast(page, 'Error', 'Failed to fetch jobs. Please try again later.');
    await expect(
      page.getByText('Failed to load jobs. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a job whose answer has no id is refused', async () => {
    await answer(page, `**/public/jobs/${jobId}`, { title: 'Staff Nurse' });
    await openAs(page, recruiter, `/hr/jobs/${jobId}/edit`);
    await expect(
      page.getByRole('heading', { name: 'Job data is missing an ID', exact: true }),
    ).toBeVisible();

    await page.goto('/hr/postings');
    for (const [json, text] of [
      [{}, 'Created job is missing an ID'],
      [[], 'Server returned invalid job data format'],
    ] as const) {
      await answer(page, '**/jobs/*/duplicates', json, 201);
      await chooseFrom(page.getByRole('button', { name: /^More for/ }), 'Duplicate as draft');
      await expectToast(page, 'Failed to create job', text);
    }
  });
});
