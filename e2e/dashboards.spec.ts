import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import {
  applyAs,
  DEMO_PASSWORD,
  demoPerson,
  newPerson,
  newRecruiter,
  newSeeker,
  openAs,
  type Person,
  postJob,
} from './world.ts';
import { refuseCalls } from './toasts.ts';
import { ageJob } from './database.ts';

const figures = (page: Page) => page.getByRole('region', { name: 'Your figures' });

test("the recruiter's figures are true, and each leads to exactly what it counts", async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const { id: cook } = await postJob(recruiter, { title: 'Cook' });
  const { id: closing } = await postJob(recruiter, { title: 'Clerk' });
  await ageJob(closing, 27);
  await postJob(recruiter, { title: 'Guard', status: 'draft' });
  await postJob(recruiter, { title: 'Mason', status: 'closed' });
  await applyAs('Asha Rao', cook);
  for (const [name, status] of [
    ['Bhavna Patel', 'accepted'],
    ['Chetan Das', 'reviewing'],
    ['Divya Nair', 'interview'],
  ] as const) {
    const { id } = await applyAs(name, cook);
    await recruiter.call('put', `/resource/applications/${id}/status`, { status });
  }

  await openAs(page, recruiter, '/dashboard/hr');
  await expect(page.getByText('3 people wait for your answer.')).toBeVisible();
  await expect(figures(page)).toHaveText(
    /Active Jobs2.*1 closes within 7 days.*Applications4.*Pending1.*Drafts1/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Farhan$/,
  );
  await expectAccessible(page);

  const row = page.locator('article, tbody tr');
  for (const [figure, address, rows] of [
    ['3 people wait', /\/hr\/applications\?status=waiting$/, ['Divya', 'Chetan', 'Asha']],
    ['Active Jobs', /\/hr\/postings\?status=active$/, ['Clerk', 'Cook']],
    ['Applications', /\/hr\/applications$/, ['Divya', 'Chetan', 'Bhavna', 'Asha']],
    ['Pending', /\/hr\/applications\?status=pending$/, ['Asha']],
    ['Drafts', /\/hr\/postings\?status=draft$/, ['Guard']],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: figure }).first().click();
    await expect(page).toHaveURL(address);
    await expect(row).toContainText([...rows]);
    await expect(row).toHaveCount(rows.length);
    await page.goBack();
    await expect(figures(page)).toBeVisible();
  }
});

test('open postings stand by their last day, and recent applications lead to the candidate', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  await postJob(recruiter, { title: 'Cook' });
  const { id: closing } = await postJob(recruiter, { title: 'Clerk' });
  await ageJob(closing, 29);
  await applyAs('Asha Rao', closing);
  await openAs(page, recruiter, '/dashboard/hr');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveText([/Clerk.*1.*Tomorrow/, /Cook.*0/]);
  await page.getByRole('link', { name: 'Review applications: Clerk' }).click();
  await expect(page).toHaveURL(new RegExp(`/hr/applications/${closing}$`));
  await page.goBack();

  const activity = page.getByRole('listitem').filter({ hasText: 'applied for Clerk' });
  await expect(activity).toContainText('Pending');
  await activity.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(page).toHaveURL(new RegExp(`/hr/applications/${closing}\\?application=\\d+$`));
  await expect(page.getByText('Asha Rao would like to work here.')).toBeVisible();
});

test('a new application appears on the open dashboard by itself', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter);
  await openAs(page, recruiter, '/dashboard/hr');
  await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  await expect(page.getByText('Nothing has happened yet')).toBeVisible();
  await applyAs('Chetan Das', jobId);
  await expect(page.getByText('1 person waits for your answer.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chetan Das' })).toBeVisible();
});

