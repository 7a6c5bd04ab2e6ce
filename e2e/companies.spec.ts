import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { mark, newRecruiter, openAs, postJob } from './world.ts';
import { refuseCalls } from './toasts.ts';

const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('the company form says what is missing and puts the cursor into the first field', async ({
  page,
}) => {
  await openAs(page, await newRecruiter(), '/hr/profile/edit');
  await field(page, 'Company name').fill('');
  await page.getByLabel('Industry').fill('  ');
  await field(page, 'About the company').fill('');
  await save(page);
  await expect(field(page, 'Company name')).toBeFocused();
  await expect(page.getByText('Please fix the errors in the form')).toBeVisible();
  await expect(field(page, 'Company name')).toHaveAccessibleDescription(
    /Company name is required\./,
  );
  await expect(page.getByLabel('Industry')).toHaveAccessibleDescription(/Industry is required\./);
  await expect(field(page, 'About the company')).toHaveAccessibleDescription(
    /Company description is required\./,
  );
  await expectAccessible(page);
});

test('a website is a public https address, size and year are numbers that can be', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  await openAs(page, recruiter, '/hr/profile/edit');
  const website = field(page, 'Company website');
  for (const refused of ['http://kaveri.in', 'https://192.168.1.5', 'https://printer.local']) {
    await website.fill(refused);
    await save(page);
    await expect(website, refused).toHaveAccessibleDescription(
      /Enter a public web address that starts with https:\/\//,
    );
    await expect(website).toBeFocused();
  }
  await website.fill('kaveri.in');
  await field(page, 'Number of employees').fill('0');
  await field(page, 'Founded in').fill('3026');
  await save(page);
  await expect(field(page, 'Number of employees')).toHaveAccessibleDescription(
    /Company size must be a whole number of at least 1\./,
  );
  await expect(field(page, 'Founded in')).toHaveAccessibleDescription(
    /Enter the year as four digits, not later than this year\./,
  );
  await field(page, 'Number of employees').fill('34');
  await field(page, 'Founded in').fill('1998');
  await field(page, 'Headquarters').fill('Bhopal');
  await save(page);
  await expect(page.getByText('Company profile updated')).toBeVisible();
  await expect(page).toHaveURL(/\/hr\/profile$/);
  await expect(page.getByRole('link', { name: /kaveri\.in/ })).toHaveAttribute(
    'href',
    'https://kaveri.in',
  );

  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recruiter.company.name);
  await expect(page.getByText('11–50 employees').first()).toBeVisible();
  await expect(page.getByText('Founded 1998')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Website/ })).toHaveAttribute('rel', /nofollow/);
});

test('what was typed about the company outlives a reload, and Cancel changes nothing', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  await openAs(page, recruiter, '/hr/profile/edit');
  await field(page, 'About the company').fill('A clinic of sixty beds.');
  await page.reload();
  await expect(page.getByText('We kept what you typed here before.')).toBeVisible();
  await expect(field(page, 'About the company')).toHaveValue('A clinic of sixty beds.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/hr\/profile$/);
  await expect(page.getByText('A clinic of forty beds in Bhopal.')).toBeVisible();
});

test('a refused company form keeps what was typed and says why', async ({ page }) => {
  await openAs(page, await newRecruiter(), '/hr/profile/edit');
  await field(page, 'About the company').fill('A clinic of seventy beds.');
  await refuseCalls(page, /\/resource\/hr_profile$/);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Too many requests.');
  await expect(field(page, 'About the company')).toHaveValue('A clinic of seventy beds.');
  await page.unroute(/\/resource\/hr_profile$/);
  await save(page);
  await expect(page.getByText('A clinic of seventy beds.')).toBeVisible();
});

