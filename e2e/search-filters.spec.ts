import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, unfoldOrders } from './portal.ts';
import { mark, newRecruiter } from './world.ts';

/** Posts jobs one after the other, so that the last is the newest; answers their ids. */
async function postJobs(jobs: readonly object[]): Promise<number[]> {
  const recruiter = await newRecruiter();
  const ids: number[] = [];
  for (const job of jobs) {
    const posted = await recruiter.call('post', '/resource/jobs', {
      description: 'Come and join us.',
      location: 'Tiruppur, Tamil Nadu',
      employment_type: 'full_time',
      ...job,
    });
    ids.push(Number(posted['id']));
  }
  return ids;
}

/** Five jobs that differ in everything that can be filtered; titles are told by their first word. */
const postings = (word: string) => [
  {
    title: `Cutter ${word}`,
    location: 'Indore, Madhya Pradesh',
    employment_type: 'full_time',
    experience_level: 'entry',
    work_mode: 'onsite',
    skills: ['Cutting'],
    salary_min: 2,
    salary_max: 3,
  },
  {
    title: `Tailor ${word}`,
    location: 'Pune, Maharashtra',
    employment_type: 'part_time',
    experience_level: 'mid',
    work_mode: 'hybrid',
    skills: ['Stitching', 'Cutting'],
    salary_min: 6,
    salary_max: 8,
  },
  {
    title: `Designer ${word}`,
    location: 'Chennai, Tamil Nadu',
    employment_type: 'contract',
    experience_level: 'senior',
    work_mode: 'remote',
    skills: ['Sketching'],
    salary_min: 18,
    salary_max: 24,
  },
  { title: `Apprentice ${word}`, location: 'Pune, Maharashtra', employment_type: 'internship' },
  {
    title: `Helper`,
    description: `Helps the ${word} room.`,
    location: 'Surat, Gujarat',
    employment_type: 'freelance',
    experience_level: 'lead',
    salary_min: 4,
  },
];

/** Opens the search for five jobs that only this journey has. */
async function openSearch(page: Page, query = ''): Promise<string> {
  const word = mark();
  await postJobs(postings(word));
  await page.goto(`/jobs?search=${word}${query}`);
  return word;
}

/** The first words of the titles in the list, in their order. */
async function expectJobs(page: Page, names: readonly string[]): Promise<void> {
  const titles = page.getByRole('article').getByRole('heading');
  await expect(async () => {
    const shown = await titles.allTextContents();
    expect(shown.map((title) => title.split(' ')[0])).toEqual(names);
  }).toPass({ timeout: 10_000 });
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Chooses a value as the screen offers it: a box beside the list, or a chip in the sheet. */
async function choose(page: Page, group: string, value: RegExp): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole('group', { name: group }).getByRole('checkbox', { name: value }).click();
    return;
  }
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const chip = sheet.getByRole('group', { name: group }).getByRole('button', { name: value });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
  await expect(sheet).toBeHidden();
}

async function clearAll(page: Page): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole('link', { name: /^Clear all/ }).click();
    return;
  }
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByRole('button', { name: 'Show 5 jobs' }).click();
}

const EVERYBODY = ['Apprentice', 'Designer', 'Tailor', 'Cutter', 'Helper'];

test('each filter leaves the jobs it names, is in the address, and is cleared', async ({
  page,
}) => {
  test.slow();
  await openSearch(page, '&sort=relevance');
  await expectJobs(page, EVERYBODY);
  for (const [group, value, query, left] of [
    ['Work mode', /^Hybrid/, 'work_mode=hybrid', ['Tailor']],
    ['Experience', /^Senior/, 'experience_level=senior', ['Designer']],
    ['Job type', /^Part-time/, 'employment_type=part_time', ['Tailor']],
    ['Job type', /^Remote/, 'employment_type=remote', ['Designer']],
    ['Skills', /^Cutting/, 'skill=Cutting', ['Tailor', 'Cutter']],
  ] as const) {
    await choose(page, group, value);
    await expect(page).toHaveURL(new RegExp(`[?&]${query}(&|$)`));
    await expectJobs(page, left);
    await clearAll(page);
    await expect(page).not.toHaveURL(new RegExp(query));
    await expectJobs(page, EVERYBODY);
  }
});

