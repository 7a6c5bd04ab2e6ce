import type { Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';
import { applyAs, newRecruiter, openAs, postJob } from './support/world.ts';
import { ageJob } from './support/database.ts';

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
    /Active Jobs2.*1 closes within 7 days.*Applications4.*Candidates4.*Pending1/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Hello|Good (morning|afternoon|evening)), Farhan$/,
  );

  const row = page.locator('article, tbody tr');
  for (const [figure, address, rows] of [
    ['3 applications wait', /\/hr\/applications\?status=waiting$/, ['Divya', 'Chetan', 'Asha']],
    ['Active Jobs', /\/hr\/postings\?status=active$/, ['Clerk', 'Cook']],
    ['Applications', /\/hr\/applications$/, ['Divya', 'Chetan', 'Asha', 'Bhavna']],
    ['Candidates', /\/hr\/candidates$/, ['Divya', 'Chetan', 'Bhavna', 'Asha']],
    ['Pending', /\/hr\/applications\?status=pending$/, ['Asha']],
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