test("the company's own page counts its jobs and leads to them", async ({ page }) => {
  const recruiter = await newRecruiter();
  await postJob(recruiter);
  await postJob(recruiter, { title: 'Ward Boy', status: 'draft' });
  await openAs(page, recruiter, '/hr/profile');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Active Jobs\s*1/);
  await expect(main).toContainText(/Total Jobs\s*2/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Active Jobs' }).click();
  await expect(page).toHaveURL(/\/hr\/postings\?status=active$/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('everybody reads about a company, finds its open jobs and can share its page', async ({
  page,
  context,
}) => {
  const recruiter = await newRecruiter({
    company_description: 'Forty beds.\n\nOpen day and night.',
    industry: 'Hospitals',
    company_location: 'Arera Colony, Bhopal',
  });
  const { id, name } = recruiter.company;
  const title = `Radiographer ${mark()}`;
  await postJob(recruiter, { title });
  await postJob(recruiter, { title: 'Secret plan', status: 'draft' });

  await page.goto(`/companies/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: `About ${name}` })).toBeVisible();
  await expect(page.getByText('Open day and night.')).toBeVisible();
  await expect(page).toHaveTitle(`${name}: 1 open job · Vritti`);
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: /About and jobs/ })
    .getByText('Jobs')
    .click();
  await expect(page).toHaveURL(/\?tab=jobs$/);
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Secret plan')).toHaveCount(0);
  await expectAccessible(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.getByRole('button', { name: `Apply Now: ${title}` }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=.*companies.*apply/);
});

test('a company without open jobs says so', async ({ page }) => {
  const { company } = await newRecruiter();
  await page.goto(`/companies/${company.id}?tab=jobs`);
  await expect(page.getByRole('heading', { name: 'No open positions' })).toBeVisible();
  await expect(
    page.getByText(`${company.name} is not looking for anybody just now.`),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('companies are found by name, place and industry, and cut by tab', async ({ page }) => {
  const word = `Sehat${mark()}`;
  const hiring = await newRecruiter({
    company_name: `${word} Diagnostics`,
    company_size: 600,
    company_location: `Nagar${word}, Bhopal`,
  });
  await postJob(hiring);
  await newRecruiter({
    company_name: `${word} Labs`,
    industry: 'Software',
    company_size: 8,
    founded: new Date().getFullYear() - 1,
  });
  const cards = page.getByRole('article').getByRole('heading', { level: 2 });

  await page.goto('/companies');
  await page.getByRole('searchbox', { name: 'Company name, industry, or location' }).fill(word);
  await page.getByRole('button', { name: 'Search Companies' }).click();
  await expect(page.getByText(`2 companies found for “${word}”`)).toBeVisible();
  await expect(cards).toHaveCount(2);

  const tabs = page.getByRole('navigation', { name: 'Kinds of companies' });
  await tabs.getByRole('link', { name: 'Now Hiring' }).click();
  await expect(page).toHaveURL(/tab=hiring/);
  await expect(page.getByText(`1 company found for “${word}”`)).toBeVisible();
  await expect(cards).toHaveText([`${word} Diagnostics`]);
  await expect(page.getByRole('article')).toContainText('1 open job');
  await tabs.getByRole('link', { name: 'Tech' }).click();
  await expect(cards).toHaveText([`${word} Labs`]);
  await tabs.getByRole('link', { name: 'Startups' }).click();
  await expect(cards).toHaveText([`${word} Labs`]);

  await page.goto(`/companies?search=Nagar${word}`);
  await expect(cards).toHaveText([`${word} Diagnostics`]);
  await cards.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/companies/${hiring.company.id}/[^/]+$`));
});

test('a search that finds no company offers all of them', async ({ page }) => {
  await page.goto(`/companies?search=nobody${mark()}&tab=tech`);
  await expect(page.getByRole('heading', { name: 'No companies found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all companies' }).click();
  await expect(page).toHaveURL(/\/companies$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a company that never was is Company Not Found, with 404', async ({ page }) => {
  for (const address of ['/companies/987654321', '/companies/nonsense']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Browse All Companies' }).click();
  await expect(page).toHaveURL(/\/companies$/);
});
