import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CODE_RESEND_SECONDS, VERIFIED_REDIRECT_MS } from '../../../../contract/constants.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import {
  address,
  expectAccessible,
  letPass,
  show,
  skipWaitsOf,
  untilShown,
} from '../../../test/stage.tsx';
import {
  answer,
  answerAsProxy,
  callsOf,
  hold,
  loseAnswersTo,
  refuse,
} from '../../../test/stub-server.ts';
import { currentSession } from '../../../lib/session/session.ts';
import VerifyPage from './verify-page.tsx';

const AT = '/auth/verify-otp?email=asha%40people.example';
const LOGOUT = 'DELETE /barong/identity/sessions';
const VERIFY = 'POST /barong/identity/verification/verify-otp';
const RESEND = 'POST /barong/identity/verification/resend-otp';
const COMPANY = 'GET /barong/resource/hr_profile';
const OFFLINE = 'No answer from the server. Check your connection and try again.';
const pending = { email: 'asha@people.example', email_verified: false } as const;

test('a verified account is redirected', async () => {
  answer('GET /barong/resource/users/me', sampleSession().user);
  await show(<VerifyPage />, { as: 'user', at: AT });
  await expect.poll(address).toBe('/dashboard/user');
});

test('going back to register signs out first and says so', async () => {
  answer(LOGOUT, { message: 'Logged out successfully' });
  await show(<VerifyPage />, { as: pending, at: AT });
  await page.getByRole('link', { name: 'Back to register' }).click();
  await expect.poll(address).toBe('/auth/register?type=user');
  expect(callsOf(LOGOUT)).toHaveLength(1);
  expect(currentSession()).toBeNull();
  await expect.element(page.getByText('Now you can register another address.')).toBeVisible();
});

const open = () => show(<VerifyPage />, { as: pending, at: AT });
const field = page.getByLabelText('Verification code');
const resend = page.getByRole('button', { name: 'Resend code' });
const spoken = page.getByRole('status').filter({ hasText: /^Resend/ });
const toastOf = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

test('a wrong code says how many tries are left, and each further one updates it', async () => {
  skipWaitsOf(VERIFIED_REDIRECT_MS);
  const text = 'Invalid verification code. Please try again.';
  refuse(VERIFY, 'identity.otp.invalid', { fields: { otp: text }, attempts_left: 2 });
  await open();
  await expect.element(field).toHaveFocus();
  await field.fill('Your code is 407 219');
  await expect.element(field).toHaveValue('407219');
  await expect.element(field).toHaveAccessibleDescription(`${text} 2 tries left.`);
  await expect
    .element(toastOf('Verification Failed'))
    .toMatchTextContent('Failed to verify your account. Please check your code and try again.');
  await expect.element(field).toHaveFocus();
  await expectAccessible();

  // The wrong code is selected, so that typing replaces it.
  answer(VERIFY, sampleSession());
  await userEvent.keyboard('123456');
  await expect
    .poll(() => callsOf(VERIFY).map(({ body }) => body.otp))
    .toEqual(['407219', '123456']);
  await expect.poll(address).toBe('/dashboard/user');
});

test('the same code is sent only once, however often the form is submitted', async () => {
  const text = 'Invalid verification code. Please try again.';
  const told = { fields: { otp: text }, attempts_left: 4 };
  const button = page.getByRole('button', { name: 'Verify & Continue' });
  refuse(VERIFY, 'identity.otp.invalid', told);
  const release = hold(VERIFY);
  await open();
  await field.fill('407219');
  // While a complete code is being sent automatically, and after it was refused.
  (button.element() as HTMLElement).click();
  release();
  await expect.element(field).toHaveAccessibleDescription(`${text} 4 tries left.`);
  await button.click();
  await field.fill('40721');
  await expect.element(field).not.toHaveAccessibleDescription();
  await field.fill('407219');
  await expect.element(field).toHaveAccessibleDescription(`${text} 4 tries left.`);
  await expect.element(field).toHaveFocus();
  expect(callsOf(VERIFY)).toHaveLength(1);

  loseAnswersTo(VERIFY);
  await field.fill('123456');
  await expect.element(toastOf('Verification Failed')).toMatchTextContent(OFFLINE);
  await button.click();
  await expect.poll(() => callsOf(VERIFY)).toHaveLength(3);
});

test('a browser other than the one that registered is asked for the password, and sends it with the code', async () => {
  skipWaitsOf(VERIFIED_REDIRECT_MS);
  refuse(VERIFY, 'identity.user.missing_password', {
    fields: { password: 'Password is required.' },
  });
  await show(<VerifyPage />, { at: AT });
  await field.fill('407219');
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByText(/did not register in this browser/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'I never chose one' }))
    .toHaveAttribute('href', '/auth/forgot-password');
  await expectAccessible();

  answer(VERIFY, sampleSession());
  await password.fill('Mango-tree-42');
  await page.getByRole('button', { name: 'Verify & Continue' }).click();
  await expect
    .poll(() => callsOf(VERIFY).map(({ body }) => body))
    .toEqual([
      { email: pending.email, otp: '407219' },
      { email: pending.email, otp: '407219', password: 'Mango-tree-42' },
    ]);
  await expect.element(page.getByText('Verification Successful')).toBeVisible();
  await expect.poll(address).toBe('/dashboard/user');
});

