import {
  expect,
  expectAccessible,
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
