import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { applyAs, newRecruiter, newSeeker, openAs, type Person, postJob } from './world.ts';
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
  await expect(page.getByText('3 applications wait for your answer.')).toBeVisible();
  await expect(figures(page)).toHaveText(
    /Active Jobs2.*1 closes within 7 days.*Applications4.*Pending1.*Drafts1/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Farhan$/,
  );
  await expectAccessible(page);

  const row = page.locator('article, tbody tr');
  for (const [figure, address, rows] of [
    ['3 applications wait', /\/hr\/applications\?status=waiting$/, ['Divya', 'Chetan', 'Asha']],
    ['Active Jobs', /\/hr\/postings\?status=active$/, ['Clerk', 'Cook']],
    ['Applications', /\/hr\/applications$/, ['Divya', 'Chetan', 'Bhavna', 'Asha']],
    ['Pending', /\/hr\/applications\?status=pending$/, ['Asha']],
    ['Drafts', /\/hr\/postings\?status=draft$/, ['Guard']],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${figure}`) })
      .first()
      .click();
    await expect(page).toHaveURL(address);
    await expect(row).toContainText([...rows]);
    await expect(row).toHaveCount(rows.length);
    await page.goBack();
    await expect(figures(page)).toBeVisible();
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

test('an address of another role or of an earlier time leads to the right page', async ({
  browser,
}) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter);
  const people: Record<string, Person> = { seeker: await newSeeker('Asha Rao'), recruiter };
  for (const [role, who] of Object.entries(people)) {
    await test.step(`the ${role} is led to their own dashboard and told why`, async () => {
      const page = await (await browser.newContext()).newPage();
      for (const [, address, home] of elsewhere.filter(([visitor]) => visitor === role)) {
        await openAs(page, who, address);
        await expect(page, `${role} at ${address}`).toHaveURL(home);
        await expect(
          page.getByText('That page belongs to another kind of account.').first(),
        ).toBeVisible();
      }
      await page.context().close();
    });
  }

  await test.step("a recruiter's old addresses lead to the pages of today", async () => {
    const page = await (await browser.newContext()).newPage();
    await openAs(page, recruiter, '/hr/jobs?status=draft');
    await expect(page).toHaveURL(/\/hr\/postings\?status=draft$/);
    for (const old of ['/hr/jobs/new', '/hr/postings/new', '/hr/postings/create']) {
      await page.goto(old);
      await expect(page, old).toHaveURL(/\/hr\/jobs\/create$/);
    }
    await page.goto(`/hr/jobs/${jobId}/applications?status=pending`);
    await expect(page).toHaveURL(new RegExp(`/hr/applications/${jobId}\\?status=pending$`));
    await page.goto('/profile/edit');
    await expect(page).toHaveURL(/\/hr\/profile$/);
    await page.context().close();
  });
});
