import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sampleMyApplication } from '../../../test/sample-applications.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { noFacets, sampleJobResults } from '../../../test/sample-job-results.ts';
import { address, expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, headersOf, refuse } from '../../../test/stub-server.ts';
import { toasts } from '../../../test/toasts.ts';
import { sampleAdvertisement } from '../../../parts/advertisements/sample-advertisement.ts';
import FindJobsPage from './find-jobs-page.tsx';

const SEARCH = 'GET /barong/public/jobs';

const found = (...titles: string[]) =>
  sampleJobResults(
    titles.map((title, index) => sampleJob({ id: index + 1, title })),
    { facets: { ...noFacets, employment_type: [{ value: 'full_time', count: 3 }] } },
  );

beforeEach(() => {
  answer('GET /barong/public/jobs/:id', ({ params }) => sampleJob({ id: params.id }));
  answer('GET /barong/public/search_slot', { job: null, advertisement: null });
  answer('GET /barong/resource/saved_jobs/ids', { job_ids: [] });
  answer('GET /barong/resource/exclusions', {
    companies: [],
    consultants: { excluded: false, open_jobs: 0 },
    jobs: [],
  });
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: false });
  answer('GET /barong/public/suggestions', { suggestions: [] });
});

const open = (at = '/user/jobs', screen: 'phone' | 'desktop' = 'desktop') =>
  show(<FindJobsPage />, { as: 'user', at, path: '/user/jobs', screen });

test('a search runs when Search is pressed and not before, and is kept in the address', async () => {
  answer(SEARCH, found('Weaver', 'Winder'));
  await open();
  await expect.element(page.getByText('2 Jobs Found')).toBeVisible();
  await page.getByLabelText('Job title, company or skills').fill('winder');
  await page.getByLabelText('City or area').fill('Indore');
  await page.getByLabelText('Include remote jobs').click();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('checkbox', { name: /^Full-time/ }).click();
  expect(callsOf(SEARCH)).toHaveLength(1);
  await expect.poll(address).toBe('/user/jobs');

  answer(SEARCH, found('Winder'));
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect.element(page.getByText('1 Job Found')).toBeVisible();
  expect(callsOf(SEARCH)[1]?.query).toMatchObject({
    search: 'winder',
    location: 'Indore',
    employment_type: ['full_time'],
    include_remote: true,
  });
  await expect
    .poll(address)
    .toContain('/user/jobs?search=winder&location=Indore&employment_type=full_time');
});

describe('choosing a suggestion searches at once', () => {
  const what = page.getByLabelText('Job title, company or skills');
  const winder = page.getByRole('option', { name: /^Winder/ });

  async function type() {
    answer(SEARCH, found('Weaver', 'Winder'));
    answer('GET /barong/public/suggestions', {
      suggestions: [{ kind: 'title', text: 'Winder', count: 12 }],
    });
    await open();
    await what.click();
    await page.getByLabelText('Include remote jobs').click();
    await what.click();
    await userEvent.keyboard('wi');
    await expect.element(winder).toBeVisible();
    expect(callsOf(SEARCH)).toHaveLength(1);
  }

  test('by Enter, with what else was chosen', async () => {
    await type();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(address).toBe('/user/jobs?search=Winder&include_remote=true');
    await expect.element(what).toHaveValue('Winder');
    await expect.poll(() => callsOf(SEARCH)).toHaveLength(2);
    expect(callsOf(SEARCH)[1]?.query).toMatchObject({ search: 'Winder', include_remote: true });
  });
});

test('an address restores its words, its filters and its results', async () => {
  answer(SEARCH, found('Winder'));
  await open('/user/jobs?search=winder&employment_type=full_time&include_remote=true');
  await expect.element(page.getByText('1 Job Found')).toBeVisible();
  await expect.element(page.getByLabelText('Job title, company or skills')).toHaveValue('winder');
  await expect.element(page.getByRole('checkbox', { name: 'Include remote jobs' })).toBeChecked();
  await page.getByRole('button', { name: /^Show Filters/ }).click();
  await expect.element(page.getByRole('checkbox', { name: /^Full-time/ })).toBeChecked();
});

test('on a phone filters are chosen in a sheet, whose Search sends what was typed too', async () => {
  answer(SEARCH, found('Winder'));
  await open('/user/jobs', 'phone');
  await page.getByLabelText('Job title, company or skills').fill('winder');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /^Full-time/ }).click();
  expect(callsOf(SEARCH)).toHaveLength(1);
  await sheet.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(address).toBe('/user/jobs?search=winder&employment_type=full_time');
  await expect.element(sheet).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Remove the filter Full-time' }).click();
  await expect.poll(address).toBe('/user/jobs?search=winder');
});

