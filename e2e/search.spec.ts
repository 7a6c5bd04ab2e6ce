import type { Page } from '@playwright/test';
import { addJob } from '../db/world/hiring.ts';
import { countAnew } from '../server/domains/search/search.ts';
import { worldDatabase } from './support/database.ts';
import { expect, test } from './support/portal.ts';
import { mark, newRecruiter, postJob } from './support/world.ts';

// The effect of filters and orders is tested over HTTP, and the page's part in component tests; here the browser, the
// pages and the search meet.

const words = (page: Page) => page.getByLabel('Job title, keywords or company');

async function postWeavers(): Promise<string> {
  const word = mark();
  const recruiter = await newRecruiter();
  await postJob(recruiter, { title: `Weaver ${word}`, work_mode: 'onsite', salary_max: 3 });
  await postJob(recruiter, { title: `Winder ${word}`, work_mode: 'hybrid', salary_max: 9 });
  return word;
}

/** The first words of the titles in the list, in their order. */
async function expectJobs(page: Page, ...names: string[]): Promise<void> {
  const titles = page.getByRole('article').getByRole('heading');
  await expect
    .poll(async () => (await titles.allTextContents()).map((title) => title.split(' ')[0]))
    .toEqual(names);
}

test('a guest searches, filters, sorts, goes back and finds the same after a reload', async ({
  page,
}) => {
  const word = await postWeavers();
  await page.goto('/');
  await words(page).fill(word);
  await words(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/jobs\\?search=${word}`));
  await expect(page.getByText('2 jobs found')).toBeVisible();
  const firstCard = await page.getByRole('article').first().boundingBox();
  expect(firstCard?.y, 'the first job is in sight at once').toBeLessThan(300);
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /^Hybrid/ }).click();
  await sheet.getByRole('button', { name: 'Show 1 job' }).click();
  await expectJobs(page, 'Winder');
  await page.reload();
  await expectJobs(page, 'Winder');
  await page.goBack();
  await expect(page.getByText('2 jobs found')).toBeVisible();
  await page.getByText('Order of the jobs: Most Relevant').click();
  await page.getByRole('link', { name: 'Highest Salary' }).click();
  await expectJobs(page, 'Winder', 'Weaver');
});

test(
  'a suggested title and another name of a city lead to the job',
  { tag: '@wide' },
  async ({ page }) => {
    const word = mark();
    // Only names that have existed for an hour are suggested and, among many jobs, only titles used by two companies.
    for (const { company } of [await newRecruiter(), await newRecruiter()]) {
      await addJob(worldDatabase(), company.id, {
        title: `${word} Loom Keeper`,
        location: 'Peenya, Bengaluru',
        updated_at: new Date(Date.now() - 7_200_000),
      });
    }
    await countAnew(worldDatabase());
    // Typed once scripts run, like somebody who looks before typing.
    await page.goto('/', { waitUntil: 'networkidle' });
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await page.getByLabel('City or area').pressSequentially('bangal');
    await options.filter({ hasText: 'Bengaluru' }).first().click();
    await words(page).pressSequentially(word.toLowerCase());
    await expect(options).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(words(page)).toHaveValue(new RegExp(`^${word} Loom Keeper`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/location=Bengaluru/);
    // Jobs that have most of the words may follow.
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toContainText(`${word} Loom Keeper`);
  },
);
