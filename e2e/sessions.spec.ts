import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, freshAddress, mailsTo, PASSWORD, test } from './support/portal.ts';
import { registerByApi } from './support/world.ts';

// Several logins each: a slow machine needs more than the usual minute.
test.describe.configure({ timeout: 120_000 });

const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user/);
}

/** The same person in another browser; its pages may log that calls were refused. */
async function elsewhere(browser: Browser, email: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ userAgent: LAPTOP });
  const page = await context.newPage();
  await logIn(page, email);
  return [context, page];
}

const notice = (page: Page) => page.getByText('Your session has ended. Please log in again.');

/** The specified notice on the login page, once, until it is closed. */
async function expectNotice(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Session Expired')).toHaveCount(1);
  await expect(notice(page)).toBeVisible();
}

test('a device is logged out in the settings, and its open page says so, once', async ({
  page,
  browser,
  request,
}) => {
  const email = freshAddress('asha');
  await registerByApi(request, email, PASSWORD);
  await logIn(page, email);
  const [context, other] = await elsewhere(browser, email);
  await other.goto('/user/applications?status=waiting');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expect(devices.getByText('Firefox on Windows')).toBeVisible();
  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByText('Firefox on Windows is logged out')).toBeVisible();
  await expect(devices.getByText('Firefox on Windows')).toHaveCount(0);
  await expect(devices.getByRole('list')).toBeFocused();

  await expectNotice(other, /\/auth\/login\?next=%2Fuser%2Fapplications%3Fstatus%3Dwaiting$/);
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(notice(other)).toBeHidden();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(notice(other)).toBeHidden();

  await expect
    .poll(async () => (await mailsTo(email)).map((mail) => mail.subject))
    .toContain('A new device logged in to your Vritti account');
  await test.step('logging out everywhere else leaves this device signed in', async () => {
    await logIn(other, email);
    await page.reload();
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out all other devices?' });
    await question.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('All other devices are logged out')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
    await expectNotice(other, /\/auth\/login\?next=%2Fdashboard%2Fuser$/);
    await page.goto('/dashboard/user');
    await expect(page.getByRole('button', { name: 'Account menu of Asha Rao' })).toBeVisible();
  });
  await context.close();
});

test('logging out in one tab logs out the others', async ({ page, context, request }) => {
  const email = freshAddress('meera');
  await registerByApi(request, email, PASSWORD);
  await logIn(page, email);
  const [own, open] = [await context.newPage(), await context.newPage()];
  await own.goto('/user/saved');
  await open.goto('/jobs');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(open.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu of Asha Rao' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(own).toHaveURL(/\/auth\/login\?next=%2Fuser%2Fsaved$/);
  await expect(open).toHaveURL(/\/jobs$/);
  await expect(open.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await own.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  // Signing in again in one tab is noticed by the other, too.
  await own.getByLabel('Email').fill(email);
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await own.getByRole('button', { name: 'Log in' }).click();
  await expect(own).toHaveURL(/\/user\/saved$/);
  await expect(open.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});