test('figures that cannot be loaded are asked for again', async ({ page }) => {
  const recruiter = await newRecruiter();
  await refuseCalls(page, /\/hr\/job_stats$/);
  await openAs(page, recruiter, '/dashboard/hr');
  await expect(page.getByText('Failed to load dashboard statistics')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/hr\/job_stats$/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(figures(page)).toHaveText(/Active Jobs0.*Post the first one/);
});

/** The admin of the demo, in this browser. */
async function openAsAdmin(page: Page, address: string) {
  await page.goto(`/auth/login?next=${encodeURIComponent(address)}`);
  await page.getByLabel('Email').fill('admin@demo.vritti.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('the admin sees how many people, companies, open jobs and applications there are', async ({
  page,
}) => {
  const admin = await demoPerson('admin');
  const answered = page.waitForResponse(/\/barong\/admin\/figures$/);
  await openAsAdmin(page, '/dashboard/admin');
  await expect(page).toHaveURL(/\/dashboard\/admin$/);
  type Figures = Record<string, { total: number; this_week: number }>;
  const shown = (await (await answered).json()) as Figures;
  const main = page.getByRole('main');
  for (const [word, figure] of [
    ['Job seekers', 'seekers'],
    ['Recruiters', 'recruiters'],
    ['Companies', 'companies'],
    ['Open jobs', 'open_jobs'],
    ['Applications', 'applications'],
  ] as const) {
    const { total, this_week } = shown[figure] ?? { total: 0, this_week: 0 };
    const [all, recent] = [total, this_week].map((count) => count.toLocaleString('en-IN'));
    await expect(main).toContainText(`${word}${all}${recent} new in the last 7 days`);
    expect(total).toBeGreaterThanOrEqual(this_week);
  }
  await expectAccessible(page);

  const recruiter = await newRecruiter();
  await applyAs('Asha Rao', (await postJob(recruiter)).id);
  const later = (await admin.call('get', '/admin/figures')) as Figures;
  for (const figure of ['seekers', 'recruiters', 'companies', 'applications']) {
    expect(later[figure]?.this_week, figure).toBeGreaterThan(shown[figure]?.this_week ?? 0);
  }
});

const elsewhere: [who: string, address: string, home: RegExp][] = [
  ['seeker', '/hr/postings', /\/dashboard\/user/],
  ['seeker', '/hr/applications', /\/dashboard\/user/],
  ['seeker', '/hr/jobs/create', /\/dashboard\/user/],
  ['seeker', '/dashboard/admin', /\/dashboard\/user/],
  ['recruiter', '/dashboard/admin', /\/dashboard\/hr/],
  ['recruiter', '/user/saved', /\/dashboard\/hr/],
  ['recruiter', '/dashboard/user', /\/dashboard\/hr/],
];

test('another role is led to its own dashboard and told why', async ({ browser }) => {
  const people: Record<string, Person> = {
    seeker: await newSeeker('Asha Rao'),
    recruiter: await newPerson('hr', 'Farhan Qureshi'),
  };
  for (const [role, who] of Object.entries(people)) {
    const page = await (await browser.newContext()).newPage();
    for (const [, address, home] of elsewhere.filter(([visitor]) => visitor === role)) {
      await openAs(page, who, address);
      await expect(page, `${role} at ${address}`).toHaveURL(home);
      await expect(
        page.getByText('That page belongs to another kind of account.').first(),
      ).toBeVisible();
    }
    await page.context().close();
  }
});

test("a recruiter's old addresses lead to the pages of today", async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter);
  await openAs(page, recruiter, '/hr/jobs?status=draft');
  await expect(page).toHaveURL(/\/hr\/postings\?status=draft$/);
  for (const old of ['/hr/jobs/new', '/hr/postings/new', '/hr/postings/create']) {
    await page.goto(old);
    await expect(page, old).toHaveURL(/\/hr\/jobs\/create$/);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Post a Job' })).toBeVisible();
  await page.goto(`/hr/jobs/${jobId}/applications?status=pending`);
  await expect(page).toHaveURL(new RegExp(`/hr/applications/${jobId}\\?status=pending$`));
  await page.goto('/profile/edit');
  await expect(page).toHaveURL(/\/hr\/profile$/);
});
