import type { Browser } from '@playwright/test';
import { expect, expectAccessible, test, unfoldOrders } from './portal.ts';
import { demoPerson } from './world.ts';

/** A page in a browser whose scripts are switched off, as on a page that is still loading. */
async function openWithoutScripts(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('jobs are found, filtered, sorted and read without JavaScript', async ({ browser }) => {
  const page = await openWithoutScripts(browser, '/');
  await page.getByLabel('Job title, keywords or company').fill('electrician');
  await page.getByLabel('City or area').fill('Indore');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=electrician&location=Indore/);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toContainText(/electric/i);
  await expect(page.getByRole('article').first()).toContainText('Indore');

  await unfoldOrders(page);
  await page.getByRole('link', { name: 'Highest Salary' }).click();
  await expect(page).toHaveURL(/sort=salary/);
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/electric/i);
  await expect(page.getByText('Key Responsibilities')).toBeVisible();
  await page.context().close();
});

test('an open job tells search engines what it is, a closed one says so and offers others', async ({
  page,
}) => {
  const anil = await demoPerson('anil');
  const form = {
    title: 'Weighbridge Operator </script><b>',
    description: 'Weigh trucks & keep the register.',
    location: 'Dewas Naka, Indore',
    employment_type: 'full_time',
    salary_min: 1.8,
    salary_max: 2.2,
  };
  const job = await anil.call('post', '/resource/jobs', form);
  const path = `/jobs/${String(job['id'])}`;

  await page.goto(path);
  const markup = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(markup ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: form.title,
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'INR' },
  });
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}/weighbridge-operator`));
  await expectAccessible(page);

  await anil.call('put', `/resource/jobs/${String(job['id'])}`, { ...form, status: 'closed' });
  const gone = await page.goto(`${path}?again`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByText('Posting no longer active').first()).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expectAccessible(page);
});

test('a job that never was is Job Not Found, with 404', async ({ page }) => {
  const answer = await page.goto('/jobs/987654321');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await expect(
    page.getByText("The job you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
});

test('the language and the colours are kept, also without JavaScript', async ({ browser }) => {
  const page = await openWithoutScripts(browser, '/jobs?search=nurse');
  await page.getByRole('link', { name: 'हिन्दी में देखें' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=nurse/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('link', { name: 'नौकरी खोजें' }).first()).toBeVisible();
  await page.goto('/settings/display?theme=dark&next=/about');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.context().close();
});
