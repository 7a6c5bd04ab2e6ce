import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeviceSession } from '../../../../contract/accounts/sessions.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { sampleRenewal } from '../../../lib/session/sample-session.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { Reauthentication } from '../../../parts/reauthentication/reauthentication.tsx';
import { expectAccessible, fullPageLoad, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import { SessionsSection } from './sessions-section.tsx';

const LIST = 'GET /barong/resource/sessions';
const ONE = 'DELETE /barong/resource/sessions/:id';
const OTHERS = 'DELETE /barong/resource/sessions';

const device = (id: number, name: string): DeviceSession => ({
  id,
  device: name,
  browser: name.split(' on ')[0] ?? null,
  system: name.split(' on ')[1] ?? null,
  address: '10.1.2.3',
  created_at: new Date().toISOString(),
  last_seen_at: new Date().toISOString(),
  current: id === 1,
});
const phone = device(1, 'Chrome on Android');
const laptop = device(2, 'Firefox on Windows');

const signedInOn = (...sessions: DeviceSession[]) =>
  answer(LIST, ({ query }) => ({ sessions, meta: metaOf(query, sessions.length) }));
const open = () => show(<SessionsSection />, { as: 'user', at: '/settings' });
const logOut = page.getByRole('button', { name: 'Log out Firefox on Windows' });
const everywhereElse = page.getByRole('button', { name: 'Log out everywhere else' });

test('a device that is logged out leaves the list, which gets the focus', async () => {
  signedInOn(phone, laptop);
  answer(ONE, { message: 'ok' });
  await open();
  await expect.element(page.getByText('This device')).toBeVisible();
  await expectAccessible();
  await expect.element(logOut).toBeVisible();
  signedInOn(phone);
  await logOut.click();
  await expect.element(page.getByText('Firefox on Windows is logged out')).toBeVisible();
  await expect.element(logOut).not.toBeInTheDocument();
  await expect.element(page.getByRole('list').first()).toHaveFocus();
  expect(callsOf(ONE).map(({ params }) => params)).toEqual([{ id: 2 }]);
});

test('without a network nobody is logged out, here or there, and another try works', async () => {
  signedInOn(phone, laptop);
  loseAnswersTo(ONE);
  await open();
  await logOut.click();
  await expect.element(page.getByText('That did not work')).toBeVisible();
  await expect.element(page.getByText(/^No answer from the server\./)).toBeVisible();
  expect(fullPageLoad()).toBeUndefined();
  expect(currentSession()).not.toBeNull();

  answer(ONE, { message: 'ok' });
  await logOut.click();
  await expect.element(page.getByText('Firefox on Windows is logged out')).toBeVisible();
});

test('all other devices are logged out after a question, and then none is listed', async () => {
  signedInOn(phone, laptop);
  answer(OTHERS, { message: 'ok', ended: 1 });
  await open();
  await everywhereElse.click();
  const question = page.getByRole('alertdialog', { name: 'Log out all other devices?' });
  expect(callsOf(OTHERS)).toEqual([]);
  signedInOn(phone);
  await question.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect.element(page.getByText('All other devices are logged out')).toBeVisible();
  await expect.element(everywhereElse).not.toBeInTheDocument();
});

test('devices that appear while the question is open are shown above it, and confirming does what was asked', async () => {
  signedInOn(phone, laptop);
  refuse(OTHERS, 'authz.reauthentication_required');
  answer('GET /barong/resource/passkeys', ({ query }) => ({
    passkeys: [],
    meta: metaOf(query, 0),
  }));
  answer('POST /barong/identity/sessions/reauthentication', () => {
    signedInOn(phone);
    answer(OTHERS, { message: 'ok', ended: 1 });
    return sampleRenewal;
  });
  const both = (
    <>
      <SessionsSection />
      <Reauthentication />
    </>
  );
  await show(both, { as: 'user', at: '/settings' });
  await everywhereElse.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out everywhere else' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabelText('Current password', { exact: true }).fill('Mango-tree-42');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('All other devices are logged out')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(everywhereElse).not.toBeInTheDocument();
});
