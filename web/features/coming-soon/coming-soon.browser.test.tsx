import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { byKeyboard } from '../../test/keyboard.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import ComingSoonPage from './coming-soon-page.tsx';
import StopPage from './stop-page.tsx';

const WAIT = 'POST /barong/public/feature_waits';
const STOP = 'POST /barong/public/feature_waits/removal';
const EMAIL = 'gita@people.test';
const TOKEN = '6f1c2ab4-54a0-4d0b-9a43-6c3e9d0b7a11';

const open = (as?: 'hr') => show(<ComingSoonPage />, { at: '/mentors', ...(as ? { as } : {}) });
const email = page.getByLabelText('Email');
const consent = page.getByRole('checkbox', { name: /^Write to me once/ });
const notify = page.getByRole('button', { name: 'Notify Me When Ready' });

test('an address and consent are required, and given by keyboard alone, before anything is stored', async () => {
  answer(WAIT, { message: 'ok' });
  await open();
  await byKeyboard.press(notify);
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address');
  await expect.element(email).toHaveFocus();
  await byKeyboard.write(email, EMAIL);
  await byKeyboard.press(notify);
  await expect.element(page.getByText('We need your consent to write to you.')).toBeVisible();
  await expect.element(consent).toHaveFocus();
  expect(callsOf(WAIT)).toEqual([]);

  await byKeyboard.tick(consent);
  await byKeyboard.press(notify);
  await expect.element(page.getByText('Notification Set')).toBeVisible();
  expect(callsOf(WAIT).map(({ body }) => body)).toEqual([
    { email: EMAIL, path: '/mentors', consent: true },
  ]);
  await expectAccessible();
});

test('the signed-in address is prefilled and the consent box is unticked', async () => {
  answer('GET /barong/resource/users/me', sampleSession({ role: 'hr', email: EMAIL }).user);
  await open('hr');
  await expect.element(email).toHaveValue(EMAIL);
  await expect.element(consent).not.toBeChecked();
});

test('a refusal keeps what was typed and makes no promise', async () => {
  refuse(WAIT, 'request.too_many_requests', { retryAfterSeconds: 60 });
  await open();
  await email.fill(EMAIL);
  await consent.click({ force: true });
  await notify.click();
  await expect.element(page.getByText('Could not be saved')).toBeVisible();
  await expect.element(page.getByText(/Please try again in 60 seconds\./)).toBeVisible();
  await expect.element(email).toHaveValue(EMAIL);
  expect(page.getByText('Notification Set').elements()).toEqual([]);
});

test('a link removes the address from the list, even on a second try and if it is an older one; an incomplete one says so', async () => {
  for (const end of [`#token=${TOKEN}`, `?token=${TOKEN}`]) {
    loseAnswersTo(STOP);
    await show(<StopPage />, { at: `/notify-me/stop${end}` });
    await expect.poll(() => location.href).not.toContain(TOKEN);
    const stop = page.getByRole('button', { name: 'Take my address off the list' });
    await stop.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/No answer from the server\./);
    answer(STOP, { message: 'ok' });
    await stop.click();
    await expect
      .element(page.getByRole('heading', { name: 'Your address is off the list' }))
      .toBeVisible();
    expect(callsOf(STOP).at(-1)?.body).toEqual({ token: TOKEN });
  }
  await expectAccessible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect.poll(address).toBe('/');
  sessionStorage.clear();
  await show(<StopPage />, { at: '/notify-me/stop' });
  await expect.element(page.getByText(/^This link is incomplete\./)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
