import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LOGIN_REDIRECT_MS } from '../../../../contract/constants.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { byKeyboard } from '../../../test/keyboard.ts';
import { address, expectAccessible, show, skipWaitsOf } from '../../../test/stage.tsx';
import {
  answer,
  answerAsProxy,
  callsOf,
  hold,
  loseAnswersTo,
  refuse,
} from '../../../test/stub-server.ts';
import { forgetSession } from '../../../lib/session/session.ts';
import LoginPage from './login-page.tsx';

const LOGIN = 'POST /barong/identity/sessions';
const EMAIL = 'asha@people.test';
const PASSWORD = 'Seven-kites-27';

beforeEach(() => skipWaitsOf(LOGIN_REDIRECT_MS));

const open = (at = '/auth/login') => show(<LoginPage />, { at });
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const button = page.getByRole('button', { name: 'Log in' });
const alert = page.getByRole('alert');

async function logIn() {
  await email.fill(EMAIL);
  await password.fill(PASSWORD);
  await button.click();
}

test('a missing value is reported at its field and once for the whole form, and the first field has the focus', async () => {
  await open();
  await button.click();
  await expect.element(page.getByText('Missing information')).toBeVisible();
  await expect.element(page.getByText('Please fill in all the required fields.')).toBeVisible();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.');
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  await expect.element(email).toHaveFocus();
});

test('half a second after a successful login, by keyboard alone after a wrong password, the dashboard opens', async () => {
  refuse(LOGIN, 'identity.session.invalid_params');
  await open();
  await byKeyboard.write(email, EMAIL);
  await byKeyboard.write(password, 'wrong-1-password');
  await byKeyboard.press(button);
  await expect.element(alert).toHaveTextContent('Invalid email or password. Please try again.');
  answer(LOGIN, sampleSession());
  const release = hold(LOGIN);
  await byKeyboard.write(password, PASSWORD);
  await byKeyboard.press(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByText('Login Successful')).toBeVisible();
  await expect.element(page.getByText('Welcome back, Asha Rao!')).toBeVisible();
  await expect.poll(address).toBe('/dashboard/user');
  expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), LOGIN_REDIRECT_MS);
  expect(callsOf(LOGIN).map(({ body }) => body)).toEqual([
    { email: EMAIL, password: 'wrong-1-password' },
    { email: EMAIL, password: PASSWORD },
  ]);
});

test('an account of the other kind is told so, and goes on to its dashboard or, without a word of that, to the page asked for', async () => {
  answer(LOGIN, sampleSession({ role: 'hr' }));
  await open();
  await logIn();
  await expect
    .element(page.getByText('This is an Employer account, and you are signed in to it.'))
    .toBeVisible();
  await expect.poll(address).toBe('/dashboard/hr');
  forgetSession();
  await open('/auth/login?next=%2Fhr%2Fpostings');
  await logIn();
  await expect.element(page.getByText('This is an Employer account')).toBeVisible();
  expect(document.body.textContent).not.toContain('dashboard');
  await expect.poll(address).toBe('/hr/postings');
});

test('an answer without an account opens the dashboard of a job seeker', async () => {
  const { token, csrf_token } = sampleSession();
  answerAsProxy(LOGIN, 200, JSON.stringify({ token, csrf_token }));
  await open();
  await logIn();
  await expect.element(page.getByText('Login Successful')).toBeVisible();
  await expect.poll(address).toBe('/dashboard/user');
});

const nothingSaid = { errors: [], messages: [], fields: {}, request_id: 'r-1' };

test('every failure is reported above the fields, which keep what was typed', async () => {
  await open();
  loseAnswersTo(LOGIN);
  await logIn();
  await expect
    .element(alert)
    .toHaveTextContent('No answer from the server. Check your connection and try again.');
  for (const [happens, text] of [
    [() => refuse(LOGIN, 'identity.session.deleted'), 'This account has been deleted.'],
    [
      () => answerAsProxy(LOGIN, 401, JSON.stringify(nothingSaid)),
      'An unknown error occurred. Please try again. If you write to us, tell us this number: r-1',
    ],
    [() => answerAsProxy(LOGIN, 200, '{}'), 'Login failed'],
    [
      () => refuse(LOGIN, 'request.too_many_requests', { retryAfterSeconds: 900 }),
      'Too many attempts. Please try again later. Please try again in 15 minutes.',
    ],
  ] as const) {
    happens();
    await button.click();
    await expect.element(alert).toHaveTextContent(text);
    await expect.element(email).toHaveValue(EMAIL);
    await expect.element(password).toHaveValue(PASSWORD);
  }
});

test('somebody who was shut out is told why, and whom to ask', async () => {
  const reason = 'Job seekers were asked for money.';
  refuse(LOGIN, 'identity.session.banned', { reason });
  await open();
  await logIn();
  await expect
    .element(alert)
    .toMatchTextContent(/Your account has been banned\. Please contact support for assistance\./);
  await expect.element(alert).toMatchTextContent(new RegExp(`Reason: ${reason}`));
  await expectAccessible();
  await alert.getByRole('link', { name: 'Contact us about this' }).click();
  await expect.poll(address).toBe('/contact');
});

test('an account with two steps is asked for a code; another account can be used instead, and a wrong code corrected', async () => {
  refuse(LOGIN, 'identity.session.missing_otp');
  await open();
  await logIn();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect.element(email).toHaveValue(EMAIL);
  await logIn();
  await expect.element(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const code = page.getByLabelText('Code from the app');
  await expect.element(code).toHaveFocus();
  await button.click();
  await expect.element(code).toHaveAccessibleDescription(/Enter a code\./);
  await expectAccessible();

  refuse(LOGIN, 'identity.session.invalid_otp');
  await code.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code is wrong')).toBeVisible();
  answer(LOGIN, sampleSession());
  await code.fill('ABCD-EFGH');
  await button.click();
  await expect.poll(address).toBe('/dashboard/user');
  expect(callsOf(LOGIN).at(-1)?.body).toEqual({
    email: EMAIL,
    password: PASSWORD,
    otp_code: 'ABCD-EFGH',
  });
});

test('after the login the visitor goes on to where they were going, also if they log in in another tab', async () => {
  await open('/auth/login?next=%2Fuser%2Fsaved');
  await expect.element(button).toBeVisible();
  const { token, csrf_token, user } = sampleSession();
  // As another tab would write them; this one gets an event for each.
  localStorage.setItem('authToken', token);
  localStorage.setItem('csrfToken', csrf_token);
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('lastAuthCheck', String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastAuthCheck' }));
  await expect.poll(address).toBe('/user/saved');
});

test('a passkey that was not used is reported, and the form is as it was', async () => {
  answer('POST /barong/identity/sessions/passkey/generate_challenge', {
    challenge: 'AAAA',
    // The browser does not offer passkeys of another site.
    rpId: 'people.test',
    timeout: 1_000,
    userVerification: 'required',
  });
  await open();
  await email.fill(EMAIL);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.element(page.getByText('No passkey was used')).toBeVisible();
  await expect.element(email).toHaveValue(EMAIL);
});
