import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { mark, newPerson, newRecruiter, openAs, postJob } from './world.ts';
import { chooseFrom } from './hands.ts';

const next = (page: Page, part: string) =>
  page.getByRole('button', { name: `Next: ${part}` }).click();

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Writes what a posting cannot do without, and ends in the form's last part. */
async function fillForm(page: Page, title: string) {
  await field(page, 'Job title').fill(title);
  await page.getByLabel('Employment type').selectOption({ label: 'Full-time' });
  await next(page, 'Pay and place');
  await field(page, 'Location').fill('Arera Colony, Bhopal');
  await next(page, 'Skills');
  await next(page, 'Text');
  await field(page, 'Job description').fill('Care for eight beds.');
}

test('nobody posts before the company profile is complete, and is led back to the form', async ({
  page,
}) => {
  await openAs(page, await newPerson('hr', 'Nisha Verma'), '/hr/jobs/create');
  await expect(page).toHaveURL(/\/hr\/profile\?reason=posting$/);
  const alert = page.getByRole('alert').filter({ hasText: 'Company Profile Required' });
  await expect(alert).toContainText('Please complete your company profile before posting jobs');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Complete Company Profile' }).click();
  await field(page, 'Company name').fill(`Kaveri ${mark()}`);
  await page.getByLabel('Industry').fill('Retail');
  await field(page, 'About the company').fill('Sells rice and lentils.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/hr\/jobs\/create$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Post a Job' })).toBeVisible();
});

test('a profile that was begun says what is missing, and posting stays closed', async ({
  page,
}) => {
  await openAs(page, await newPerson('hr', 'Nisha Verma'), '/dashboard/hr');
  await expect(page.getByRole('link', { name: 'Post a Job' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Complete Company Profile' }).click();
  await expect(page).toHaveURL(/\/hr\/profile\/edit\?reason=posting$/);
  await expect(page.getByRole('alert')).toContainText('Company Profile Required');
});

test('the form says what is wrong to the letter and puts the cursor into the first field', async ({
  page,
}) => {
  await openAs(page, await newRecruiter(), '/hr/jobs/create');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the errors in the form' });
  // A draft needs no more.
  await expect(summary.getByRole('listitem')).toHaveText(['Job title is required.']);
  const title = field(page, 'Job title');
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/Job title is required\./);
  await expectAccessible(page);

  await title.fill('Staff Nurse');
  await next(page, 'Pay and place');
  await expect(page.getByLabel('Employment type')).toBeFocused();
  await page.getByLabel('Employment type').selectOption('Contract');
  await field(page, 'Years of experience, from').fill('5');
  await field(page, 'Years, up to').fill('2');
  await next(page, 'Pay and place');
  await expect(field(page, 'Years of experience, from')).toHaveAccessibleDescription(
    /Minimum experience cannot be greater than maximum experience\./,
  );
  await field(page, 'Years, up to').fill('8');
  await next(page, 'Pay and place');

  await field(page, 'Minimum salary (LPA)').fill('5');
  await field(page, 'Maximum salary (LPA)').fill('4');
  await next(page, 'Skills');
  await expect(field(page, 'Minimum salary (LPA)')).toBeFocused();
  await expect(field(page, 'Minimum salary (LPA)')).toHaveAccessibleDescription(
    /Minimum salary cannot be greater than maximum salary\./,
  );
  await expect(field(page, 'Location')).toHaveAccessibleDescription(/Location is required\./);
  await field(page, 'Maximum salary (LPA)').fill('6');
  await field(page, 'Location').fill('Bhopal');
  await next(page, 'Skills');
  await next(page, 'Text');

  await field(page, 'Job description').fill('Care for eight beds 🙂');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(field(page, 'Job description')).toBeFocused();
  await expect(field(page, 'Job description')).toHaveAccessibleDescription(
    /Emojis are not allowed in job description\./,
  );
});

test('a mistake in another part opens that part', async ({ page }) => {
  await openAs(page, await newRecruiter(), '/hr/jobs/create');
  await fillForm(page, 'Staff Nurse');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await field(page, 'Minimum salary (LPA)').fill('a lot');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(field(page, 'Minimum salary (LPA)')).toBeFocused();
  await expect(field(page, 'Minimum salary (LPA)')).toHaveAttribute('aria-invalid', 'true');
});

test('pay in rupees is asked about, and pay by the month is turned into lakhs a year', async ({
  page,
}) => {
  await openAs(page, await newRecruiter(), '/hr/jobs/create');
  await field(page, 'Job title').fill('Staff Nurse');
  await page.getByLabel('Employment type').selectOption('Full-time');
  await next(page, 'Pay and place');
  const least = field(page, 'Minimum salary (LPA)');
  const most = field(page, 'Maximum salary (LPA)');
  const question = page.getByRole('alert').filter({
    hasText: 'Did you mean per year in lakhs?',
  });

  await least.fill('3');
  await expect(page.getByText('₹25,000 a month, before deductions')).toBeVisible();
  await least.fill('600');
  await expect(question).toBeVisible();
  await expect(question.getByRole('button')).toHaveCount(0);
  await least.fill('25,000');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Use 3 LPA' }).click();
  await expect(least).toHaveValue('3');
  await expect(least).toBeFocused();
  await expect(question).toBeHidden();

  await page.getByText('I only know the pay by the month').click();
  await field(page, 'From, rupees a month').fill('20,000');
  await field(page, 'Up to, rupees a month').fill('30000');
  await page.getByRole('button', { name: 'Fill in as yearly pay' }).click();
  await expect(least).toHaveValue('2.4');
  await expect(most).toHaveValue('3.6');
  await expect(field(page, 'From, rupees a month')).toBeHidden();
  await expect(page.getByText('₹30,000 a month, before deductions')).toBeVisible();
});

test('what is typed outlives a reload, and can be thrown away', async ({ page }) => {
  await openAs(page, await newRecruiter(), '/hr/jobs/create');
  await field(page, 'Job title').fill('Night Nurse');
  await page.getByLabel('Experience level').selectOption('Senior');
  await page.reload();
  await expect(page.getByText('We kept what you typed here before.')).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Night Nurse');
  await expect(page.getByLabel('Experience level')).toHaveValue('senior');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Job title')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Job title')).toHaveValue('');
  await expect(page.getByText('We kept what you typed here before.')).toBeHidden();
});

