import { endSessionsOf } from './support/database.ts';
import { expect } from './support/portal.ts';
import {
  EXPIRED,
  expectLoggedOut,
  expectOneToast,
  expectPause,
  logIn,
  returnToTab,
  openAs,
  stored,
  test,
} from './support/toasts.ts';
import { demoPerson, newSeeker } from './support/world.ts';

/** The specification's rules about which answers end a session, and which do not. */

test.describe.configure({ timeout: 120_000 });

test('a session ends 100 ms before the login opens; its notice stays, and is replaced by newer ones', async ({
  page,
}) => {
  const account = await newSeeker('Meera Pillai');
  await page.clock.install();
  await openAs(page, account, '/notifications');
  // First, because advancing time opens a new stream, which would find out by itself.
  await page.clock.pauseAt(Date.now() + 120_000);
  await endSessionsOf(account.email);
  await returnToTab(page);
  await expect.poll(() => stored(page, 'authToken')).toBeNull();
  await expectPause(page, 100, /\/notifications$/, /\/auth\/login\?next=%2Fnotifications$/);
  await expectOneToast(page, ...EXPIRED);
  const spoken = page.getByRole('alert').filter({ hasText: EXPIRED[1] });
  await expect(spoken).toBeVisible();

  await page.clock.fastForward(900_000);
  await expectOneToast(page, ...EXPIRED);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectOneToast(page, 'Missing information', 'Please fill in all the required fields.');
});

test('somebody who is banned is told why, on the open page and at the login', async ({ page }) => {
  const account = await newSeeker('Kabir Sen');
  await openAs(page, account, '/notifications');
  const { uid } = await account.call('get', '/resource/users/me');
  const admin = await demoPerson('admin');
  const reason = 'Job seekers were asked for money.';
  await admin.call('post', '/admin/users/update', { uid, state: 'banned', reason });
  const text = 'Your account has been banned. Please contact support for assistance.';
  await expect(page).toHaveURL(/\/auth\/login/);
  await expectOneToast(page, 'Session Expired', `${text} ${reason}`);
  await expectLoggedOut(page);
  await logIn(page, account.email);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(text);
  await expect(alert).toContainText(reason);
  await expect(alert.getByRole('link', { name: 'Contact us about this' })).toBeVisible();
});