test('a search that fails says so in its place and in a toast, and another try runs it again', async () => {
  refuse(SEARCH, 'request.too_many_requests');
  await open('/user/jobs?search=cook');
  await expect.poll(toasts).toEqual([['Error', 'Failed to fetch jobs. Please try again later.']]);
  await expect
    .element(page.getByText('Failed to load jobs. Please try again.', { exact: true }))
    .toBeVisible();
  answer(SEARCH, found('Cook'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('1 Job Found')).toBeVisible();
});

describe('applying from a card', () => {
  const line = (title: string) => page.getByRole('article').filter({ hasText: title });
  const applyTo = (title: string) =>
    line(title).getByRole('button', { name: `Apply Now: ${title} at Arogya Hospital` });
  const applied = (title: string) =>
    line(title).getByRole('link', { name: 'Applied. See where it stands' });

  test('turns its button into Applied, which leads to the application', async () => {
    answer(SEARCH, found('Weaver', 'Winder'));
    answer('GET /barong/public/jobs/:id', sampleJob({ id: 2, title: 'Winder' }));
    answer('GET /barong/resource/documents', []);
    refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
    answer('POST /barong/resource/jobs/:id/apply', sampleMyApplication({ id: 72 }));
    await open();
    await applyTo('Winder').click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
    await dialog.getByLabelText('Cover letter').fill('I wind bobbins.');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect.element(page.getByText('Application Submitted', { exact: true })).toBeVisible();
    await expect.element(applyTo('Weaver')).toBeVisible();
    await applied('Winder').click();
    await expect.poll(address).toBe('/user/applications?application=72');
  });

  test('is remembered on another visit', async () => {
    answer(SEARCH, found('Weaver', 'Winder'));
    answer('GET /barong/resource/my/applied_jobs', {
      applied_jobs: [
        {
          job_id: 2,
          application_id: 72,
          status: 'pending',
          created_at: new Date().toISOString(),
          answer: { due_at: '2099-01-15T18:29:59.000Z', answered_at: null, late: false },
        },
      ],
      has_default_letter: false,
    });
    await open();
    await expect.element(applied('Winder')).toBeVisible();
    const due = page.getByText('Answer due by 15 Jan 2099');
    await expect.element(due).toBeVisible();
    const room = (of: Locator) => of.element().getBoundingClientRect();
    expect(room(applied('Winder')).top - room(due).bottom).toBeGreaterThanOrEqual(8);
    await expect.element(applyTo('Winder')).not.toBeInTheDocument();
    await expect.element(applyTo('Weaver')).toBeVisible();
  });
});

test('the company of a job is hidden with the menu of its card, and shown again', async () => {
  answer('POST /barong/resource/excluded_companies', { message: '' });
  answer('DELETE /barong/resource/excluded_companies/:company_id', { message: '' });
  answer(SEARCH, found('Weaver', 'Winder'));
  await open();
  await expect.element(page.getByText('2 Jobs Found')).toBeVisible();
  await page.getByRole('button', { name: 'More about Weaver' }).click();
  answer(SEARCH, found('Winder'));
  await page.getByRole('menuitem', { name: 'Hide this company' }).click();
  await expect.element(page.getByText('1 Job Found')).toBeVisible();
  answer(SEARCH, found('Weaver', 'Winder'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('2 Jobs Found')).toBeVisible();
});

describe('a featured job', () => {
  const eleven = found(...Array.from({ length: 11 }, (_, at) => `Result ${at + 1}`));
  const featured = sampleJob({ id: 77, title: 'Saddler', company_id: 7, is_featured: true });
  const VIEWS = 'POST /barong/public/featured_jobs/:id/views';
  const shown = () => page.getByRole('region', { name: 'Featured: Saddler' });
  const booked = () => page.getByRole('region', { name: 'Advertisement: Example Training' });
  const rows = () =>
    page
      .getByRole('list', { name: 'Jobs', exact: true })
      .getByRole('heading')
      .elements()
      .map((row) => row.textContent);
  beforeEach(() => {
    answer(SEARCH, eleven);
    answer(VIEWS, { counted: true });
    answer('POST /barong/public/advertisements/:id/views', { counted: true });
    answer('GET /barong/public/search_slot', { job: featured, advertisement: sampleAdvertisement });
  });

  test('is labelled below the first five results, changes the order of none, and is counted anonymously', async () => {
    await open();
    await expect.element(shown()).toMatchTextContent(/^Featured.*Saddler/);
    expect(rows()[5]).toBe('Saddler');
    expect(rows().toSpliced(5, 1)).toEqual(eleven.jobs.map(({ title }) => title));
    await expect.element(booked()).not.toBeInTheDocument();
    await expectAccessible();
    shown().element().scrollIntoView({ block: 'center' });
    await expect.poll(() => callsOf(VIEWS)).toMatchObject([{ params: { id: 77 } }]);
    expect(headersOf(VIEWS, 'authorization')).toEqual([null]);
  });

  test('is left out for somebody who hides its company', async () => {
    answer('GET /barong/resource/exclusions', {
      companies: [
        { company_id: 7, name: 'Kaveri', open_jobs: 1, excluded_at: '2026-11-01T00:00:00.000Z' },
      ],
      consultants: { excluded: false, open_jobs: 0 },
      jobs: [],
    });
    await open();
    await expect.element(page.getByText('11 Jobs Found')).toBeVisible();
    await expect.element(shown()).not.toBeInTheDocument();
    expect(callsOf(VIEWS)).toEqual([]);
    // The server has left it out of the first answer.
    expect(callsOf(SEARCH)).toHaveLength(1);
  });
});
