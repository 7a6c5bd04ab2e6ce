import { expect, expectAccessible, test } from './portal.ts';
import { mark, newRecruiter, newSeeker, postJob, signIn } from './world.ts';
import { told } from './portal.ts';

test('Find Jobs searches when Search is pressed and not before; the address remembers it', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Jacquard Operator ${mark()}` });
  const word = job.title.split(' ').at(-1) ?? '';
  await signIn(page, await newSeeker());
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/jobs') && url.pathname.startsWith('/api')) asked.push(url.search);
  });
  await page.goto('/user/jobs');
  await expect(page.getByText(/Jobs? Found$/)).toBeVisible();
  const before = asked.length;
  await page.getByLabel('Job title, keywords or company').fill(word);
  await page.getByLabel('City or area').fill('Indore');
  await page.getByLabel('Include remote jobs').check();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('checkbox', { name: /^Full-time/ }).check({ force: true });
  await expect(page.getByRole('button', { name: /^Hide Filters/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(asked).toHaveLength(before);
  await expect(page).toHaveURL(/\/user\/jobs$/);

  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await expect(page).toHaveURL(/location=Indore/);
  await expect(page).toHaveURL(/employment_type=full_time/);
  await expect(page.getByText('1 Job Found')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(job.title);
  await page.reload();
  await expect(page.getByText('1 Job Found')).toBeVisible();
  await expect(page.getByLabel('Job title, keywords or company')).toHaveValue(word);
  await expect(page.getByLabel('Include remote jobs')).toBeChecked();
  await page.getByRole('button', { name: /^Show Filters/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Full-time/ })).toBeChecked();
  await expectAccessible(page);
});

test('applying on a card turns its button into Applied, which leads to the application', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  const job = await postJob(recruiter, { title: `Bobbin Winder ${mark()}` });
  await signIn(page, await newSeeker());
  await page.goto(`/user/jobs?search=${job.title.split(' ').at(-1) ?? ''}`);
  const card = page.getByRole('article').filter({ hasText: job.title });
  await card
    .getByRole('button', { name: `Apply Now: ${job.title} at ${recruiter.company.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await dialog.getByLabel('Cover letter').fill('I wind bobbins.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(told(page, 'Application Submitted')).toBeVisible();
  const applied = card.getByRole('link', { name: 'Applied. See where it stands' });
  await expect(applied).toHaveText('Applied');
  await page.reload();
  await expect(applied).toBeVisible();
  await applied.click();
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
});

test('a search without results offers to begin anew, and a failing one to try again', async ({
  page,
}) => {
  await signIn(page, await newSeeker());
  await page.goto(`/user/jobs?search=${mark()}`);
  await expect(page.getByText('0 Jobs Found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear All Filters' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/user\/jobs$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  let fails = true;
  await page.route('**/jobs?*', (route) =>
    fails && route.request().url().includes('/api/')
      ? route.fulfill({ status: 409, json: {} })
      : route.continue(),
  );
  await page.goto('/user/jobs?search=cook');
  await expect(page.getByText('Failed to load jobs. Please try again.')).toBeVisible();
  await expectAccessible(page);
  fails = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/Jobs? Found$/)).toBeVisible();
});
