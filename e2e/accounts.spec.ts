import {
  codeFor,
  expect,
  freshAddress,
  fillRegistration,
  PASSWORD,
  test,
  verifyByMail,
} from './support/portal.ts';
import { mark } from './support/world.ts';

test('a job seeker registers, confirms the mailed code, logs out and in again', async ({
  page,
}) => {
  test.slow();
  const email = freshAddress('asha');
  await page.goto('/auth/register');
  await fillRegistration(page, { name: 'Asha Rao', email, kind: 'Job Seeker' });
  await expect(page).toHaveURL(/\/user\/jobs/);
  await verifyByMail(page, email);
  await expect(page).toHaveURL(/\/dashboard\/user/);
  await expect(page.getByText('Verify your account')).toBeHidden();

  await page.getByRole('button', { name: 'Account menu of Asha Rao' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);

  const logIn = async (password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn('wrong-1-password');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  await logIn(PASSWORD);
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user/);
});

test('a recruiter registers on the way to a page, confirms the code and sets up the company once', async ({
  page,
}) => {
  test.slow();
  await page.goto('/hr/postings?status=draft');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  const email = freshAddress('ravi');
  await fillRegistration(page, { name: 'Ravi Menon', email, kind: 'Employer' });
  await expect(page).toHaveURL(/\/hr\/postings\?status=draft/);

  await test.step('the pages of the other role stay closed', async () => {
    await page.goto('/user/applications');
    await expect(page).toHaveURL(/\/dashboard\/hr/);
    await expect(page.getByText('That page is for another kind of account.')).toBeVisible();
  });

  await verifyByMail(page, email);
  await expect(page).toHaveURL(/\/profile\/setup\/hr$/);
  await page.getByRole('textbox', { name: 'Company name' }).fill(`Kaveri ${mark()}`);
  await page.getByLabel('Industry').fill('Printing');
  await page.getByRole('textbox', { name: 'About the company' }).fill('Prints school books.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/profile\/setup\/hr\?step=evidence$/);
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/hr$/);
  await page.goto('/profile/setup/hr');
  await expect(page).toHaveURL(/\/hr\/profile\/edit$/);
});

test('somebody without JavaScript registers, confirms the mailed code, logs out and in again', async ({
  browser,
}) => {
  test.slow();
  const email = freshAddress('lata');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth/register?next=%2Fjobs');
  await page.getByLabel('Full name').fill('Lata Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('Another-9-words');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Verification code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the code' })).toBeHidden();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Welcome, Lata Rao!')).toBeVisible();
  await page.getByRole('link', { name: 'Search jobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
