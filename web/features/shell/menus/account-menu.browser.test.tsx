import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepFormDraft } from '../../../lib/forms/form-draft.ts';
import { unsent } from '../../../parts/outbox/sample-unsent.ts';
import { openStore } from '../../../parts/outbox/store.ts';
import { byKeyboard } from '../../../test/keyboard.ts';
import { address, expectAccessible, fullPageLoad, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import { toasts } from '../../../test/toasts.ts';
import { AccountMenu } from './account-menu.tsx';

const LOGOUT = 'DELETE /barong/identity/sessions';

const asha = { role: 'user', name: 'Asha Rao', id: 1 } as const;

const kept = () => JSON.stringify(localStorage);
const LOGGED_OUT = ['Logged out successfully'];
const FAILED = ['Logout failed', 'There was a problem logging out. Please try again.'];

test.each([
  ['is confirmed', () => answer(LOGOUT, { message: 'Logged out' }), LOGGED_OUT],
  ['finds the session over', () => refuse(LOGOUT, 'identity.session.invalid'), LOGGED_OUT],
  ['gets no answer', () => loseAnswersTo(LOGOUT), FAILED],
])(
  'a logout that %s says one thing, and leaves neither the session nor what was typed',
  async (_, happens, told) => {
    happens();
    await show(<AccountMenu {...asha} />, { as: 'user', at: '/settings' });
    keepFormDraft(
      { accountId: 1, form: 'user_profile' },
      { about: 'I left my last job in tears.' },
    );
    keepFormDraft({ accountId: 1, form: 'letter:5' }, { letter: 'Dear hospital' });
    expect(kept()).toMatch(/in tears.*Dear hospital|Dear hospital.*in tears/);
    await byKeyboard.press(page.getByRole('button', { name: /Asha Rao/ }));
    await byKeyboard.choose(page.getByRole('menuitem', { name: 'Log out' }));
    await expect.poll(address).toBe('/auth/login');
    await expect.poll(toasts).toEqual([told]);
    expect(kept()).not.toMatch(/formDraft|Asha|in tears|Dear hospital/);
    expect(kept()).not.toMatch(/"(authToken|csrfToken|user|lastAuthCheck)"/);
  },
);

test('logging out asks first if unsent messages would be lost', async () => {
  answer(LOGOUT, { message: 'Logged out' });
  await show(<AccountMenu {...asha} />, { as: 'user', at: '/settings' });
  await openStore(1, () => true).add(unsent('Coming'));
  const logOut = async () => {
    await page.getByRole('button', { name: /Asha Rao/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await logOut();
  await expect.element(page.getByText('1 message has not been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  expect(callsOf(LOGOUT)).toEqual([]);
  await logOut();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.element(page.getByText('Logged out successfully')).toBeVisible();
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain('outbox:1');
});

test('the menu links to the pages without a place at the bottom of a phone, and the arrow keys reach its choice of colours', async () => {
  await show(<AccountMenu {...asha} />, { as: 'user', at: '/settings', theme: 'light' });
  await byKeyboard.press(page.getByRole('button', { name: /Asha Rao/ }));
  for (const [name, path] of Object.entries({
    'Job Alerts': '/user/alerts',
    Settings: '/settings',
  })) {
    const entry = page.getByRole('menuitem', { name });
    await expect.element(entry).toHaveAttribute('href', path);
  }
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Light' }))
    .toHaveAttribute('aria-checked', 'true');
  await expectAccessible();
  await byKeyboard.choose(dark);
  await expect.poll(fullPageLoad).toBe('/settings/display?theme=dark&next=%2Fsettings');
});
