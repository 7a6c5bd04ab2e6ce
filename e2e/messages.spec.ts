import type { Page } from '@playwright/test';
import { endSessionsOf, inDatabase } from './database.ts';
import { codeFor, expect, fillRegistration, freshAddress, PASSWORD } from './portal.ts';
import {
  answer,
  type Cause,
  cut,
  expectLoggedOut,
  expectOneToast,
  expectPause,
  expectTable,
  expectToast,
  expectToastInTime,
  freshSession,
  logIn,
  OFFLINE,
  openAs,
  refusal,
  refuse,
  stored,
  test,
  UNKNOWN,
} from './toasts.ts';
import { newRecruiter, newSeeker, type Person, postJob } from './world.ts';
import { chooseFrom } from './hands.ts';

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

/** Browsers of 2021 cannot end a call by themselves; there, no call can be made. */
const breakCalls = (page: Page) =>
  page.evaluate(() => Object.defineProperty(AbortSignal, 'timeout', { value: undefined }));

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('registration says what went wrong, and that it went well', async ({ page }) => {
  const USERS = '**/identity/users';
  const email = freshAddress('tara');
  await page.goto('/auth/register');
  await fillRegistration(page, { name: 'Tara Bose', email: seeker.email, kind: 'Job Seeker' });
  await expectToast(page, 'Registration Error', 'An account with this email already exists.');
  await page.getByLabel('Email').fill(email);
  const send = () => page.getByRole('button', { name: 'Create Account' }).click();
  const sendAfter = (cause: Cause) => async (on: Page) => {
    await cause(on);
    await send();
  };
  await expectTable(page, [
    [
      'a failure without a reason',
      sendAfter((on) => refuse(on, USERS, 500)),
      ['Registration Failed', 'Failed to create your account. Please try again.'],
    ],
    [
      'a code that the server has no words for is shown as it is',
      sendAfter((on) => refuse(on, USERS, 422, ['identity.user.from_the_moon'])),
      ['Registration Error', 'identity.user.from_the_moon'],
    ],
    [
      'what is no code is not shown',
      sendAfter((on) => refuse(on, USERS, 500, ['ECONNREFUSED 10.0.0.7'])),
      ['Registration Error', `${UNKNOWN} If you write to us, tell us this number: r-1`],
    ],
    [
      'an answer that is none',
      sendAfter((on) => answer(on, USERS, {})),
      ['Registration Error', 'Registration failed'],
    ],
    ['no network', sendAfter((on) => cut(on, USERS)), ['Registration Failed', OFFLINE]],
    ['success', send, ['Registration Successful', `We sent a 6-digit code to ${email}.`]],
  ]);
  await expect(page).toHaveURL(/\/user\/jobs$/);
});

test('verification says what went wrong, and leads on one second after it went well', async ({
  page,
  request,
}) => {
  const VERIFY = '**/verification/verify-otp';
  const RESEND = '**/verification/resend-otp';
  const email = freshAddress('meena');
  const form = { email, password: PASSWORD, username: 'Meena Das', data: { user_type: 'user' } };
  await request.post('/api/v2/barong/identity/users', { data: form });
  const code = await codeFor(email);
  const wrong = code === '000000' ? '111111' : '000000';

  await page.clock.install();
  await page.goto(`/auth/verify-otp?${new URLSearchParams({ email, type: 'user' })}`);
  const field = page.getByLabel('Verification code');
  const enter = async (typed: string) => {
    await field.fill('');
    await field.fill(typed);
  };
  const failed = [
    'Verification Failed',
    'Failed to verify your account. Please check your code and try again.',
  ] as const;

  await enter(wrong);
  await expectToast(page, ...failed);
  await expect(page.getByText(/^Invalid verification code\. Please try again\./)).toBeVisible();
  const account = '(SELECT id FROM accounts WHERE email = $1)';
  const move = (by: string) =>
    inDatabase(
      `UPDATE email_codes SET expires_at = expires_at ${by} interval '1 hour' WHERE account_id = ${account}`,
      [email],
    );
  await move('-');
  await enter(code);
  await expect(
    page.getByText('Verification code has expired. Please request a new one.', { exact: true }),
  ).toBeVisible();
  await expectToast(page, ...failed);
  await move('+');
  await cut(page, VERIFY);
  await enter(code);
  await expectToast(page, 'Verification Failed', OFFLINE);
  await answer(page, VERIFY, {});
  await enter(code);
  await expectToast(page, 'Verification Failed', 'OTP verification failed');
  expect(await stored(page, 'authToken')).toBeNull();

  await page.clock.runFor(31_000);
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expectTable(page, [
    [
      'a new code that the server cannot send',
      async (on) => {
        await refuse(on, RESEND, 500, ['server.internal_error'], ['Something went wrong.']);
        await resend.click();
      },
      ['Failed to Resend', 'Failed to send a new code. Please try again later.'],
    ],
    [
      'no network',
      async (on) => {
        await cut(on, RESEND);
        await resend.click();
      },
      ['Failed to Resend', OFFLINE],
    ],
    [
      'a new code',
      async () => {
        await inDatabase('DELETE FROM attempt_counts WHERE key = $1', [`code:${email}`]);
        await resend.click();
      },
      ['OTP Resent', `We sent a 6-digit code to ${email}.`],
    ],
  ]);
  await expect.poll(() => codeFor(email)).not.toBe(code);

  await page.clock.pauseAt(Date.now() + 120_000);
  await enter(await codeFor(email));
  await expectToastInTime(page, 'Verification Successful');
  await expectPause(page, 1_000, /\/auth\/verify-otp/, /\/dashboard\/user$/);
});

