import type { Browser, BrowserContext, Page } from '@playwright/test';
import { endSessionsOf } from './database.ts';
import { ways } from './hands.ts';
import { expect, expectAccessible, freshAddress, mailsTo, PASSWORD, test } from './portal.ts';
import { registerByApi } from './world.ts';

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

for (const [way, handOf] of ways) {
  test(`a device is logged out in the settings, and its open page says so, once, ${way}`, async ({
    page,
    browser,
    request,
  }) => {
    const hand = handOf(page);
    const email = freshAddress('asha');
    await registerByApi(request, email, PASSWORD);
    await logIn(page, email);
    const [context, other] = await elsewhere(browser, email);
    await other.goto('/user/applications?status=pending');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/settings');
    const devices = page.getByRole('region', { name: 'Your devices' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    await expect(devices.getByText('Firefox on Windows')).toBeVisible();
    await expectAccessible(page);
    await hand.press(devices.getByRole('button', { name: 'Log out Firefox on Windows' }));
    await expect(page.getByText('Firefox on Windows is logged out')).toBeVisible();
    await expect(devices.getByText('Firefox on Windows')).toHaveCount(0);
    await expect(devices.getByRole('list')).toBeFocused();

    await expectNotice(other, /\/auth\/login\?next=%2Fuser%2Fapplications%3Fstatus%3Dpending$/);
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(notice(other)).toBeHidden();
    await other.reload();
    await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(notice(other)).toBeHidden();

    const mails = await mailsTo(email);
    expect(mails.map((mail) => mail.subject)).toContain(
      'A new device signed in to your Vritti account',
    );
    await context.close();
  });
}

test('logging out everywhere else leaves this device signed in', async ({
  page,
  browser,
  request,
}) => {
  const email = freshAddress('ravi');
  await registerByApi(request, email, PASSWORD);
  await logIn(page, email);
  const [context, other] = await elsewhere(browser, email);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out all other devices?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('All other devices are logged out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await expectNotice(other, /\/auth\/login\?next=%2Fdashboard%2Fuser$/);

  await page.goto('/dashboard/user');
  await expect(page.getByRole('button', { name: 'Account menu of Asha Rao' })).toBeVisible();
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
  await expect(open.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await own.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  // Signing in again in one is seen by the other, too.
  await own.getByLabel('Email').fill(email);
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await own.getByRole('button', { name: 'Log in' }).click();
  await expect(own).toHaveURL(/\/user\/saved$/);
  await expect(open.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

/** How often the page has asked who is signed in. */
function countChecks(page: Page): () => number {
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/resource/users/me')) checks += 1;
  });
  return () => checks;
}

/** As if the server had been asked longer ago than it is asked again. */
const forgetCheck = (page: Page) => page.evaluate(() => localStorage.removeItem('lastAuthCheck'));

test('a session that is over is forgotten quietly on pages for everybody', async ({
  page,
  request,
}) => {
  const email = freshAddress('lata');
  await registerByApi(request, email, PASSWORD);
  await logIn(page, email);
  const toasts = page.locator('[data-sonner-toast]');
  await page.goto('/');
  await expect(page, 'who is signed in goes on').toHaveURL(/\/dashboard\/user$/);

  const remembered = await page.evaluate(() =>
    Object.fromEntries(Object.entries<string>(localStorage)),
  );
  // An open dashboard would hear of it first, and say so.
  await page.goto('/terms');
  await endSessionsOf(email);
  for (const path of ['/', '/auth/login', '/jobs']) {
    await page.evaluate((session: Record<string, string>) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      localStorage.removeItem('lastAuthCheck');
    }, remembered);
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(/^Log in$/).first()).toBeVisible();
    await expect(toasts).toHaveCount(0);
  }
});

test('a login in another tab leads a waiting login page on', async ({ page, context, request }) => {
  const email = freshAddress('omar');
  await registerByApi(request, email, PASSWORD);
  const waiting = await context.newPage();
  await waiting.goto('/auth/login?next=%2Fuser%2Fsaved');
  await expect(waiting.getByRole('button', { name: 'Log in' })).toBeVisible();
  await waiting.waitForLoadState('networkidle');
  await logIn(page, email);
  await expect(waiting).toHaveURL(/\/user\/saved$/);
});

test('the account is looked up at most once in five seconds, also when a tab is looked at', async ({
  page,
  request,
}) => {
  const email = freshAddress('devi');
  await registerByApi(request, email, PASSWORD);
  const checks = countChecks(page);
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await logIn(page, email);
  // The stream of news is asked for when all of the page is alive.
  const stream = page.waitForResponse('**/resource/live');
  await page.reload();
  await stream;
  await look();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(checks(), 'the login has just told').toBe(0);

  await forgetCheck(page);
  await look();
  await expect.poll(checks).toBe(1);
  await forgetCheck(page);
  await page.goto('/settings');
  await expect(page.getByText('This device')).toBeVisible();
  expect(checks(), 'the settings and the frame share one answer').toBe(2);
});

test('while there is no stream of news the page asks by itself, and stops when it is back', async ({
  page,
  request,
}) => {
  const email = freshAddress('tara');
  await registerByApi(request, email, PASSWORD);
  let isBlocked = true;
  await page.route('**/resource/live', (route) =>
    isBlocked ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const asked = { bell: 0, others: 0 };
  page.on('request', (sent) => {
    if (sent.url().includes('/resource/notifications')) asked.bell += 1;
    else if (/users\/me$|public\/jobs/.test(sent.url())) asked.others += 1;
  });
  await page.clock.install();
  await logIn(page, email);
  const bell = (unread: number) =>
    page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true });
  // This browser itself is a new device; another one is news, of which only asking can tell.
  await expect(bell(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const others = asked.others;
  await request.post('/api/v2/barong/identity/sessions', {
    data: { email, password: PASSWORD },
    headers: { 'user-agent': LAPTOP },
  });
  await expect(bell(2)).toBeVisible();
  await expect.poll(() => asked.bell).toBeGreaterThan(3);
  expect(asked.others, 'what nobody tells news of is left alone').toBe(others);

  isBlocked = false;
  const stream = page.waitForResponse('**/resource/live');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await stream;
  // What was asked for before it was there may still be on its way.
  await expect(async () => {
    const before = asked.bell;
    await page.clock.runFor(20_000);
    expect(asked.bell, 'the stream tells').toBe(before);
  }).toPass();
});

test('a lost network logs nobody out', async ({ browser, request }) => {
  const email = freshAddress('kiran');
  await registerByApi(request, email, PASSWORD);
  const [context, page] = await elsewhere(browser, email);
  const token = () => page.evaluate(() => localStorage.getItem('authToken'));
  const before = await token();
  await page.goto('/settings');
  await expect(page.getByText('This device')).toBeVisible();

  await context.setOffline(true);
  const logOut = page.getByRole('button', { name: 'Log out Unknown device' }).first();
  await logOut.click();
  // Open pages ask again when they are looked at; that fails now, too.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('No answer from the server.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(notice(page)).toBeHidden();
  expect(await token()).toBe(before);

  await context.setOffline(false);
  await logOut.click();
  await expect(page.getByText('Unknown device is logged out')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  expect(await token()).toBe(before);
  await context.close();
});
