import type { Page } from '@playwright/test';
import { expect, expectAccessible, PASSWORD, test } from './portal.ts';
import { mark, newRecruiter, newSeeker, openKnown, postJob, signIn } from './world.ts';
import { told } from './portal.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Saved jobs by state' }).getByRole('link', { name });

test('a guest who wants to save a job logs in on the way and finds it saved', async ({ page }) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Winder ${mark()}` });
  const seeker = await newSeeker();
  // Before its scripts have come, the button is a link to the login; after that it asks first.
  await page.goto(`/jobs/${job.id}`, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first();
  await button.click();
  await expect(told(page, 'Authentication Required')).toBeVisible();
  await expect(told(page, 'Please login to save jobs')).toBeVisible();
  await expectAccessible(page);
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.getByLabel('Email').fill(seeker.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(told(page, 'Job Saved')).toBeVisible();
  await expect(told(page, 'Job has been saved to your profile')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}[^?]*$`));
  const saved = page.getByRole('button', { name: 'Saved' }).filter({ visible: true }).first();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(await seeker.call('get', '/resource/saved_jobs/ids')).toEqual({ job_ids: [job.id] });
  await page.reload();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
});

test('a bookmark on a card saves, says nothing too early, and Undo takes a removal back', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Carder ${mark()}` });
  const seeker = await newSeeker();
  await signIn(page, seeker);
  await openKnown(page, `/jobs?search=${job.title.split(' ')[1]}`);
  const name = `Save ${job.title} at ${recruiter.company.name}`;
  const removal = `Remove ${job.title} at ${recruiter.company.name} from saved jobs`;
  const card = page.getByRole('article').filter({ hasText: job.title });
  const address = page.url();

  let fails = true;
  await page.route('**/resource/saved_jobs', (route) =>
    fails
      ? route.fulfill({ status: 409, json: { errors: ['x'], messages: ['Not now.'], fields: {} } })
      : route.continue(),
  );
  // Until the seeker's own button has come, the guests' stands in its place.
  await expect(card.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  await card.getByRole('button', { name }).click();
  await expect(told(page, 'Not now.')).toBeVisible();
  await expect(card.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Job Saved')).toHaveCount(0);

  fails = false;
  await card.getByRole('button', { name }).click();
  await expect(told(page, 'Job Saved')).toBeVisible();
  await expect(card.getByRole('button', { name: removal })).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(address);

  await card.getByRole('button', { name: removal }).click();
  await expect(told(page, 'Job removed from saved list')).toBeVisible();
  await expect(card.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('button', { name: removal })).toBeVisible();
  expect(await seeker.call('get', '/resource/saved_jobs/ids')).toEqual({ job_ids: [job.id] });
});

test('who is signed in and presses before the script has come is not sent to the login', async ({
  page,
}) => {
  const job = await postJob(await newRecruiter(), { title: `Reeler ${mark()}` });
  const seeker = await newSeeker();
  await signIn(page, seeker);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // What was saved is looked up at the same time; an answer from before must not win.
  const isSaved = page.waitForResponse((answer) => answer.url().endsWith('/saved_jobs'));
  await page.route('**/saved_jobs/ids', async (route) => {
    const before = await route.fetch();
    await isSaved;
    await route.fulfill({ response: before, json: { job_ids: [] } });
  });
  await page.route('**/assets/seeker-save-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openKnown(page, `/jobs/${job.id}`);
  await page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`save=${job.id}`));
  await expect(page.getByText('Authentication Required')).toHaveCount(0);
  release();
  await expect(told(page, 'Job Saved')).toBeVisible();
  await expect(page).not.toHaveURL(/save=/);
  const saved = page.getByRole('button', { name: 'Saved' }).filter({ visible: true }).first();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(await seeker.call('get', '/resource/saved_jobs/ids')).toEqual({ job_ids: [job.id] });
});

test('the saved page tells open from gone ones, searches, removes and brings back', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const open = await postJob(recruiter, { title: `Dyer ${mark()}` });
  const other = await postJob(recruiter, { title: `Packer ${mark()}` });
  const gone = await postJob(recruiter, { title: `Sweeper ${mark()}` });
  const seeker = await newSeeker();
  for (const { id } of [open, other, gone]) {
    await seeker.call('post', '/resource/saved_jobs', { job_id: id });
  }
  await recruiter.call('delete', `/resource/jobs/${gone.id}`);
  await signIn(page, seeker);
  await page.goto('/user/saved');
  await expect(page.getByRole('heading', { name: 'Your Saved Jobs (3)' })).toBeVisible();
  for (const [name, count] of [
    ['All', 3],
    ['Active', 2],
    ['Expiring', 0],
    ['Expired', 1],
  ] as const) {
    await expect(tab(page, name)).toHaveText(new RegExp(`${name}.*${count}`));
  }
  await expectAccessible(page);

  await tab(page, 'Expired').click();
  await expect(page).toHaveURL(/status=expired/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Posting no longer active');
  await expect(cards.getByRole('button', { name: 'Apply Now' })).toBeDisabled();
  await expectAccessible(page);
  await tab(page, 'Expiring').click();
  await expect(page.getByText('None of your saved jobs is in this state now.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();

  const search = page.getByLabel('Search saved jobs by title, company or place');
  await search.fill('packer');
  await search.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Your Saved Jobs (1)' })).toBeVisible();
  await search.fill('astronaut');
  await search.press('Enter');
  await expect(page.getByText('Nothing you saved matches “astronaut”.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await expect(cards).toHaveCount(3);

  await page.getByRole('button', { name: `Remove ${other.title} at` }).click();
  const question = page.getByRole('alertdialog', { name: `Remove ${other.title}?` });
  await expect(question).toContainText('Applications you have sent are not touched.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: `Remove ${other.title} at` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(told(page, 'Job removed from saved list')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Your Saved Jobs (3)' })).toBeVisible();
});

test('one applies from the saved page, and View Details leads to the job', async ({ page }) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Spinner ${mark()}` });
  const seeker = await newSeeker();
  await seeker.call('post', '/resource/saved_jobs', { job_id: job.id });
  await signIn(page, seeker);
  await page.goto('/user/saved');
  await page.getByRole('button', { name: `Apply Now: ${job.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await dialog.getByLabel('Cover letter').fill('I spin.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(told(page, 'Application Submitted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Applied. See where it stands' })).toBeVisible();
  await page.getByRole('link', { name: `View Details: ${job.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.id}`));
});

test('with nothing saved the page leads to the jobs; when it cannot load, to another try', async ({
  page,
}) => {
  await signIn(page, await newSeeker());
  await page.goto('/user/saved');
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/user\/jobs$/);

  let fails = true;
  await page.route('**/resource/saved_jobs?*', (route) =>
    fails ? route.fulfill({ status: 409, json: {} }) : route.continue(),
  );
  await page.goto('/user/saved');
  await expect(page.getByText('Your saved jobs could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  fails = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
});