test('values of one filter add up, filters of two kinds narrow, and Back takes one back', async ({
  page,
}) => {
  await openSearch(page);
  await choose(page, 'Work mode', /^Hybrid/);
  await expectJobs(page, ['Tailor']);
  await choose(page, 'Work mode', /^On-site/);
  await expectJobs(page, ['Tailor', 'Cutter']);
  await choose(page, 'Experience', /^Entry/);
  await expectJobs(page, ['Cutter']);
  await page.goBack();
  await expectJobs(page, ['Tailor', 'Cutter']);
  await page.reload();
  await expectJobs(page, ['Tailor', 'Cutter']);
});

test('filters are counted, and on a phone each is a chip that takes it away', async ({ page }) => {
  const word = await openSearch(page, '&work_mode=hybrid&skill=Cutting');
  if (!isPhone(page)) {
    await expect(page.getByRole('link', { name: 'Clear all (2)' })).toBeVisible();
    return;
  }
  await expectJobs(page, ['Tailor']);
  await expect(page.getByRole('link', { name: 'Filters 2 set' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter Hybrid' }).click();
  await expect(page).toHaveURL(`/jobs?search=${word}&skill=Cutting`);
  await expectJobs(page, ['Tailor', 'Cutter']);
  await expectAccessible(page);
});

test('pay is compared as ranges, and undisclosed pay is left out unless it is asked for', async ({
  page,
}) => {
  const word = await openSearch(page);
  const open = (query: string) => page.goto(`/jobs?search=${word}&sort=newest&${query}`);
  await open('salary_min=7');
  await expectJobs(page, ['Designer', 'Tailor']);
  await open('salary_max=7');
  await expectJobs(page, ['Helper', 'Tailor', 'Cutter']);
  await open('salary_min=7&salary_max=10');
  await expectJobs(page, ['Tailor']);
  await open('salary_min=7&salary_max=10&include_undisclosed=true');
  await expectJobs(page, ['Apprentice', 'Tailor']);
});

test('the salary slider moves by keyboard and searches when the key is let go', async ({
  page,
}) => {
  await openSearch(page);
  if (isPhone(page)) await page.getByRole('link', { name: /^Filters/ }).click();
  const least = page.getByRole('slider', { name: /^Minimum salary/ });
  await least.focus();
  for (const lakhs of [6, 7, 8, 9]) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`salary_min=${lakhs}$`));
    await expect(least).toHaveAttribute('aria-valuetext', `₹${lakhs} LPA`);
  }
  if (isPhone(page)) await page.getByRole('button', { name: 'Show 1 job', exact: true }).click();
  await expectJobs(page, ['Designer']);
});

test('a place keeps its jobs, and remote ones come along when they are asked for', async ({
  page,
}) => {
  const word = await openSearch(page);
  await page.goto(`/jobs?search=${word}&location=Poona&sort=newest`);
  await expectJobs(page, ['Apprentice', 'Tailor']);
  await expect(page.getByText('in Pune')).toBeVisible();
  await page.goto(`/jobs?search=${word}&location=Poona&remote=true&sort=newest`);
  await expectJobs(page, ['Apprentice', 'Designer', 'Tailor']);
});

test('jobs of the last days are those, whoever posted them', async ({ page }) => {
  await page.goto('/jobs?search=electrician');
  if (isPhone(page)) await page.getByRole('link', { name: /^Filters/ }).click();
  await page.getByLabel('Date posted').selectOption({ label: 'Last 3 days' });
  await expect(page).toHaveURL(/posted_within=3/);
  const found = async (query: string) => {
    const search = `/api/v2/barong/public/jobs?search=electrician&limit=100${query}`;
    const answer = await page.request.get(search);
    return (await answer.json()) as { jobs: { posted_at: string }[]; meta: { total: number } };
  };
  const recent = await found('&posted_within=3');
  const oldest = Math.min(...recent.jobs.map((job) => Date.parse(job.posted_at)));
  expect(oldest).toBeGreaterThan(Date.now() - 3 * 86_400_000 - 60_000);
  const everything = await found('');
  expect(recent.meta.total).toBeLessThan(everything.meta.total);
});

