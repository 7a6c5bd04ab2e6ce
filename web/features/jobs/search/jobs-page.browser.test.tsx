import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Job, JobResults } from '../../../../contract/jobs.ts';
import type { SearchReading } from '../../../../contract/search/search-reading.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { noFacets, sampleJobResults, sampleReading } from '../../../test/sample-job-results.ts';
import { byKeyboard } from '../../../test/keyboard.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import type { JobSearch } from './job-search.ts';
import JobsPage from './jobs-page.tsx';
import { readJobSearch } from './read-job-search.ts';

const PAGE_SIZE = 20;

const tailors: Job[] = [
  sampleJob({ id: 1, title: 'Cutter', work_mode: 'onsite', skills: ['Cutting'] }),
  sampleJob({ id: 2, title: 'Tailor', work_mode: 'hybrid', skills: ['Stitching', 'Cutting'] }),
  sampleJob({ id: 3, title: 'Designer', work_mode: 'remote', skills: ['Sketching'] }),
];

/**
 * What the server's search finds. Which jobs match is tested there, so two filters are enough here.
 */
function find(search: JobSearch, jobs: readonly Job[]): JobResults {
  const fits = (wanted: readonly unknown[], values: readonly unknown[]) =>
    wanted.length === 0 || values.some((value) => wanted.includes(value));
  const found = jobs.filter(
    ({ title, work_mode, skills }) =>
      title.toLowerCase().includes(search.search.toLowerCase()) &&
      fits(search.work_mode, [work_mode]) &&
      fits(search.skill, skills),
  );
  return sampleJobResults(found.slice((search.page - 1) * PAGE_SIZE, search.page * PAGE_SIZE), {
    total: found.length,
    page: search.page,
    facets: {
      ...noFacets,
      work_mode: [{ value: 'hybrid', count: 1 }],
      experience_years: [{ value: '2', count: 2 }],
      industry: [{ value: 'Textiles', count: 2 }],
      company: [{ value: '7', count: 1, name: 'Malwa Mills' }],
      skill: [{ value: 'Cutting', count: 2 }],
      location: [{ value: 'Pune', count: 2 }],
    },
    did_you_mean: found.length === 0 ? 'tailor' : null,
  });
}

const open = (at: string, screen: 'phone' | 'desktop', jobs = tailors, reading?: SearchReading) =>
  show(<JobsPage />, {
    at,
    screen,
    loaded: (params: URLSearchParams) => {
      const search = readJobSearch(params);
      const found = find(search, jobs);
      return { search, found: reading ? { ...found, reading } : found, head: [] };
    },
  });

const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
async function expectJobs(...wanted: string[]): Promise<void> {
  await expect.poll(titles).toEqual(wanted);
}
const box = (group: string, name: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name });

beforeEach(() => {
  answer('GET /barong/public/jobs/:id', ({ params }) => sampleJob({ id: params.id }));
});