test('the login says what went wrong, and leads on half a second after it went well', async ({
  page,
}) => {
  const LOGIN = '**/identity/sessions';
  await page.clock.install();
  await page.goto('/auth/login');
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectToast(page, 'Missing information', 'Please fill in all the required fields.');
  await logIn(page, seeker.email, 'Wrong-pass-1');
  await expect(alert).toHaveText('Invalid email or password. Please try again.');
  await refuse(page, LOGIN, 401);
  await logIn(page, seeker.email);
  await expect(alert).toHaveText(`${UNKNOWN} If you write to us, tell us this number: r-1`);
  await cut(page, LOGIN);
  await logIn(page, seeker.email);
  await expect(alert).toHaveText(OFFLINE);
  await answer(page, LOGIN, {});
  await logIn(page, seeker.email);
  await expect(alert).toHaveText('Login failed');

  await page.clock.pauseAt(Date.now() + 120_000);
  await logIn(page, seeker.email);
  await expectToastInTime(page, 'Login Successful', 'Welcome back, Asha Rao!');
  await expectPause(page, 500, /\/auth\/login/, /\/dashboard\/user$/);
});

test('what a browser cannot even ask for has a text on each screen', async ({ page }) => {
  await page.goto('/auth/register');
  await breakCalls(page);
  await fillRegistration(page, {
    name: 'Tara Bose',
    email: freshAddress('tara'),
    kind: 'Job Seeker',
  });
  await expectToast(page, 'Registration Error', 'Registration failed');

  await page.clock.install();
  await page.goto('/auth/verify-otp?email=nobody%40people.example');
  await breakCalls(page);
  await page.getByLabel('Verification code').fill('123456');
  await expectToast(page, 'Verification Failed', 'OTP verification failed');
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expectToast(page, 'Failed to Resend', 'Failed to resend OTP');
});

test('a forgotten password: the link is sent, and the password set', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(seeker.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectToast(page, 'Reset Link Sent');
  await page.goto('/auth/reset-password?reset_token=from-a-mail');
  for (const label of ['New password', 'Confirm password']) {
    await page.getByLabel(label, { exact: true }).fill('Seven-kites-27');
  }
  await answer(page, '**/password/confirm_code', { message: 'ok' });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'Password Reset Successfully', 'Log in with your new password.');
});

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
  await openAs(page, other, '/notifications');
  // The stream of news would end it at once.
  await page.route('**/resource/**', (route) => route.abort());
  await endSessionsOf(other.email);
  await logOut(page);
  await expectOneToast(page, 'Logged out successfully');
  await expectLoggedOut(page);
});

test('a dashboard names what it cannot load', async ({ page }) => {
  const limit = (address: string | RegExp) =>
    page.route(address, (route) =>
      route.fulfill(refusal(429, ['request.too_many_requests'], ['Too many requests.'])),
    );
  await openAs(page, seeker, '/notifications');
  await limit('**/resource/users/me');
  await limit('**/my/applications?*');
  await limit('**/my/applied_jobs');
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
});

test('a search that cannot be loaded says so twice: in its place and in a toast', async ({
  page,
}) => {
  await page.route(/public\/jobs(\?|$)/, (route) => route.fulfill(refusal(429)));
  await openAs(page, seeker, '/user/jobs');
  await expectToast(page, 'Error', 'Failed to fetch jobs. Please try again later.');
  await expect(
    page.getByText('Failed to load jobs. Please try again.', { exact: true }),
  ).toBeVisible();
});

test('a job whose answer has no id is refused with the specified words', async ({ page }) => {
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
    await answer(page, '**/resource/jobs', json, 201);
    await chooseFrom(page.getByRole('button', { name: /^More for/ }), 'Duplicate as draft');
    await expectToast(page, 'Failed to create job', text);
  }
});
