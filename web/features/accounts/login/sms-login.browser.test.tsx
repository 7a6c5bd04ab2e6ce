import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CODE_RESEND_SECONDS, LOGIN_REDIRECT_MS } from '../../../../contract/constants.ts';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { address, expectAccessible, letPass, show, skipWaitsOf } from '../../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import LoginPage from './login-page.tsx';

const REQUEST = 'POST /barong/identity/sessions/sms/generate_code';
const CONFIRM = 'POST /barong/identity/sessions/sms/confirm_code';
const OPEN = 'POST /barong/identity/sessions/sms';

const asha = { uid: 'IDASHA', initials: 'AR', email: 'a•••@people.test' };
const ravi = { uid: 'IDRAVI', initials: 'RM', email: 'r•••@people.test' };

const visit = { at: '/auth/login', sms: true } as const;
const bySms = page.getByRole('button', { name: 'Sign in with a code by SMS' });
const byPassword = page.getByRole('button', { name: 'Log in with a password' });
const otherNumber = page.getByRole('button', { name: 'Use another number' });
const number = page.getByRole('textbox', { name: 'Mobile number' });
const code = page.getByLabelText('Code from the SMS');
const alert = page.getByRole('alert');

beforeEach(() => skipWaitsOf(LOGIN_REDIRECT_MS));

/** Opens the page and requests a code. */
async function ask() {
  answer(REQUEST, { ticket: 'ticket-1' });
  await show(<LoginPage />, visit);
  await bySms.click();
  await number.fill('9876543210');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(code).toHaveFocus();
}

test('opens the number’s only account with the right code, without another question', async () => {
  await ask();
  await expect.element(page.getByText(/If \+91\s98765\s43210 logs in to an account/)).toBeVisible();
  await expectAccessible();
  answer(CONFIRM, { accounts: [asha] });
  answer(OPEN, sampleSession());
  await code.fill('407219');
  await expect.element(page.getByText('Welcome back, Asha Rao!')).toBeVisible();
  await expect.poll(address).toBe('/dashboard/user');
  expect(callsOf(REQUEST).map(({ body }) => body)).toEqual([{ phone: '+919876543210' }]);
  expect(callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ ticket: 'ticket-1', otp: '407219' }]);
  expect(callsOf(OPEN).map(({ body }) => body)).toEqual([
    { ticket: 'ticket-1', account: 'IDASHA' },
  ]);
});

test('asks for the account after the code if the number has several', async () => {
  await ask();
  answer(CONFIRM, { accounts: [asha, ravi] });
  answer(OPEN, sampleSession());
  await code.fill('407219');
  await expect.element(page.getByText('Which account do you want to open?')).toBeVisible();
  expect(callsOf(OPEN)).toEqual([]);
  await expectAccessible();
  await page.getByRole('button', { name: 'RM · r•••@people.test' }).click();
  await expect.poll(address).toBe('/dashboard/user');
  expect(callsOf(OPEN).map(({ body }) => body)).toEqual([
    { ticket: 'ticket-1', account: 'IDRAVI' },
  ]);
});

test('asks for the second step afterwards, as with a password', async () => {
  await ask();
  answer(CONFIRM, { accounts: [asha] });
  refuse(OPEN, 'identity.session.missing_otp');
  await code.fill('407219');
  const second = page.getByLabelText('Code from the app');
  await expect.element(second).toHaveFocus();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect.element(second).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'AR · a•••@people.test' }).click();
  await expect.element(second).toHaveFocus();
  answer(OPEN, sampleSession());
  await second.fill('123456');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(address).toBe('/dashboard/user');
  expect(callsOf(OPEN).at(-1)?.body).toEqual({
    ticket: 'ticket-1',
    account: 'IDASHA',
    otp_code: '123456',
  });
});

test('a new code can be requested after half a minute, and belongs to its own request', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await ask();
  await letPass(CODE_RESEND_SECONDS * 1_000);
  answer(REQUEST, { ticket: 'ticket-2' });
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect.element(page.getByText('Code sent again')).toBeVisible();
  refuse(CONFIRM, 'identity.otp.invalid', { fields: { otp: 'Not this one.' } });
  await code.fill('407219');
  await expect.element(code).toHaveAccessibleDescription(/Not this one\./);
  expect(callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ ticket: 'ticket-2', otp: '407219' }]);
});

test('says why an account cannot be opened, whom to ask if it is banned, and opens it with another click', async () => {
  await ask();
  answer(CONFIRM, { accounts: [asha] });
  refuse(OPEN, 'identity.session.banned');
  await code.fill('407219');
  await expect
    .element(alert)
    .toMatchTextContent(/Your account has been banned\. Please contact support for assistance\./);
  const contact = alert.getByRole('link', { name: 'Contact us about this' });
  expect(contact.elements()).toHaveLength(1);
  const again = page.getByRole('button', { name: 'AR · a•••@people.test' });
  for (const [refusal, text] of [
    ['identity.session.passkey_needed', /This account opens with its passkey, not with a password/],
    ['identity.otp.expired', /Verification code has expired\. Please request a new one\./],
  ] as const) {
    refuse(OPEN, refusal);
    await again.click();
    await expect.element(alert).toMatchTextContent(text);
    expect(contact.elements()).toEqual([]);
  }
  loseAnswersTo(OPEN);
  await again.click();
  await expect.element(alert).toMatchTextContent(/No answer from the server/);
  answer(OPEN, sampleSession());
  await again.click();
  await expect.poll(address).toBe('/dashboard/user');
});

test('an unusable number is reported at its field, and a wait above the fields', async () => {
  await show(<LoginPage />, { ...visit, screen: 'desktop' });
  await bySms.click();
  refuse(REQUEST, 'identity.user.invalid_phone', { fields: { phone: 'Not a number.' } });
  const send = page.getByRole('button', { name: 'Send code' });
  await number.fill('12');
  await send.click();
  await expect.element(number).toHaveAccessibleDescription(/Not a number\./);
  refuse(REQUEST, 'identity.session.no_sms');
  await send.click();
  await expect.element(alert).toMatchTextContent(/cannot send an SMS to this number/);
  refuse(REQUEST, 'request.too_many_requests', { retryAfterSeconds: 30 });
  await send.click();
  await expect.element(alert).toMatchTextContent(/try again in 30 seconds/);
  await expect.element(number).toHaveValue('12');
});

test('going back and forth keeps what was typed', async () => {
  answer(REQUEST, { ticket: 'ticket-1' });
  await show(<LoginPage />, visit);
  const email = page.getByLabelText('Email');
  await email.fill('asha@people.test');
  await page.getByLabelText('Password', { exact: true }).fill('Seven-kites-27');
  await bySms.click();
  await expect.element(email).not.toBeVisible();
  await number.fill('9876543210');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(code).toBeVisible();
  await otherNumber.click();
  await expect.element(number).toHaveValue('9876543210');
  await byPassword.click();
  await expect.element(bySms).toHaveFocus();
  await expect.element(email).toHaveValue('asha@people.test');
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveValue('Seven-kites-27');
  await bySms.click();
  await expect.element(number).toHaveValue('9876543210');
});

test('is read in Hindi', async () => {
  answer(REQUEST, { ticket: 'ticket-1' });
  await show(<LoginPage />, { ...visit, language: 'hi' });
  await page.getByRole('button', { name: 'SMS के कोड से लॉग इन करें' }).click();
  await page.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill('9876543210');
  const release = hold(REQUEST);
  const send = page.getByRole('button', { name: 'कोड भेजें' });
  await send.click();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByLabelText('SMS में आया कोड')).toBeVisible();
});
