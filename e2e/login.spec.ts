import { inDatabase } from './database.ts';
import { ways } from './hands.ts';
import { expect, expectAccessible, freshAddress, PASSWORD, test } from './portal.ts';
import { newPerson, newRecruiter, newSeeker, signIn } from './world.ts';

for (const [way, handOf] of ways) {
  test(`the account decides which dashboard opens, and the page says so when the toggle says another, ${way}`, async ({
    page,
  }) => {
    const hand = handOf(page);
    const { email } = await newPerson('hr', 'Farhan Qureshi');
    await page.goto('/auth/login');
    await hand.choose(page.getByRole('radio', { name: 'Job Seeker' }));
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password', { exact: true }), PASSWORD);
    await hand.press(page.getByRole('button', { name: 'Log in' }));
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(
      page.getByText('This is an Employer account, so we opened its dashboard.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/hr$/);
  });
}

for (const [role, register, dashboard] of [
  ['seeker', newSeeker, /\/dashboard\/user$/],
  ['recruiter', newRecruiter, /\/dashboard\/hr$/],
] as const) {
  test(`a ${role} who is signed in is led from the pages for guests to the own dashboard`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, await register());
    for (const path of [
      '/',
      '/auth/login',
      '/auth/register',
      '/auth/forgot-password',
      '/auth/reset-password',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(dashboard);
    }
  });
}

test('after too many logins the page says how long to wait, and keeps what was typed', async ({
  page,
  extraHTTPHeaders,
}) => {
  const network = extraHTTPHeaders?.['x-forwarded-for'] ?? '';
  const email = freshAddress('asha');
  await inDatabase(
    'INSERT INTO attempt_counts (key, times) VALUES ($1, array_fill(now(), array[600]))',
    [`login:${network}`],
  );
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Please try again in 15 minutes\.$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expectAccessible(page);
});
