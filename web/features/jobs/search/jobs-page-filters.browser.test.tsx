import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../../lib/api/api-error.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { noFacets, sampleJobResults } from '../../../test/sample-job-results.ts';
import { address, show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import JobsPage from './jobs-page.tsx';
import { readJobSearch } from './read-job-search.ts';

const open = (isOnline = () => true) =>
  show(<JobsPage />, {
    at: '/jobs',
    screen: 'desktop',
    loaded: (params: URLSearchParams) => {
      const search = readJobSearch(params);
      if (!isOnline()) return { search, failure: new ApiError(0, undefined) };
      const count = search.work_mode.length > 0 ? 3 : 20;
      const jobs = Array.from({ length: count }, (_, id) => sampleJob({ id: id + 1 }));
      const facets = { ...noFacets, work_mode: [{ value: 'hybrid', count: 3 }] };
      return { search, found: sampleJobResults(jobs, { total: count, facets }), head: [] };
    },
  });
const jobs = () => page.getByRole('article').elements();
const hybrid = page.getByRole('checkbox', { name: /^Hybrid/ });

beforeEach(() => {
  answer('GET /barong/public/jobs/:id', ({ params }) => sampleJob({ id: params.id }));
});

test('a search without an answer leaves the filters and says so in place of the jobs, until another try', async () => {
  let isOnline = true;
  await open(() => isOnline);
  await expect.poll(jobs).toHaveLength(20);
  isOnline = false;
  await hybrid.click();
  await expect.element(page.getByText('Failed to load jobs. Please try again.')).toBeVisible();
  expect(jobs()).toEqual([]);
  await expect.element(hybrid).toBeChecked();
  await expect.poll(address).toBe('/jobs?work_mode=hybrid');
  isOnline = true;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(jobs).toHaveLength(3);
});

test('the filters stay beside the jobs, and scroll by themselves', async () => {
  await open();
  await expect.element(hybrid).toBeVisible();
  window.scrollTo(0, 1_500);
  const filters = page.getByRole('region', { name: 'Filters' }).element();
  await expect.poll(() => filters.getBoundingClientRect().top).toBe(80);
  expect(filters.clientHeight).toBeLessThan(window.innerHeight);
  await hybrid.click();
  await expect.element(hybrid).toBeChecked();
});
