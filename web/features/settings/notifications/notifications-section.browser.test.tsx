import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../../test/stub-server.ts';
import { sampleChoices as choices } from './sample-choices.ts';
import { NotificationsSection } from './notifications-section.tsx';

const CHOICES = 'GET /barong/resource/notification_preferences';
const CHANGE = 'PUT /barong/resource/notification_preferences';

const decisions = (channel: string) =>
  page.getByRole('switch', { name: `Decisions on your applications: ${channel}` });

beforeEach(() => {
  answer('GET /barong/resource/push_subscriptions', { public_key: 'key', push_subscriptions: [] });
  answer(CHOICES, choices(true, true));
});

const open = () => show(<NotificationsSection />, { as: 'user', at: '/settings' });

test('a choice is saved at once and confirmed', async () => {
  answer(CHANGE, choices(true, false));
  await open();
  await expect.element(decisions('By email')).toBeChecked();
  answer(CHOICES, choices(true, false));
  (decisions('By email').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByText('Switched off: Decisions on your applications'))
    .toBeVisible();
  await expect.element(decisions('By email')).not.toBeChecked();
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    { kind: 'application_decided', channel: 'mail', on: false },
  ]);
  await expectAccessible();
});

test('a choice that cannot be saved is reverted, and says why', async () => {
  refuse(CHANGE, 'request.invalid_value');
  const release = hold(CHANGE);
  await open();
  await decisions('In Vritti').click();
  await expect.element(decisions('In Vritti')).not.toBeChecked();
  release();
  await expect.element(decisions('In Vritti')).toBeChecked();
  await expect.element(page.getByText('Not saved')).toBeVisible();
});

test('the link of a mail scrolls straight to the choices', async () => {
  await show(
    <>
      <div style={{ height: 3_000 }} />
      <NotificationsSection />
    </>,
    { as: 'user', at: '/settings?section=notifications' },
  );
  await expect.element(page.getByRole('table')).toBeInViewport();
});

const HOURS = 'PUT /barong/resource/quiet_hours';
const quiet = page.getByRole('switch', { name: 'Quiet hours' });

/** Saves what is sent on top of what was saved before. */
function stubHours(): void {
  let saved = choices(true, true).quiet_hours;
  answer(HOURS, ({ body }) => (saved = { ...saved, ...(body as object) }));
}

test('quiet hours are switched and changed', async () => {
  stubHours();
  await open();
  await expect.element(quiet).toBeChecked();
  await page.getByLabelText('From').fill('21:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await quiet.click();
  await expect.element(page.getByLabelText('From')).not.toBeInTheDocument();
  await expect
    .poll(() => callsOf(HOURS).map(({ body }) => body))
    .toEqual([{ from: '21:30', until: '07:00' }, { on: false }]);
});

test('quiet hours that are switched while their times are being saved keep the new times, and stay off', async () => {
  stubHours();
  const release = hold(HOURS);
  await open();
  await page.getByLabelText('From').fill('21:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await quiet.click();
  await expect.element(quiet).not.toBeChecked();
  await expect.poll(() => callsOf(HOURS)).toHaveLength(2);
  release();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(quiet).not.toBeChecked();
  await quiet.click();
  await expect.element(page.getByLabelText('From')).toHaveValue('21:30');
});

test('a switch that is moved twice is sent in turn, and shows where it was left', async () => {
  stubHours();
  const release = hold(HOURS);
  await open();
  await quiet.click();
  await quiet.click();
  await expect.element(quiet).toBeChecked();
  expect(callsOf(HOURS).map(({ body }) => body)).toEqual([{ on: false }]);
  release();
  await expect
    .poll(() => callsOf(HOURS).map(({ body }) => body))
    .toEqual([{ on: false }, { on: true }]);
  await expect.element(quiet).toBeChecked();
});

test('messages to the number are switched on by kind, show the day of consent, and are stopped with one click', async () => {
  const number = '+919876543210';
  const STOP = 'POST /barong/resource/notification_preferences/phone_stop';
  const off = choices(
    true,
    true,
    { number, channels: [{ channel: 'sms', agreed_at: null }] },
    false,
  );
  const agreed_at = '2026-11-03T08:00:00.000Z';
  const on = choices(true, true, { number, channels: [{ channel: 'sms', agreed_at }] }, true);
  answer(CHOICES, off);
  answer(CHANGE, on);
  answer(STOP, off);
  await open();
  await expect.element(decisions('SMS')).not.toBeChecked();
  await expect.element(page.getByText(/goes to \+919876543210, at most 5 a day/)).toBeVisible();
  answer(CHOICES, on);
  await decisions('SMS').click();
  await expect.element(page.getByText('SMS: you agreed on 03 Nov 2026')).toBeVisible();
  await expectAccessible();
  answer(CHOICES, off);
  await page.getByRole('button', { name: 'Stop all by SMS' }).click();
  await expect.element(decisions('SMS')).not.toBeChecked();
  expect(callsOf(STOP).map(({ body }) => body)).toEqual([{ channel: 'sms' }]);
});
