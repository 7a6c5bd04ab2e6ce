import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../../test/stub-server.ts';
import { NotificationsSection } from './notifications-section.tsx';

const CHOICES = 'GET /barong/resource/notification_preferences';
const CHANGE = 'PUT /barong/resource/notification_preferences';

const choices = (product: boolean, mail: boolean) => ({
  preferences: [
    { kind: 'application_decided' as const, product, mail, push: true, always: false },
    { kind: 'new_device' as const, product: true, mail: true, push: true, always: true },
  ],
  quiet_hours: { on: true, from: '22:00', until: '07:00' },
});

const decisions = (channel: string) =>
  page.getByRole('switch', { name: `Decisions on your applications: ${channel}` });

beforeEach(() => {
  answer('GET /barong/resource/push_subscriptions', { public_key: 'key', push_subscriptions: [] });
  answer(CHOICES, choices(true, true));
});

const open = () => show(<NotificationsSection />, { as: 'user', at: '/settings' });

test('a choice is kept at once and said', async () => {
  answer(CHANGE, choices(true, false));
  await open();
  await expect.element(decisions('By mail')).toBeChecked();
  await expectAccessible();
  answer(CHOICES, choices(true, false));
  (decisions('By mail').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByText('Switched off: Decisions on your applications'))
    .toBeVisible();
  await expect.element(decisions('By mail')).not.toBeChecked();
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    { kind: 'application_decided', channel: 'mail', on: false },
  ]);
  await expectAccessible();
});

test('a choice that cannot be kept is put back, and says why', async () => {
  refuse(CHANGE, 'request.invalid_value');
  const release = hold(CHANGE);
  await open();
  await decisions('In Vritti').click();
  await expect.element(decisions('In Vritti')).not.toBeChecked();
  release();
  await expect.element(decisions('In Vritti')).toBeChecked();
  await expect.element(page.getByText('Not saved')).toBeVisible();
});

test('what protects the account cannot be switched off', async () => {
  await open();
  await expect
    .element(page.getByRole('row', { name: /Sign-ins on new devices/ }))
    .toMatchTextContent(/Cannot be switched off/);
  await expect.poll(() => page.getByRole('table').getByRole('switch').elements()).toHaveLength(3);
});

test('the link of a mail leads straight to the choices', async () => {
  await show(
    <>
      <div style={{ height: 3_000 }} />
      <NotificationsSection />
    </>,
    { as: 'user', at: '/settings?section=notifications' },
  );
  await expect.element(page.getByRole('table')).toBeInViewport();
});

test('quiet hours are switched and changed', async () => {
  const HOURS = 'PUT /barong/resource/quiet_hours';
  answer(HOURS, ({ body }) => body);
  await open();
  const quiet = page.getByRole('switch', { name: 'Quiet hours' });
  await expect.element(quiet).toBeChecked();
  await page.getByLabelText('From').fill('21:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => callsOf(HOURS)).toHaveLength(1);
  await quiet.click();
  await expect.element(page.getByLabelText('From')).not.toBeInTheDocument();
  await expect
    .poll(() => callsOf(HOURS).map(({ body }) => body))
    .toEqual([
      { on: true, from: '21:30', until: '07:00' },
      { on: false, from: '21:30', until: '07:00' },
    ]);
});

test('what is not shown in the product is not pushed either, and says so', async () => {
  answer(CHOICES, choices(false, true));
  await open();
  await expect
    .element(page.getByRole('row', { name: /Decisions on your applications/ }))
    .toMatchTextContent(/Only with “In Vritti”/);
});
