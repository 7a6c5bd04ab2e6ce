import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSession } from '../../../lib/session/sample-session.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import {
  answer,
  answerAsProxy,
  callsOf,
  loseAnswersTo,
  refuse,
} from '../../../test/stub-server.ts';
import RegisterPage from './register-page.tsx';

const REGISTER = 'POST /barong/identity/users';
const EMAIL = 'asha@people.test';
const PASSWORD = 'Seven-kites-27';

const open = (at = '/auth/register') => show(<RegisterPage />, { at });
const name = page.getByLabelText('Full name');
const email = page.getByLabelText('Email');
const country = page.getByLabelText('Country code');
const mobile = page.getByRole('textbox', { name: 'Mobile number' });
const password = page.getByLabelText('Password', { exact: true });
const confirmation = page.getByLabelText('Confirm password', { exact: true });
const button = page.getByRole('button', { name: 'Create Account' });

async function fillIn() {
  await name.fill('Asha Rao');
  await email.fill(EMAIL);
  await mobile.fill('98765 43210');
  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
}

/** The rest of the JSON body, besides name, address and password. */
function detailsSent(): unknown {
  const text = callsOf(REGISTER)[0]?.body.data;
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

const toastOf = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

test('each empty field says what it needs, the toast says it once, and the first field has the focus', async () => {
  await open();
  await button.click();
  await expect.element(page.getByText('All fields are required')).toBeVisible();
  for (const [field, text] of [
    [name, 'Enter your full name.'],
    [email, 'Enter your email address.'],
    [mobile, 'Enter your mobile number.'],
    [password, 'Choose a password.'],
    [confirmation, 'Enter the same password once more.'],
  ] as const) {
    // The error comes before the hint, so that it is read out first.
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toBeRequired();
  }
  await expect.element(name).toHaveFocus();
  await expectAccessible();
  await name.fill('A');
  await expect.element(page.getByText('Enter your full name.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Enter your email address.')).toBeVisible();
});

test('passwords that differ are marked once the second one is typed, and reported below the button; Enter announces it', async () => {
  await open();
  await fillIn();
  await confirmation.fill('Seven');
  await expect.element(confirmation).not.toHaveAttribute('aria-invalid');
  await confirmation.fill('Other-7-words');
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription('The two passwords are not the same.');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(button)
    .toHaveAccessibleDescription('Please make sure your passwords match.');
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
  await expect.element(confirmation).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf(REGISTER)).toEqual([]);
  await confirmation.fill(PASSWORD);
  await expect.element(confirmation).not.toHaveAttribute('aria-invalid');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['user', '/auth/register', '/user/jobs'],
  ['hr', '/auth/register?type=hr', '/dashboard/hr'],
  ['user', '/auth/register?next=%2Fjobs%2F7', '/jobs/7'],
] as const)('a new %s at %s is signed in and taken to %s', async (role, at, goal) => {
  answer(REGISTER, sampleSession({ role, email: EMAIL, email_verified: false }));
  await open(at);
  await fillIn();
  await page.getByRole('checkbox', { name: /news and offers/ }).click({ force: true });
  await button.click();
  await expect.element(page.getByText('Registration Successful')).toBeVisible();
  await expect.element(page.getByText(`We sent a 6-digit code to ${EMAIL}.`)).toBeVisible();
  await expect.poll(address).toBe(goal);
  expect(currentSession()).not.toBeNull();
  expect(callsOf(REGISTER)[0]?.body).toMatchObject({
    email: EMAIL,
    password: PASSWORD,
    username: 'Asha Rao',
  });
  expect(detailsSent()).toEqual({
    user_type: role,
    phone: '+919876543210',
    marketing_consent: true,
  });
});

test('somebody from a country that is not in the list can register with a pasted number', async () => {
  answer(REGISTER, sampleSession());
  await open();
  await fillIn();
  await expect.element(country).toHaveValue('+91');
  await mobile.fill('+57 300 123 4567');
  await expect.element(country).toHaveValue('+');
  await expect.element(mobile).toHaveValue('573001234567');
  await expect
    .element(page.getByText(/^Write the number with the code of its country/))
    .toBeVisible();
  await button.click();
  await expect.poll(() => callsOf(REGISTER)).toHaveLength(1);
  expect(detailsSent()).toMatchObject({
    user_type: 'user',
    phone: '+573001234567',
    marketing_consent: false,
  });
});

test('what is wrong with one value is shown at its field, whether the page or the server says so, until it is edited', async () => {
  await open();
  await fillIn();
  await email.fill('asha at home');
  await button.click();
  await expect.element(page.getByText('Invalid Email')).toBeVisible();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(callsOf(REGISTER)).toEqual([]);

  const text = 'An account with this email already exists.';
  refuse(REGISTER, 'identity.user.already_exists', { fields: { email: text } });
  await email.fill(EMAIL);
  await button.click();
  await expect.element(email).toHaveAccessibleDescription(text);
  await expect.element(email).toHaveFocus();
  await expect.element(toastOf('Registration Error')).toMatchTextContent(new RegExp(text));
  await email.fill('asha.rao@people.test');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');

  for (const [code, field, input] of [
    ['identity.user.invalid_phone', 'phone', mobile],
    ['password.weak', 'password', password],
  ] as const) {
    refuse(REGISTER, code, { fields: { [field]: `Not this ${field}.` } });
    await button.click();
    await expect.element(input).toHaveAccessibleDescription(new RegExp(`Not this ${field}\\.`));
  }
});

const refusal = (...errors: string[]) =>
  JSON.stringify({ errors, messages: [], fields: {}, request_id: 'r-1' });
const unreachable = 'No answer from the server. Check your connection and try again.';
const unknown = 'An unknown error occurred. Please try again.';

test('every failure is reported in a toast that says what is known of it', async () => {
  await open();
  await fillIn();
  for (const [happens, title, text] of [
    [
      () => answerAsProxy(REGISTER, 500, refusal()),
      'Registration Failed',
      'Failed to create your account. Please try again.',
    ],
    [
      () => answerAsProxy(REGISTER, 422, refusal('identity.user.from_the_moon')),
      'Registration Error',
      'identity.user.from_the_moon',
    ],
    [
      () => answerAsProxy(REGISTER, 500, refusal('ECONNREFUSED 10.0.0.7')),
      'Registration Error',
      `${unknown} If you write to us, tell us this number: r-1`,
    ],
    [() => answerAsProxy(REGISTER, 200, '{}'), 'Registration Error', 'Registration failed'],
    [() => loseAnswersTo(REGISTER), 'Registration Failed', unreachable],
    [withoutTimeouts, 'Registration Error', 'Registration failed'],
  ] as const) {
    happens();
    await button.click();
    await expect.element(toastOf(title)).toMatchTextContent(text);
  }
});

/** Browsers of 2021 cannot abort a call; this one cannot make any call. */
function withoutTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
}