test('a draft opens for a stranger only with its token, until it is published', async ({
  page,
  browser,
}) => {
  const recruiter = await newRecruiter();
  const title = `Nurse ${mark()}`;
  await openAs(page, recruiter, '/hr/jobs/create');
  await fillForm(page, title);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/hr\/postings$/);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Draft');

  const { jobs } = await recruiter.call('get', '/resource/hr/jobs');
  const [draft] = jobs as { id: number; preview_url: string }[];
  const preview = new URL(draft?.preview_url ?? '');
  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(preview.pathname))?.status()).toBe(404);
  expect((await stranger.goto(`${preview.pathname}?preview=guessed`))?.status()).toBe(404);
  expect((await stranger.goto(preview.href))?.status()).toBe(200);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);

  await chooseFrom(page.getByRole('button', { name: `More for ${title}` }), 'Publish');
  await expect(page.getByText(`“${title}” is open`)).toBeVisible();
  await expect(card).toContainText('Active');
  expect((await stranger.goto(`${preview.pathname}?published`))?.status()).toBe(200);
  await stranger.context().close();
});

test('a posting is changed, and people see the change at once', async ({ page }) => {
  const recruiter = await newRecruiter();
  const { id: jobId } = await postJob(recruiter, { title: 'Ward Nurse', skills: ['ICU'] });
  await openAs(page, recruiter, `/hr/jobs/${jobId}/edit`);
  await expect(field(page, 'Job title')).toHaveValue('Ward Nurse');
  await expect(page.getByLabel('Status')).toHaveValue('active');
  await field(page, 'Job title').fill('Ward Nurse, nights');
  await next(page, 'Pay and place');
  await field(page, 'Maximum salary (LPA)').fill('4.2');
  await next(page, 'Skills');
  await page.getByRole('button', { name: 'Remove ICU' }).click();
  await page.getByLabel('Skills', { exact: true }).fill('BLS');
  await page.getByLabel('Skills', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Job updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/hr\/postings$/);

  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ward Nurse, nights');
  await expect(page.getByText('₹3–4.2 LPA').first()).toBeVisible();
  await expect(page.getByText('BLS').first()).toBeVisible();
});

test("another company's posting cannot be edited, nor one that never was", async ({ page }) => {
  const { id: jobId } = await postJob(await newRecruiter());
  await openAs(page, await newRecruiter(), `/hr/jobs/${jobId}/edit`);
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/hr/jobs/987654321/edit');
  await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'All postings' }).click();
  await expect(page).toHaveURL(/\/hr\/postings$/);
});

test('a refused posting keeps everything that was typed', async ({ page }) => {
  await openAs(page, await newRecruiter(), '/hr/jobs/create');
  await fillForm(page, 'Scrub Nurse');
  await page.route(/\/resource\/jobs$/, (route) =>
    route.fulfill({
      status: 409,
      json: { errors: ['x'], messages: ['Not now.'], fields: {}, request_id: '1' },
    }),
  );
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create job. Not now.');
  await expect(field(page, 'Job description')).toHaveValue('Care for eight beds.');
  await page.unroute(/\/resource\/jobs$/);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job posted', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Scrub Nurse' })).toHaveCount(1);
});

test('how long a posting stays open is chosen, seen beforehand and can be changed later', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const title = `Weaver ${mark()}`;
  await openAs(page, recruiter, '/hr/jobs/create');
  await expect(page.getByLabel('Open for')).toHaveValue('30');
  await page.getByLabel('Open for').selectOption('7');
  await fillForm(page, title);
  await expect(page.getByText('Closes in 7 days')).toBeVisible();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('It is open for 7 days.')).toBeVisible();
  const jobs = async () => (await recruiter.call('get', '/resource/hr/jobs'))['jobs'];
  const [job] = (await jobs()) as { id: number; expires_at: string }[];

  await page.goto(`/hr/jobs/${job?.id}/edit`);
  await expect(page.getByLabel('Open for')).toHaveValue('');
  await page.getByLabel('Open for').selectOption({ label: '60 days from today' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(async () => {
      const [changed] = (await jobs()) as { expires_at: string }[];
      return Math.round((Date.parse(changed?.expires_at ?? '') - Date.now()) / 86_400_000);
    })
    .toBe(60);
});