describe('on a wide screen', () => {
  test('filters narrow the list and are kept in the address, and Back removes the last one', async () => {
    await open('/jobs', 'desktop');
    await box('Work mode', /^Hybrid/).click();
    await expectJobs('Tailor');
    await expect.poll(address).toBe('/jobs?work_mode=hybrid');
    await box('Work mode', /^On-site/).click();
    await expectJobs('Cutter', 'Tailor');
    await box('Skills', /^Stitching|^Cutting/).click();
    await expect.poll(address).toBe('/jobs?work_mode=hybrid&work_mode=onsite&skill=Cutting');
    await expect.element(page.getByRole('link', { name: 'Clear all (3)' })).toBeVisible();
    history.back();
    await expect.poll(address).toBe('/jobs?work_mode=hybrid&work_mode=onsite');
    await page.getByRole('link', { name: /^Clear all/ }).click();
    await expectJobs('Cutter', 'Tailor', 'Designer');
    await expect.poll(address).toBe('/jobs');
  });

  test('years, company and industry are chosen by their counts', async () => {
    await open('/jobs', 'desktop');
    await page.getByLabelText('I have worked for').selectOptions('2 years (2)');
    await expect.poll(address).toBe('/jobs?experience_years=2');
    await page.getByLabelText('Jobs of one company').selectOptions('Malwa Mills (1)');
    await expect.poll(address).toBe('/jobs?experience_years=2&company_id=7');
    await box('Industry', /^Textiles/).click();
    await expect.poll(address).toBe('/jobs?experience_years=2&industry=Textiles&company_id=7');
    await page.getByLabelText('I have worked for').selectOptions('Any experience');
    await expect.poll(address).toBe('/jobs?industry=Textiles&company_id=7');
    await page.getByLabelText('I have worked for').selectOptions('Fresher (0)');
    await expect.poll(address).toBe('/jobs?experience_years=0&industry=Textiles&company_id=7');
    await expect.element(page.getByRole('link', { name: 'Clear all (3)' })).toBeVisible();
  });

  test('the salary slider moves by keyboard and says which pay it is set to', async () => {
    await open('/jobs', 'desktop');
    const least = page.getByRole('slider', { name: /^Minimum salary/ });
    await expect.element(least).toBeVisible();
    (least.element() as HTMLElement).focus();
    for (const lakhs of [6, 7]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(address).toBe(`/jobs?salary_min=${lakhs}`);
      await expect.element(least).toHaveAttribute('aria-valuetext', `₹${lakhs} LPA`);
    }
  });

  test('the grid is kept in the address and has no preview beside it', async () => {
    await open('/jobs', 'desktop');
    const preview = page.getByRole('complementary', { name: 'The chosen job' });
    await expect.element(preview.getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('link', { name: 'Grid View' }).click();
    await expect.poll(address).toBe('/jobs?view=grid');
    await expect.poll(() => preview.elements()).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: 'Grid View' }))
      .toHaveAttribute('aria-current', 'true');
    await expectAccessible();
  });

  test('Apply in the preview is in sight before the page is scrolled', async () => {
    await open('/jobs', 'desktop');
    const apply = page
      .getByRole('complementary', { name: 'The chosen job' })
      .getByText(/^Apply Now/);
    await expect.element(apply).toBeVisible();
    // Makes room for the header, which is not rendered here.
    document.querySelector('search')?.setAttribute('style', 'display: block; margin-top: 9rem');
    expect(scrollY).toBe(0);
    expect(apply.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });

  test('words are searched for when the form is sent, not while they are typed', async () => {
    answer('GET /barong/public/suggestions', { suggestions: [] });
    await open('/jobs', 'desktop');
    const what = page.getByLabelText('Job title, keywords or company');
    await what.fill('cut');
    await expect.poll(() => callsOf('GET /barong/public/suggestions').length).toBe(1);
    await expectJobs('Cutter', 'Tailor', 'Designer');
    expect(address()).toBe('/jobs');
    await userEvent.keyboard('{Enter}');
    await expectJobs('Cutter');
    await expect.poll(address).toBe('/jobs?search=cut');
    await page.getByRole('button', { name: 'Clear the words' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(address).toBe('/jobs');
    await expect.element(what).toHaveValue('');
  });
});

test('a chosen suggestion is searched for at once', async () => {
  answer('GET /barong/public/suggestions', {
    suggestions: [{ kind: 'title' as const, text: 'Tailor', count: 12 }],
  });
  await open('/jobs', 'desktop');
  const what = page.getByLabelText('Job title, keywords or company');
  await what.click();
  await userEvent.keyboard('tai');
  const option = page.getByRole('option', { name: /^Tailor/ });
  await expect.element(option).toBeVisible();
  expect(address()).toBe('/jobs');
  await option.click();
  await expect.element(what).toHaveValue('Tailor');
  await expect.poll(address).toBe('/jobs?search=Tailor');
  await expectJobs('Tailor');
});

const mostWords = sampleReading({ words: 'tailor', have_all_words: 2, first_tier: 2 });

describe('the note on how a search was understood', () => {
  const reading: SearchReading = {
    ...mostWords,
    corrected_from: 'tailer',
    wishes: [{ kind: 'location', value: 'Pune', without: 'tailer near me' }],
    no_words: 'near me',
    undisclosed_pay: 'last',
  };
  const wish = page.getByRole('link', { name: 'Remove the filter Pune' });

  test('is folded on a phone, except for what is searched instead, with the wishes beside the count', async () => {
    await open('/jobs', 'phone', tailors, reading);
    await expect.element(page.getByText('Search instead for')).toBeVisible();
    const aside = page.getByText('“near me”');
    await expect.element(aside).not.toBeVisible();
    const { top, height } = wish.element().getBoundingClientRect();
    const count = page.getByText('2 jobs found').element().getBoundingClientRect();
    expect(top).toBeLessThan(count.bottom);
    expect(height).toBeLessThan(50);
    await page.getByText('2 more notes').click();
    await expect.element(aside).toBeVisible();
    await expectAccessible();
  });

  test('is shown in full if there is room', async () => {
    await open('/jobs', 'desktop', tailors, reading);
    await expect.element(page.getByText('“near me”')).toBeVisible();
    await expect.element(page.getByText('2 more notes')).not.toBeVisible();
    await expect.element(wish).toBeVisible();
  });

  test('leaves the view links above the jobs, however long the line about their number is', async () => {
    const nearby = { total: 1, towns: ['Thane'] };
    await open('/jobs', 'desktop', tailors, { ...reading, have_all_words: 1, nearby });
    await expect.element(page.getByText(/^And 2 nearby or with most/)).toBeVisible();
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const list = page.getByRole('article').first().element();
    const views = page.getByRole('navigation', { name: 'View' }).element();
    expect(rightOf(views)).toBeLessThanOrEqual(rightOf(list));
  });
});

describe('on a phone', () => {
  test('a job is opened by keyboard alone', async () => {
    await open('/jobs', 'phone');
    await byKeyboard.press(page.getByRole('article').getByRole('link', { name: 'Tailor' }));
    await expect.poll(address).toMatch(/^\/jobs\/2\/tailor/);
  });

  test('filters are chosen in a sheet, and each has a chip that removes it', async () => {
    await open('/jobs', 'phone');
    await page.getByRole('link', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect.element(sheet.getByRole('heading', { name: 'Filters' })).toHaveFocus();
    // The filters that most people set come first.
    const legends = [...sheet.element().querySelectorAll('legend')].map((one) => one.textContent);
    expect(legends.slice(0, 3)).toEqual(['Work mode', 'Experience', 'Job type']);
    const chip = sheet
      .getByRole('group', { name: 'Work mode' })
      .getByRole('button', { name: /^Hybrid/ });
    await chip.click();
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: 'Show 1 job' }).click();
    await expectJobs('Tailor');
    await expect.element(page.getByRole('link', { name: 'Filters 1 set' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Remove the filter Hybrid' }).click();
    await expectJobs('Cutter', 'Tailor', 'Designer');
    await expect.poll(address).toBe('/jobs');
  });

  test('removing a filter by keyboard moves the focus to the number of jobs found without it', async () => {
    await open('/jobs?work_mode=hybrid&skill=Cutting', 'phone');
    await byKeyboard.press(page.getByRole('link', { name: 'Remove the filter Hybrid' }));
    await expect.poll(address).toBe('/jobs?skill=Cutting');
    await expect.element(page.getByText('2 jobs found')).toHaveFocus();
  });

  test('"Clear all" in the sheet removes every filter and keeps the words', async () => {
    await open('/jobs?search=tail&work_mode=hybrid&skill=Cutting', 'phone');
    await page.getByRole('link', { name: /^Filters/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(address).toBe('/jobs?search=tail');
  });

  test('the first job begins high on the page, even below a chip and a line about other jobs', async () => {
    const search = readJobSearch(new URLSearchParams('search=tailor&location=Pune'));
    const results = sampleJobResults(tailors, { total: 3, reading: mostWords });
    const loaded = { search, found: results, head: [] };
    await show(<JobsPage />, { at: '/jobs?search=tailor&location=Pune', screen: 'phone', loaded });
    await expect.element(page.getByText('And 1 with most of your words')).toBeVisible();
    const card = page.getByRole('article').first();
    await expect.poll(() => card.element().getBoundingClientRect().top).toBeLessThan(195);
  });

  test('the orders are in a menu behind the chosen one', async () => {
    await open('/jobs?search=tailor', 'phone');
    const orders = page.getByRole('navigation', { name: 'Order of the jobs' });
    await expect.poll(() => orders.elements()).toHaveLength(0);
    await page.getByText('Order of the jobs: Most Relevant').click();
    await orders.getByRole('link', { name: 'Highest Salary' }).click();
    await expect.poll(address).toBe('/jobs?search=tailor&sort=salary');
    await expect.element(page.getByText('Order of the jobs: Highest Salary')).toBeVisible();
  });
});

test('the line of a job names the other places of its company for the same job', async () => {
  const search = readJobSearch(new URLSearchParams({ search: 'tailor' }));
  const more_places = [
    {
      job_id: 2,
      places: [
        { id: 8, location: 'Goa' },
        { id: 9, location: 'Surat' },
      ],
    },
  ];
  await show(<JobsPage />, {
    at: '/jobs',
    screen: 'desktop',
    loaded: { search, found: { ...find(search, tailors), more_places }, head: [] },
  });
  const line = page.getByRole('article').filter({ hasText: 'Tailor' });
  await line.getByText('2 more places').click();
  await expectAccessible();
  // The click opens the line's own places and not the job in the preview.
  await line.getByRole('link', { name: 'Surat' }).click();
  await expect.poll(address).toMatch(/^\/jobs\/9/);
});

test('copies of a job on one page have one line, in any order of the list', async () => {
  const [tailor] = tailors;
  const branches = ['Goa', 'Surat', 'Kochi'].map((location, at) =>
    sampleJob({ ...tailor, id: 70 + at, location }),
  );
  await open('/jobs?sort=newest', 'phone', branches);
  await expectJobs(tailor?.title ?? '');
  await page.getByText('2 more places').click();
  await page.getByRole('link', { name: 'Kochi' }).click();
  await expect.poll(address).toMatch(/^\/jobs\/72/);
});

test('the page is the same for everybody, but shows a seeker no jobs of companies they hide', async () => {
  const [first, second] = tailors;
  if (!first || !second) throw new Error('There are fewer than two tailors');
  const seen = [first, { ...second, company_id: 77 }];
  answer('GET /barong/resource/saved_jobs/ids', { job_ids: [] });
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: false });
  answer('GET /barong/resource/exclusions', {
    companies: [{ company_id: 77, name: 'Agents', open_jobs: 1, excluded_at: first.posted_at }],
    consultants: { excluded: false, open_jobs: 0 },
    jobs: [],
  });
  answer('GET /barong/public/jobs', find(readJobSearch(new URLSearchParams()), [first]));
  await show(<JobsPage />, {
    as: 'user',
    at: '/jobs',
    screen: 'phone',
    loaded: {
      search: readJobSearch(new URLSearchParams()),
      found: find(readJobSearch(new URLSearchParams()), seen),
      head: [],
    },
  });
  await expectJobs(first.title);
  await expect.poll(() => callsOf('GET /barong/public/jobs')).toHaveLength(1);
  await expectJobs(first.title);
});
