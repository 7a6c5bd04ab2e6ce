import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../../test/stub-server.ts';
import { NotificationsSection } from './notifications-section.tsx';

const CHOICES = 'GET /barong/resource/notification_preferences';
const CHANGE = 'PUT /barong/resource/notification_preferences';

const choices = (product: boolean, mail: boolean) => ({
  preferences: [
    { kind: 'application_decided' as const, product, mail, always: false },
    { kind: 'new_device' as const, product: true, mail: true, always: true },
  ],
});

const decisions = (channel: string) =>
  page.getByRole('switch', { name: `Decisions on your applications: ${channel}` });

beforeEach(() => {
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
  await expect.poll(() => page.getByRole('switch').elements()).toHaveLength(2);
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
