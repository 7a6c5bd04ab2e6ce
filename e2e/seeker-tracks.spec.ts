import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, expectAccessible, test } from './portal.ts';
import { mark, newRecruiter, newSeeker, postJob, signIn } from './world.ts';
import { told } from './portal.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** The filters stand in a sheet on phones and in a row elsewhere. */
async function withFilters(page: Page, use: (place: Page | Locator) => Promise<unknown>) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await use(isPhone(page) ? page.getByRole('dialog', { name: 'Filter' }) : page);
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ application/ }).click();
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('td') });
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** Three applications: sent, in an interview, rejected. */
async function threeApplications(page: Page) {
  const recruiter = await newRecruiter();
  const seeker = await newSeeker();
  const jobs = {
    sent: await postJob(recruiter, { title: `Fitter ${mark()}` }),
    interview: await postJob(recruiter, { title: `Turner ${mark()}`, employment_type: 'contract' }),
    rejected: await postJob(recruiter, { title: `Welder ${mark()}`, location: 'Pithampur' }),
  };
  for (const [state, { id }] of Object.entries(jobs)) {
    const application = await seeker.call('post', `/resource/jobs/${id}/apply`, {
      cover_letter: 'I can start on Monday.',
    });
    if (state === 'sent') continue;
    await recruiter.call('put', `/resource/applications/${String(application['id'])}/status`, {
      status: state,
    });
  }
  await signIn(page, seeker);
  return { recruiter, seeker, jobs };
}

test('the tracker filters by status, kind, words and days, and the address remembers it', async ({
  page,
}) => {
  const { jobs } = await threeApplications(page);
  await page.goto('/user/applications');
  await expect(rows(page)).toHaveCount(3);
  for (const [name, count] of [
    ['All', 3],
    ['Applied', 1],
    ['Interviewing', 1],
    ['Offer Extended', 0],
    ['Rejected', 1],
    ['Withdrawn', 0],
  ] as const) {
    await expect(chip(page, name)).toHaveText(new RegExp(`^${name}\\s*${count}$`));
  }
  await expectAccessible(page);
  await chip(page, 'Rejected').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(jobs.rejected.title);
  await page.reload();
  await expect(rows(page)).toContainText(jobs.rejected.title);
  await chip(page, 'All').click();

  await withFilters(page, (filters) => filters.getByLabel('Type').selectOption('Contract'));
  await expect(page).toHaveURL(/type=contract/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(jobs.interview.title);
  await withFilters(page, (filters) => filters.getByLabel('Type').selectOption('Any type'));
  await expect(rows(page)).toHaveCount(3);

  await page.getByLabel('Title, company or location').fill('pithampur');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=pithampur/);
  await page.getByLabel('Title, company or location').fill('pithampur astronaut');
  await expect(page.getByText('No application fits these filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByLabel('Title, company or location')).toHaveValue('');
});

test('a range of days is chosen by two clicks in the calendar and taken away again', async ({
  page,
}) => {
  await threeApplications(page);
  await page.goto('/user/applications');
  await expect(rows(page)).toHaveCount(3);
  const calendar = page.getByRole('dialog', { name: 'Date Applied' });
  const openCalendar = () => page.getByRole('button', { name: /^Date Applied:/ }).click();

  await withFilters(page, async () => {
    await openCalendar();
    await expect(calendar.getByText('Choose the first day')).toBeVisible();
    await expectAccessible(page);
    await calendar.locator(`[data-day="${today()}"]`).click();
    await expect(calendar.getByText('Now the last day')).toBeVisible();
    await calendar.locator(`[data-day="${today()}"]`).click();
    await expect(calendar).toHaveCount(0);
  });
  await expect(page).toHaveURL(new RegExp(`from=${today()}&to=${today()}`));
  await expect(rows(page)).toHaveCount(3);

  const earlier = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/user/applications?from=2026-01-01&to=${earlier}`);
  await expect(page.getByText('No application fits these filters.')).toBeVisible();
  await withFilters(page, async () => {
    await openCalendar();
    await calendar.getByRole('button', { name: 'Any date' }).click();
  });
  await expect(page).not.toHaveURL(/from=/);
  await expect(rows(page)).toHaveCount(3);
});

test('the sheet that is exported holds what the filters show', async ({ page }) => {
  const { jobs } = await threeApplications(page);
  const exported = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`vritti-applications-${today()}.csv`);
    return parse(await readFile(await file.path()), {
      columns: true,
      bom: true,
    }) as Record<string, string>[];
  };
  await page.goto('/user/applications');
  await expect(rows(page)).toHaveCount(3);
  const all = await exported();
  expect(all.map((row) => [row['Job Title'], row['Status']])).toEqual([
    [jobs.rejected.title, 'Rejected'],
    [jobs.interview.title, 'Interviewing'],
    [jobs.sent.title, 'Applied'],
  ]);
  expect(all[0]).toMatchObject({
    Location: 'Pithampur',
    'Employment Type': 'Full-time',
    'Date Applied': today(),
  });
  expect(all[0]?.['Link']).toMatch(new RegExp(`/jobs/${jobs.rejected.id}$`));

  await chip(page, 'Interviewing').click();
  await expect(rows(page)).toHaveCount(1);
  expect((await exported()).map((row) => row['Employment Type'])).toEqual(['Contract']);

  await page.route('**/my/applications.csv*', (route) => route.fulfill({ status: 409, json: {} }));
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect(told(page, 'Export Failed')).toBeVisible();
  await expect(told(page, 'Failed to export your applications. Please try again.')).toBeVisible();
});

test('an application is withdrawn with a question first, and sent again', async ({ page }) => {
  const { recruiter, jobs } = await threeApplications(page);
  await page.goto('/user/applications');
  await page.getByRole('link', { name: jobs.sent.title }).click();
  await expect(page).toHaveURL(/application=\d+/);
  await expectAccessible(page);
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await expect(question).toContainText(
    `${recruiter.company.name} is told that you are no longer interested. While the job is open you can apply again.`,
  );
  await question.getByRole('button', { name: 'Keep it' }).click();
  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(told(page, 'Application withdrawn')).toBeVisible();

  await page.getByRole('link', { name: 'Apply again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Cover letter').fill('I changed my mind.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(told(page, 'Application Submitted')).toBeVisible();
  await page.goto('/user/applications?status=Applied');
  await page.getByRole('link', { name: jobs.sent.title }).click();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('Withdrawn');
  await expect(timeline).toContainText('Applied again');
  await expect(withdraw).toBeVisible();
  const received = await recruiter.call('get', `/resource/jobs/${jobs.sent.id}/applications`);
  expect(received['applications']).toMatchObject([
    { status: 'pending', cover_letter: 'I changed my mind.' },
  ]);
});

test('a refused withdrawal says why and shows how it stands now', async ({ page }) => {
  const { seeker, jobs } = await threeApplications(page);
  await page.goto('/user/applications');
  await page.getByRole('link', { name: jobs.sent.title }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  const id = new URL(page.url()).searchParams.get('application') ?? '';
  await page.route(`**/applications/${id}/withdrawal`, async (route) => {
    await seeker.call('post', `/resource/applications/${id}/withdrawal`);
    await route.continue();
  });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(told(page, 'Failed to withdraw the application')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('an application that is not mine is not found; the list without any leads to the jobs', async ({
  page,
}) => {
  await signIn(page, await newSeeker());
  await page.goto('/user/applications?application=999999999');
  await expect(page.getByText('Application not found.')).toBeVisible();
  await page.goto('/user/applications');
  await expect(page.getByText('No applications found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
});
