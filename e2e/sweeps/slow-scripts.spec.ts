import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page, Request } from '@playwright/test';
import { codeFor, expect, freshAddress, PASSWORD, test } from '../support/portal.ts';
import {
  DEMO_PASSWORD,
  demoPerson,
  logInByApi,
  newSeeker,
  registerByApi,
  signIn,
} from '../support/world.ts';

// Many pages each: a slow machine needs more than the usual minute.
test.describe.configure({ timeout: 240_000 });

/** Opens a page whose scripts are held back until `arrive` is called; `sent` is what it sends to the API. */
async function openBeforeScripts(page: Page, path: string) {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { arrive: arrival.resolve, sent };
}

const bodyOf = (request: Request | undefined) =>
  request?.postDataJSON() as Record<string, string> | undefined;

async function expectHeld(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

/** A new person, who has not been on any of the pages. */
async function visitor(browser: Browser): Promise<Page> {
  const [a, b, c] = randomBytes(3);
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.${a}.${b}.${c}` },
  });
  return context.newPage();
}

test('forms that were filled in and submitted before scripts loaded are carried out once', async ({
  browser,
}) => {
  await test.step('a registration submitted before scripts loaded is carried out once, as it was filled in', async () => {
    const page = await visitor(browser);
    const { arrive, sent } = await openBeforeScripts(page, '/auth/register');
    const email = freshAddress('ravi');
    await page.getByText('Employer', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await page.getByLabel('Full name').fill('Ravi Menon');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Country code').selectOption('+971');
    await page.getByLabel('Mobile number').fill('050 123 4567');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('checkbox', { name: /news and offers/ }).check({ force: true });
    await page.getByLabel('Confirm password').press('Enter');
    await expectHeld(page.getByRole('button', { name: 'Create Account' }));
    expect(sent).toEqual([]);
    await expect(page.getByLabel('Full name')).toHaveValue('Ravi Menon');

    arrive();
    await expect(page).toHaveURL(/\/dashboard\/hr/);
    const registrations = sent.filter((request) => request.url().endsWith('/identity/users'));
    expect(registrations).toHaveLength(1);
    const body = bodyOf(registrations[0]);
    expect(body).toMatchObject({ email, username: 'Ravi Menon', password: PASSWORD });
    expect(JSON.parse(body?.['data'] ?? '')).toEqual({
      user_type: 'hr',
      phone: '+971501234567',
      marketing_consent: true,
    });
    await page.context().close();
  });

  await test.step('somebody who logs in before scripts loaded is logged in once', async () => {
    const page = await visitor(browser);
    const { arrive, sent } = await openBeforeScripts(page, '/auth/login');
    await page.getByText('Employer', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await page.getByLabel('Email').fill('anil@demo.vritti.example');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    const button = page.getByRole('button', { name: 'Log in' });
    await button.click();
    await button.click();
    await expectHeld(button);

    arrive();
    await expect(page.getByText(/^Welcome back/)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/hr/);
    expect(sent.filter((request) => request.url().endsWith('/identity/sessions'))).toHaveLength(1);
    await page.context().close();
  });

  await test.step('a code that was typed before scripts loaded is noticed, and sent once', async () => {
    const page = await visitor(browser);
    const email = freshAddress('asha');
    await page.request.post('/api/v2/barong/identity/users', {
      data: { email, password: PASSWORD, username: 'Asha Rao', data: { user_type: 'user' } },
    });
    const code = await codeFor(email);
    await signIn(page, await logInByApi(page.request, email, PASSWORD));
    const { arrive, sent } = await openBeforeScripts(page, `/auth/verify-otp?email=${email}`);
    const field = page.getByLabel('Verification code');
    await field.fill(code);
    const look = await field.evaluate((input) => {
      const { color, opacity } = getComputedStyle(input);
      return { opacity, isSeen: color !== 'rgba(0, 0, 0, 0)' };
    });
    expect(look).toEqual({ opacity: '1', isSeen: true });
    await field.press('Enter');
    await expectHeld(page.getByRole('button', { name: 'Verify & Continue' }));
    expect(page.url()).not.toContain('otp=');

    arrive();
    await expect(page.getByText('Verification Successful')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/user/);
    expect(sent.filter((request) => request.url().endsWith('/verify-otp')).map(bodyOf)).toEqual([
      { email, otp: code },
    ]);
    await page.context().close();
  });

  await test.step('a forgotten password requested before scripts loaded is requested once', async () => {
    const page = await visitor(browser);
    const email = freshAddress('asha');
    await registerByApi(page.request, email, PASSWORD);
    const { arrive, sent } = await openBeforeScripts(page, '/auth/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    await expectHeld(page.getByRole('button', { name: 'Send Reset Link' }));

    arrive();
    await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
    expect(sent.map(bodyOf)).toEqual([{ email }]);
    await page.context().close();
  });

  await test.step('two new passwords that differ are reported when scripts have loaded', async () => {
    const page = await visitor(browser);
    const { arrive, sent } = await openBeforeScripts(page, '/auth/reset-password#reset_token=abc');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill('Other-7-words');
    await page.getByLabel('Confirm password').press('Enter');
    await expectHeld(page.getByRole('button', { name: 'Reset Password' }));

    arrive();
    await expect(page.getByText("Passwords Don't Match")).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(PASSWORD);
    await expect(page.getByLabel('Confirm password')).toHaveValue('Other-7-words');
    expect(sent).toEqual([]);
    await page.context().close();
  });

  await test.step('a button at a mailed link that was clicked before scripts loaded takes effect once', async () => {
    const page = await visitor(browser);
    const { arrive, sent } = await openBeforeScripts(page, '/auth/confirm-email#token=abc');
    const button = page.getByRole('button', { name: 'I agree' });
    await button.click();
    await expectHeld(button);

    arrive();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.context().close();
  });
});

test('text that was typed before scripts loaded stays, and counts', async ({ browser }) => {
  await test.step('fields that were filled in early stay when scripts run, and count', async () => {
    const page = await visitor(browser);
    const { arrive } = await openBeforeScripts(page, '/auth/register');
    await page.getByText('Employer', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await page.getByLabel('Full name').fill('Ravi Menon');
    await page.getByLabel('Country code').selectOption('+44');
    await page.getByLabel('Mobile number').fill('07700 900123');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').pressSequentially('Other-7-words');

    arrive();
    // The page treats early text like any typed text.
    await expect(page.getByText('Please make sure your passwords match.')).toBeVisible();
    await expect(page.getByText('Password strength: Strong')).toBeVisible();
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await expect(page.getByText('Please make sure your passwords match.')).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await expect(page.getByLabel('Full name')).toHaveValue('Ravi Menon');
    await expect(page.getByLabel('Country code')).toHaveValue('+44');
    await expect(page.getByLabel('Mobile number')).toHaveValue('07700900123');
    await page.context().close();
  });

  await test.step('words that were typed into the search before scripts loaded stay and are searched', async () => {
    const page = await visitor(browser);
    const { arrive } = await openBeforeScripts(page, '/jobs');
    const field = page.getByLabel('Job title, keywords or company');
    await field.fill('driver');

    arrive();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('driver');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/jobs\?search=driver/);
    await page.context().close();
  });

  await test.step('a filter that was ticked before scripts loaded is applied', async () => {
    const page = await visitor(browser);
    const { arrive } = await openBeforeScripts(page, '/jobs');
    await page.getByLabel('Job title, keywords or company').fill('a');
    await page.locator('input[name=work_mode][value=remote]').check({ force: true });

    arrive();
    await expect(page).toHaveURL(/\bwork_mode=remote\b/);
    await expect(page.getByLabel('Job title, keywords or company')).toHaveValue('a');
    await page.context().close();
  });

  await test.step('a search that is submitted before scripts loaded does not wait for them', async () => {
    const page = await visitor(browser);
    await openBeforeScripts(page, '/jobs');
    await page.getByLabel('Job title, keywords or company').fill('driver');
    await page.getByLabel('Job title, keywords or company').press('Enter');
    await expect(page).toHaveURL(/\/jobs\?search=driver/);
    await page.context().close();
  });

  await test.step('the list of companies keeps words that were typed before scripts loaded', async () => {
    const page = await visitor(browser);
    const { arrive } = await openBeforeScripts(page, '/companies');
    const field = page.getByRole('searchbox');
    await field.fill('tra');

    arrive();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('tra');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/companies\?search=tra/);
    await page.context().close();
  });
});

test('a signed-in page shows without the parts of its frame that come later', async ({ page }) => {
  await signIn(page, await demoPerson('anil'));
  const asked: string[] = [];
  // Never answered.
  await page.route('**/assets/late-parts-*.js', (route) => {
    asked.push(route.request().url());
  });
  await page.goto('/hr/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  await page.locator('a[href="/hr/postings"]:visible').click();
  await expect(page).toHaveURL(/\/hr\/postings/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Postings');
});

test('without a network a page stays open, also in its first seconds, and says that a job was not saved', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await signIn(page, await newSeeker());
  const toaster = page.waitForResponse('**/assets/toaster-*.js');
  await page.goto('/user/jobs');
  const save = page
    .getByRole('button', { name: /^Save / })
    .filter({ visible: true })
    .first();
  await expect(save).toBeVisible();
  const notice = page.getByText(/^No connection/);
  await page.context().setOffline(true);
  await page.locator('a[href="/user/applications"]:visible').click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/user\/jobs/);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();

  await (await toaster).finished();
  await page.context().setOffline(true);
  await save.click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('No answer from the server');
  await page.context().close();
});
