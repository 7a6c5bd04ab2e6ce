import {
  expect,
  expectAccessible,
  freshAddress,
  fillRegistration,
  PASSWORD,
  test,
  verifyByMail,
} from './portal.ts';
import { DEMO_PASSWORD, demoPerson, logInByApi, registerByApi } from './world.ts';

test('a job seeker registers, confirms the mailed code, logs out and in again', async ({
  page,
}) => {
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
  await expectAccessible(page);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-1-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user/);
});

test('a page that needs a login leads there and back, and refuses the other role', async ({
  page,
}) => {
  await page.goto('/hr/postings?status=draft');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  const email = freshAddress('ravi');
  await fillRegistration(page, { name: 'Ravi Menon', email, kind: 'Employer' });
  await expect(page).toHaveURL(/\/hr\/postings\?status=draft/);
  await page.goto('/user/applications');
  await expect(page).toHaveURL(/\/dashboard\/hr/);
  await expect(page.getByText('That page belongs to another kind of account.')).toBeVisible();
});

test('an account that was shut out is told why, and where to ask', async ({ page, request }) => {
  const email = freshAddress('asha');
  await registerByApi(request, email, PASSWORD);
  const person = await logInByApi(request, email, PASSWORD);
  const { uid } = await person.call('get', '/resource/users/me');
  const admin = await demoPerson('admin');
  const reason = 'Job seekers were asked for money.';
  await admin.call('post', '/admin/users/update', { uid, state: 'banned', reason });

  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Your account has been banned. Please contact support for assistance.',
  );
  await expect(page.getByRole('alert')).toContainText(reason);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Contact us about this' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the specified toasts tell what is missing', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await expect(page.getByText('Please fill in all the required fields.')).toBeVisible();

  await page.goto('/auth/register?type=hr');
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('All fields are required')).toBeVisible();
});

test('passwords that differ are told below the button, and Enter says so aloud', async ({
  page,
}) => {
  await page.goto('/auth/register');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill(freshAddress('asha'));
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('Other-7-words');
  const button = page.getByRole('button', { name: 'Create Account' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Please make sure your passwords match.');
  await expectAccessible(page);

  await page.getByLabel('Full name').press('Enter');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/auth\/register/);
});

test('somebody from a country that is not in the list registers with a pasted number', async ({
  page,
}) => {
  await page.goto('/auth/register');
  await expect(page.getByLabel('Country code')).toHaveValue('+91');
  await page.getByLabel('Mobile number').fill('+57 300 123 4567');
  await expect(page.getByLabel('Country code')).toHaveValue('+');
  await expect(page.getByLabel('Mobile number')).toHaveValue('573001234567');
  await expect(page.getByText(/^Write the number with the code of its country/)).toBeVisible();

  const sending = page.waitForRequest((request) => request.url().endsWith('/identity/users'));
  await page.getByLabel('Full name').fill('Luz Ortega');
  await page.getByLabel('Email').fill(freshAddress('luz'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const { data: details } = (await sending).postDataJSON() as { data: string };
  expect(JSON.parse(details)).toEqual({
    user_type: 'user',
    phone: '+573001234567',
    marketing_consent: false,
  });
  await expect(page).toHaveURL(/\/user\/jobs/);
});

test('a wrong code says how many tries are left', async ({ page }) => {
  await page.route('**/verification/verify-otp', (call) =>
    call.fulfill({
      status: 422,
      json: {
        errors: ['identity.otp.invalid'],
        messages: ['Invalid verification code. Please try again.'],
        fields: { otp: 'Invalid verification code. Please try again.' },
        request_id: 'r',
        attempts_left: 2,
      },
    }),
  );
  await page.goto('/auth/verify-otp?email=asha@people.example');
  await page.getByLabel('Verification code').fill('Your code is 407 219');
  await expect(page.getByText('Verification Failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Verification code')).toHaveValue('407219');
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(
    'Invalid verification code. Please try again. 2 tries left.',
  );
  await expectAccessible(page);
});

test('a login that is answered without the account opens the dashboard of a job seeker', async ({
  page,
}) => {
  await page.route('**/identity/sessions', async (call) => {
    const answer = await call.fetch();
    const { token, csrf_token } = (await answer.json()) as Record<string, string>;
    await call.fulfill({ response: answer, json: { token, csrf_token } });
  });
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('priya@demo.vritti.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that names nothing is a real 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
});
