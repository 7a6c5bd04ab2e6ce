import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { applyAs, mark, newRecruiter, openAs, postJob } from './world.ts';
import { refuseCalls } from './toasts.ts';
import { chooseFrom } from './hands.ts';
import { ageJob } from './database.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `More for ${title}` });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Postings by status' }).getByRole('link', { name });

test('a posting is closed with an undo, and opened again', async ({ page }) => {
  const recruiter = await newRecruiter();
  const title = `Cook ${mark()}`;
  const { id: jobId } = await postJob(recruiter, { title });
  await openAs(page, recruiter, '/hr/postings');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Active');

  await chooseFrom(menuOf(page, title), 'Close');
  await expect(page.getByText(`“${title}” is closed`)).toBeVisible();
  await expect(page.getByText('Applications stay with you.')).toBeVisible();
  await expect(card).toContainText('Closed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${title}” is open`)).toBeVisible();
  await expect(card).toContainText('Active');

  await chooseFrom(menuOf(page, title), 'Close');
  await expect(card).toContainText('Closed');
  expect((await page.request.get(`/jobs/${jobId}?closed`)).status()).toBe(410);
  await chooseFrom(menuOf(page, title), 'Open again');
  await expect(card).toContainText('Active');
  expect((await page.request.get(`/jobs/${jobId}?opened`)).status()).toBe(200);
});

test('a posting whose days are over is renewed for thirty more', async ({ page }) => {
  const recruiter = await newRecruiter();
  const title = `Driver ${mark()}`;
  const { id: jobId } = await postJob(recruiter, { title });
  await ageJob(jobId, 31);
  await openAs(page, recruiter, '/hr/postings?status=expired');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Expired');
  await chooseFrom(menuOf(page, title), 'Renew');
  await expect(page.getByText('People find it for the next 30 days.')).toBeVisible();
  await page.goto('/hr/postings?status=active');
  await expect(card).toContainText('Active');

  const { jobs } = await recruiter.call('get', '/resource/hr/jobs');
  const [job] = jobs as { expires_at: string }[];
  const days = (Date.parse(job?.expires_at ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test('a posting in its last week carries a clock', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: closing } = await postJob(recruiter, { title: 'Waiter' });
  await postJob(recruiter, { title: 'Barista' });
  await ageJob(closing, 27);
  await openAs(page, recruiter, '/hr/postings?sort=expires_at');
  await expect(titles(page)).toHaveText(['Waiter', 'Barista']);
  await expect(page.getByRole('article').filter({ hasText: 'Waiter' })).toContainText(
    'Closes in 3 days',
  );
  await expect(page.getByRole('article').filter({ hasText: 'Barista' })).not.toContainText(
    'Closes',
  );
});

test('a copy becomes a draft that opens in the form', async ({ page }) => {
  const recruiter = await newRecruiter();
  const title = `Tailor ${mark()}`;
  const { id: jobId } = await postJob(recruiter, {
    title,
    skills: ['Overlock'],
    work_mode: 'onsite',
  });
  await openAs(page, recruiter, '/hr/postings');
  await chooseFrom(menuOf(page, title), 'Duplicate as draft');
  await expect(page.getByText('Copied as a draft', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/hr\/jobs\/\d+\/edit$/);
  expect(page.url()).not.toContain(`/${jobId}/`);
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue(title);
  await expect(page.getByLabel('Status')).toHaveValue('draft');

  const { jobs } = await recruiter.call('get', '/resource/hr/jobs?sort_by=created_at');
  const [copy, original] = jobs as { skills: string[]; work_mode: string; state: string }[];
  expect(copy).toMatchObject({ skills: ['Overlock'], work_mode: 'onsite', state: 'draft' });
  expect(original?.state).toBe('active');
});

test('a draft that lacks what a job needs opens in the form when it is published', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  await recruiter.call('post', '/resource/jobs', { title: 'Someone', status: 'draft' });
  await openAs(page, recruiter, '/hr/postings');
  await chooseFrom(menuOf(page, 'Someone'), 'Publish');
  await expect(page.getByText('Job description is required.')).toBeVisible();
  await expect(page).toHaveURL(/\/hr\/jobs\/\d+\/edit$/);
});

test('deleting names how many have applied, and their application stays with them', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const title = `Welder ${mark()}`;
  const { id: jobId } = await postJob(recruiter, { title });
  const { id, seeker } = await applyAs('Asha Rao', jobId);
  await applyAs('Ravi Menon', jobId);
  await openAs(page, recruiter, '/hr/postings');

  await chooseFrom(menuOf(page, title), 'Delete');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this job posting?',
  });
  await expect(question).toContainText(`“${title}” will be gone for good. 2 people have applied;`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(titles(page)).toHaveText([title]);

  await chooseFrom(menuOf(page, title), 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Job posting deleted successfully')).toBeVisible();
  await expect(page.getByText("You haven't posted any jobs yet…")).toBeVisible();
  const kept = await seeker.call('get', `/resource/my/applications/${id}`);
  expect(kept).toMatchObject({ job: { title, state: 'deleted' } });
  expect((await page.request.get(`/jobs/${jobId}?deleted`)).status()).toBe(410);
});

test('deleting a posting nobody applied to says so', async ({ page }) => {
  const recruiter = await newRecruiter();
  await postJob(recruiter, { title: 'Gardener' });
  await openAs(page, recruiter, '/hr/postings');
  await chooseFrom(menuOf(page, 'Gardener'), 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText(
    '“Gardener” will be gone for good. Nobody has applied.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(titles(page)).toHaveText(['Gardener']);
});

test('a refused change says why, and the posting stays as it was', async ({ page }) => {
  const recruiter = await newRecruiter();
  await postJob(recruiter, { title: 'Plumber' });
  await openAs(page, recruiter, '/hr/postings');
  await expect(titles(page)).toHaveText(['Plumber']);
  await refuseCalls(page, /\/resource\/jobs\/\d+$/);
  await chooseFrom(menuOf(page, 'Plumber'), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete job posting')).toBeVisible();
  await expect(page.getByText('Too many requests.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText(['Plumber']);
});

/** A recruiter with four postings: two active, a draft and a closed one. */
async function recruiterWithFour() {
  const recruiter = await newRecruiter();
  const { id: cook } = await postJob(recruiter, { title: 'Zari Cook', location: 'Ujjain' });
  await postJob(recruiter, { title: 'Attar Clerk', location: 'Kannauj' });
  await postJob(recruiter, { title: 'Mill Clerk', status: 'draft' });
  await postJob(recruiter, { title: 'Old Clerk', status: 'closed' });
  return { recruiter, cook };
}

test('every status has its count, and the list is sorted in four ways', async ({ page }) => {
  const { recruiter, cook } = await recruiterWithFour();
  await applyAs('Asha Rao', cook);
  await openAs(page, recruiter, '/hr/postings');
  await expect(titles(page)).toHaveText(['Old Clerk', 'Mill Clerk', 'Attar Clerk', 'Zari Cook']);
  for (const [name, count] of [
    ['All', 4],
    ['Active', 2],
    ['Draft', 1],
    ['Closed', 1],
    ['Expired', 0],
  ] as const) {
    await expect(tab(page, new RegExp(`^${name}`))).toHaveText(new RegExp(`^${name}\\D*${count}$`));
  }
  await expectAccessible(page);

  await page.getByLabel('Sort by').selectOption('Title');
  await expect(page).toHaveURL(/sort=title/);
  await expect(titles(page)).toHaveText(['Attar Clerk', 'Mill Clerk', 'Old Clerk', 'Zari Cook']);
  await page.getByLabel('Sort by').selectOption('Most applications');
  await expect(titles(page).first()).toHaveText('Zari Cook');
});

test('words and status cut the list, and Back finds them again', async ({ page }) => {
  const { recruiter } = await recruiterWithFour();
  await openAs(page, recruiter, '/hr/postings');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search your jobs' });
  await search.fill('clerk');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=clerk/);
  await expect(titles(page)).toHaveCount(3);
  await tab(page, /^Draft/).click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(titles(page)).toHaveText(['Mill Clerk']);
  await tab(page, /^Expired/).click();
  await expect(page.getByText('No postings match')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all postings' }).click();
  await expect(page).toHaveURL(/\/hr\/postings$/);
  await expect(titles(page)).toHaveCount(4);
  await page.goBack();
  await expect(page.getByText('No postings match')).toBeVisible();
});

test('ten postings stand on a page, the eleventh on the next', async ({ page }) => {
  const recruiter = await newRecruiter();
  for (let number = 1; number <= 11; number += 1) {
    await postJob(recruiter, { title: `Packer ${number}`, status: 'draft' });
  }
  await openAs(page, recruiter, '/hr/postings?status=draft');
  await expect(titles(page)).toHaveCount(10);
  await expect(titles(page).first()).toHaveText('Packer 11');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/status=draft&page=2$/);
  await expect(titles(page)).toHaveText(['Packer 1']);
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(titles(page)).toHaveCount(10);
});

test('an empty list leads to the form', async ({ page }) => {
  await openAs(page, await newRecruiter(), '/hr/postings');
  await expect(page.getByText("You haven't posted any jobs yet…")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Post a Job' }).last().click();
  await expect(page).toHaveURL(/\/hr\/jobs\/create$/);
});

test('a list that fails says so, and Try Again asks anew', async ({ page }) => {
  const recruiter = await newRecruiter();
  await postJob(recruiter, { title: 'Mason' });
  await refuseCalls(page, /\/resource\/hr\/jobs\?/);
  await openAs(page, recruiter, '/hr/postings');
  await expect(page.getByRole('alert')).toContainText('Failed to load jobs. Please try again.');
  await expectAccessible(page);
  await page.unroute(/\/resource\/hr\/jobs\?/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(titles(page)).toHaveText(['Mason']);
  await expect(page.getByText('Failed to load jobs. Please try again.')).toBeHidden();
});

test('the preview of a card opens its page in a new tab', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter, { title: 'Turner', status: 'draft' });
  await openAs(page, recruiter, '/hr/postings');
  const opened = page.waitForEvent('popup');
  await chooseFrom(menuOf(page, 'Turner'), 'Preview');
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Turner');
  expect(new URL(preview.url()).pathname).toContain(`/jobs/${jobId}`);
});