test('a company has its own jobs in the search of the API', async ({ page }) => {
  const word = mark();
  const [mine = 0] = await postJobs([{ title: `Cutter ${word}` }]);
  await postJobs([{ title: `Tailor ${word}` }]);
  const search = '/api/v2/barong/public/jobs';
  const job = (await (await page.request.get(`${search}/${mine}`)).json()) as {
    company: { id: number };
  };
  for (const name of ['company_id', 'companyId']) {
    const answer = await page.request.get(`${search}?search=${word}&${name}=${job.company.id}`);
    const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
    expect(jobs.map(({ id }) => id)).toEqual([mine]);
  }
});

test('the three orders are by date, by words and by pay', async ({ page }) => {
  await openSearch(page);
  const order = page.getByRole('navigation', { name: 'Order of the jobs' });
  await unfoldOrders(page);
  await expect(order.getByRole('link', { name: 'Most Relevant' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The word stands in four titles, and in the newest job's text alone.
  await expectJobs(page, EVERYBODY);
  await order.getByRole('link', { name: 'Newest' }).click();
  await expectJobs(page, ['Helper', 'Apprentice', 'Designer', 'Tailor', 'Cutter']);
  await unfoldOrders(page);
  await order.getByRole('link', { name: 'Highest Salary' }).click();
  await expect(page).toHaveURL(/sort=salary/);
  await expectJobs(page, ['Designer', 'Tailor', 'Helper', 'Cutter', 'Apprentice']);
});

test('the grid shows the same jobs without a preview, and the address remembers it', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone has one column');
  await openSearch(page);
  await expect(page.getByRole('heading', { level: 2, name: /^Apprentice/ })).toBeVisible();
  await page.getByRole('link', { name: 'Grid View' }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expectJobs(page, EVERYBODY);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Grid View' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'List View' }).click();
  await expect(page).not.toHaveURL(/view=grid/);
});

test('the twenty-first job is on the second page, and a filter leads back to the first', async ({
  page,
}) => {
  test.slow();
  const word = mark();
  const numbers = Array.from({ length: 21 }, (_, index) => index + 1);
  await postJobs(
    numbers.map((number) => ({
      title: `Job${number} ${word}`,
      work_mode: number === 1 ? 'hybrid' : 'onsite',
    })),
  );
  await page.goto(`/jobs?search=${word}&sort=newest`);
  await expect(page.getByText('21 jobs found')).toBeVisible();
  await expect(page.getByText('1–20 of 21')).toBeVisible();
  await expectJobs(
    page,
    numbers
      .slice(1)
      .map((number) => `Job${number}`)
      .toReversed(),
  );
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expectJobs(page, ['Job1']);
  await expect(page.getByText('21–21 of 21')).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Work mode', /^Hybrid/);
  await expect(page).not.toHaveURL(/page=2/);
  await expectJobs(page, ['Job1']);
});

test('words are searched for while they are typed, without a new page for each letter', async ({
  page,
}) => {
  const word = await openSearch(page);
  const entries = await page.evaluate(() => history.length);
  const what = page.getByLabel('Job title, keywords or company');
  await what.press('End');
  await what.pressSequentially(' tailor');
  await expectJobs(page, ['Tailor']);
  await expect(page).toHaveURL(new RegExp(`search=${word}\\+tailor`));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('button', { name: 'Clear the words' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(what).toHaveValue('');
});

test('another spelling is offered, and leads to the jobs', async ({ page }) => {
  await page.goto('/jobs?search=electrcian');
  await page.getByText('Did you mean').getByRole('link', { name: 'electrician' }).click();
  await expect(page).toHaveURL(/search=electrician$/);
  await expect(page.getByRole('article').first()).toContainText(/electric/i);
});

test('without results the page says so and offers a way on', async ({ page }) => {
  const word = await openSearch(page, '&employment_type=full_time&work_mode=remote');
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/jobs?search=${word}&location=Leh`);
  await page.getByRole('link', { name: /^Pune/ }).click();
  await expectJobs(page, ['Apprentice', 'Tailor']);
  await page.goto(`/jobs?search=${word}${word}`);
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
