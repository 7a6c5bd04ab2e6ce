import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PASSWORD_PAUSE_MS, RESET_RESEND_SECONDS } from '../../../../contract/constants.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { byKeyboard } from '../../../test/keyboard.ts';
import { address, expectAccessible, letPass, show, skipWaitsOf } from '../../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';
import { takeLinkToken } from '../../../lib/links/link-token.ts';
import { ASK_FOR_LINK } from './reset-calls.ts';
import ResetPasswordPage from './reset-password-page.tsx';

const RESET = 'POST /barong/identity/users/password/confirm_code';
const EMAIL = 'asha@people.test';
const NEW_PASSWORD = 'Seven-kites-27';

const email = page.getByLabelText('Email');
const send = page.getByRole('button', { name: 'Send Reset Link' });
const password = page.getByLabelText('New password', { exact: true });
const confirmation = page.getByLabelText('Confirm password', { exact: true });
const save = page.getByRole('button', { name: 'Reset Password' });

const ask = () => show(<ForgotPasswordPage />, { at: '/auth/forgot-password' });
const reset = (token = 'from-a-mail', as?: 'user') =>
  show(<ResetPasswordPage />, {
    at: `/auth/reset-password${token ? `#reset_token=${token}` : ''}`,
    ...(as ? { as } : {}),
  });

async function writeBoth(text: string) {
  await password.fill(text);
  await confirmation.fill(text);
}

test('what is wrong with an address stands at its field, and a lost network keeps it', async () => {
  await ask();
  await send.click();
  await expect.element(page.getByText('Email Required')).toBeVisible();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address');
  await expect.element(email).toHaveFocus();
  refuse(ASK_FOR_LINK, 'identity.user.invalid_email');
  await email.fill(EMAIL);
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect.element(page.getByText('Invalid Email', { exact: true })).toBeVisible();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  loseAnswersTo(ASK_FOR_LINK);
  await send.click();
  await expect.element(page.getByText('Failed to send the link')).toBeVisible();
  await expect.element(page.getByText(/^No answer from the server\./).first()).toBeVisible();
  await expect.element(email).toHaveValue(EMAIL);
});

test('the page says that a link, requested by keyboard alone, is on its way; another address can be tried', async () => {
  skipWaitsOf(PASSWORD_PAUSE_MS);
  answer(ASK_FOR_LINK, { message: 'ok' });
  await ask();
  await byKeyboard.write(email, EMAIL);
  await byKeyboard.press(send);
  await expect.element(page.getByRole('heading', { name: 'Email Sent' })).toHaveFocus();
  await expect.element(page.getByText('Reset Link Sent')).toBeVisible();
  await expectAccessible();
  expect(callsOf(ASK_FOR_LINK).map(({ body }) => body)).toEqual([{ email: EMAIL }]);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect.element(email).toBeVisible();
});

test('requesting the link again takes as long as the first time, whatever the server does, and says how long to wait after too many', async () => {
  answer(ASK_FOR_LINK, { message: 'ok' });
  await ask();
  await email.fill(EMAIL);
  skipWaitsOf(PASSWORD_PAUSE_MS);
  const pauses = () =>
    vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === PASSWORD_PAUSE_MS);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await send.click();
  await expect.element(page.getByText(/^Resend in 0:/)).toBeVisible();
  expect(pauses()).toHaveLength(1);
  await letPass(RESET_RESEND_SECONDS * 1_000);
  const release = hold(ASK_FOR_LINK);
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect.element(page.getByRole('button', { name: 'Please wait' })).toBeDisabled();
  release();
  await expect.element(page.getByText(/^Resend in 0:/)).toBeVisible();
  expect(pauses()).toHaveLength(2);

  await letPass(RESET_RESEND_SECONDS * 1_000);
  refuse(ASK_FOR_LINK, 'request.too_many_requests', { retryAfterSeconds: 90 });
  await page.getByRole('button', { name: 'Resend link' }).click();
  await expect.element(page.getByText(/^Resend in 1:/)).toBeVisible();
  await expect.element(page.getByText('Failed to send the link')).toBeVisible();
});

test('the reset page says what is wrong with a password before it is sent, and what the server finds wrong', async () => {
  await reset();
  await save.click();
  await expect.element(page.getByText('Password Required')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await writeBoth('kite7');
  await expect.element(page.getByText('Too easy to guess')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Password Too Short')).toBeVisible();
  await confirmation.fill('kite8');
  await save.click();
  await expect.element(page.getByText("Passwords Don't Match")).toBeVisible();
  await writeBoth(NEW_PASSWORD);
  await expect.element(page.getByText('Password strength: Strong')).toBeInTheDocument();
  await expectAccessible();
  expect(callsOf(RESET)).toEqual([]);
  refuse(RESET, 'password.weak');
  await save.click();
  await expect.element(page.getByText('Password not changed')).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription(/This password is too weak\./);
  await expect.element(page.getByText('Password strength: Too easy to guess')).toBeInTheDocument();
});

test('a new password, set by keyboard alone, leads to the login, with everybody signed out; until then its token outlives a reload', async () => {
  skipWaitsOf(PASSWORD_PAUSE_MS);
  answer(RESET, { message: 'ok' });
  await reset('from-a-mail', 'user');
  await expect.poll(() => location.href).not.toContain('from-a-mail');
  expect(takeLinkToken('reset_token')).toBe('from-a-mail');
  await byKeyboard.write(password, NEW_PASSWORD);
  await byKeyboard.write(confirmation, NEW_PASSWORD);
  await byKeyboard.press(save);
  await expect.element(page.getByText('Password Reset Successfully')).toBeVisible();
  await expect.element(page.getByText('Log in with your new password.')).toBeVisible();
  await expect.poll(address).toBe('/auth/login');
  expect(currentSession()).toBeNull();
  expect(callsOf(RESET)[0]?.body).toEqual({
    reset_password_token: 'from-a-mail',
    password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
  });
  history.replaceState(null, '', '/auth/reset-password');
  expect(takeLinkToken('reset_token')).toBe('');
});

test('the token of a link is removed from the address, and sent, also where older links carry it', async () => {
  skipWaitsOf(PASSWORD_PAUSE_MS);
  answer(RESET, { message: 'ok' });
  for (const end of ['?reset_token=from-a-mail', '?type=user#reset_token=from-a-mail']) {
    await show(<ResetPasswordPage />, { at: `/auth/reset-password${end}` });
    await expect.poll(() => location.href).not.toContain('from-a-mail');
    await writeBoth(NEW_PASSWORD);
    await save.click();
    await expect.poll(address).toBe('/auth/login');
  }
  expect(callsOf(RESET)).toMatchObject(
    Array.from({ length: 2 }, () => ({ body: { reset_password_token: 'from-a-mail' } })),
  );
});

test('a link that has expired says so, and has the focus', async () => {
  refuse(RESET, 'identity.password.reset_expired');
  await reset('used-before');
  await writeBoth(NEW_PASSWORD);
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'Invalid Reset Link' })).toHaveFocus();
  await expect.element(page.getByText('Link Expired')).toBeVisible();
});

test('a reset page without a token says so and links to a new one', async () => {
  await reset('');
  await expect.element(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect.poll(address).toBe('/auth/forgot-password');
});