test('a code that is incomplete or gets no proper answer is reported in a toast, and signs nobody in', async () => {
  await show(<VerifyPage />, { at: AT });
  await field.fill('407');
  await userEvent.keyboard('{Enter}');
  await expect.element(toastOf('Invalid OTP')).toBeVisible();
  await expect
    .element(field)
    .toHaveAccessibleDescription('Please enter the 6-digit verification code');
  expect(callsOf(VERIFY)).toEqual([]);
  loseAnswersTo(VERIFY);
  await field.fill('407219');
  await expect.element(toastOf('Verification Failed')).toMatchTextContent(OFFLINE);
  answerAsProxy(VERIFY, 200, '{}');
  await field.fill('407218');
  await expect
    .element(toastOf('Verification Failed'))
    .toMatchTextContent('OTP verification failed');
  expect(currentSession()).toBeNull();
});

test('a second after success the page leads a job seeker to the dashboard', async () => {
  answer(VERIFY, sampleSession({ email: pending.email }));
  await open();
  skipWaitsOf(VERIFIED_REDIRECT_MS);
  await field.fill('407219');
  await expect.element(page.getByText('Verification Successful')).toBeVisible();
  await expect.poll(address).toBe('/dashboard/user');
  expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), VERIFIED_REDIRECT_MS);
});

test('after success the page says what it said before, until it leads a recruiter without a company to its setup', async () => {
  skipWaitsOf(VERIFIED_REDIRECT_MS);
  refuse(COMPANY, 'resource.hr_profile.not_found');
  const leadOn = hold(COMPANY);
  answer(VERIFY, sampleSession({ role: 'hr', email: pending.email }));
  await open();
  await expect.element(page.getByText('We sent it to asha@people.example.')).toBeVisible();
  await field.fill('407219');
  await expect.element(page.getByText('Verification Successful')).toBeVisible();
  await expect.element(page.getByText('We sent it to asha@people.example.')).toBeVisible();
  leadOn();
  await expect.poll(address).toBe('/profile/setup/hr');
});

test('a new code can be requested after a countdown, which is announced only three times', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await open();
  await untilShown('Resend in 0:30');
  const heard = () => spoken.element().textContent;
  expect(heard()).toBe('Resend in 0:30');
  await letPass(19_000);
  await expect.poll(() => page.getByText('Resend in 0:11').elements()).toHaveLength(1);
  expect(heard()).toBe('Resend in 0:30');
  await letPass(1_000);
  expect(heard()).toBe('Resend in 0:10');
  await letPass(9_000);
  expect(heard()).toBe('Resend in 0:10');
  expect(resend.elements()).toEqual([]);
  await letPass(1_000);
  expect(heard()).toBe('Resend code');
  await expectAccessible();

  answer(RESEND, { message: 'ok' });
  await resend.click();
  await expect
    .element(toastOf('OTP Resent'))
    .toMatchTextContent(`We sent a 6-digit code to ${pending.email}.`);
  await expect.element(spoken).toMatchTextContent(/^Resend in 0:(30|2\d)$/);
  await expect.element(resend).not.toBeInTheDocument();
});

test('a new code that could not be asked for is reported in a toast, and the page counts how long it has to wait', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await open();
  await expect.element(field).toBeVisible();
  await letPass(CODE_RESEND_SECONDS * 1_000);
  // Browsers of 2021 cannot abort a call; this one cannot make any call.
  const aborting = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  await resend.click();
  await expect.element(toastOf('Failed to Resend')).toMatchTextContent('Failed to resend OTP');
  aborting.mockRestore();
  refuse(RESEND, 'server.internal_error');
  await resend.click();
  await expect
    .element(toastOf('Failed to Resend'))
    .toMatchTextContent('Failed to send a new code. Please try again later.');
  loseAnswersTo(RESEND);
  await resend.click();
  await expect.element(toastOf('Failed to Resend')).toMatchTextContent(OFFLINE);
  refuse(RESEND, 'request.too_many_requests', { retryAfterSeconds: 90 });
  await resend.click();
  await expect
    .element(toastOf('Failed to Resend'))
    .toMatchTextContent('Please try again in 90 seconds.');
  await expect.element(page.getByText(/^Resend in 1:/).first()).toBeVisible();
  await expect.element(resend).not.toBeInTheDocument();
});

const email = page.getByLabelText('Email');
const sendCode = page.getByRole('button', { name: 'Send code' });
const UNNAMED = '/auth/verify-otp?type=hr&next=%2Fhr%2Fpostings';

test('without an address the page asks for it, mails a code there and goes on to entering it', async () => {
  await show(<VerifyPage />, { at: UNNAMED });
  await sendCode.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address');
  await expect.element(email).toHaveFocus();
  expect(callsOf(RESEND)).toEqual([]);
  await expectAccessible();

  answer(RESEND, { message: 'ok' });
  await email.fill(' asha@people.example ');
  await sendCode.click();
  await expect.element(field).toHaveFocus();
  expect(callsOf(RESEND).map(({ body }) => body)).toEqual([{ email: 'asha@people.example' }]);
  expect(address()).toBe(`${UNNAMED}&email=asha%40people.example`);
  await expect.element(page.getByText('If we sent a code to asha@people.example')).toBeVisible();
  await expect.element(page.getByText(/^Resend in 0:/).first()).toBeVisible();
});

const notAnAddress = 'Please enter a valid email address.';
test('the field says why no code can be mailed to an address', async () => {
  await show(<VerifyPage />, { at: UNNAMED });
  refuse(RESEND, 'identity.user.invalid_email', { fields: { email: notAnAddress } });
  await email.fill('asha@people.example');
  await sendCode.click();
  await expect.element(email).toHaveAccessibleDescription(notAnAddress);
  refuse(RESEND, 'request.too_many_requests', { retryAfterSeconds: 90 });
  await sendCode.click();
  await expect.element(email).toHaveAccessibleDescription(/Please try again in 90 seconds\./);
});
