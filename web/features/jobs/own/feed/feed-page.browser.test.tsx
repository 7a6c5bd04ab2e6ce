import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { JobFeed, JobFeedRun } from '../../../../../contract/jobs/job-feeds.ts';
import type { ImportedRow } from '../../../../../contract/jobs/job-imports.ts';
import { metaOf } from '../../../../../contract/lists.ts';
import { sampleOwnCompany } from '../../../../test/sample-hiring.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../../test/stub-server.ts';
import FeedPage from './feed-page.tsx';

const PREVIEW = 'POST /barong/resource/job_feed/preview';
const SETTING = 'PUT /barong/resource/job_feed';
const READING = 'POST /barong/resource/job_feed/runs';
const ADDRESS = 'https://mill.example/jobs.xml';
const none = { new: 0, changed: 0, reopened: 0, left: 0, same: 0, known: 0, closed: 0, wrong: 0 };

const row: ImportedRow = {
  line: 1,
  reference: 'A-1',
  title: 'Tailor',
  outcome: 'new',
  joined: false,
  known_as: null,
  job_id: null,
  problems: [],
};
const run = (more: Partial<JobFeedRun> = {}): JobFeedRun => ({
  id: 1,
  at: '2026-11-22T10:00:00.000Z',
  outcome: 'read',
  reason: null,
  counts: { ...none, new: 2, wrong: 1 },
  rows: [row],
  ...more,
});
const feed = (more: Partial<JobFeed> = {}): JobFeed => ({
  address: ADDRESS,
  created_at: '2026-11-21T10:00:00.000Z',
  read_at: '2026-11-22T10:00:00.000Z',
  next_read_at: '2026-11-23T10:00:00.000Z',
  paused_at: null,
  failures: 0,
  open_jobs: 12,
  ...more,
});
const shiftHours = { name: 'shift_hours', read_as: [], said: '9', understood: '' };
const meta = metaOf({ page: 1, limit: 20 }, 1);

beforeEach(() => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
});
const open = () => show(<FeedPage />, { as: 'hr', at: '/hr/jobs/feed' });
const button = (name: string) => page.getByRole('button', { name });

test('an address is previewed first, and read every day only after that is confirmed', async () => {
  answer('GET /barong/resource/job_feed', { feed: null });
  answer(PREVIEW, { rows: [row], columns: [shiftHours] });
  answer(SETTING, { feed: feed(), run: run() });
  await open();
  await page.getByRole('textbox', { name: 'Address of the list' }).fill(ADDRESS);
  await button('See what is there').click();
  await expect.element(page.getByRole('row', { name: /Tailor/ })).toBeVisible();
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/shift_hours.*Not read/);
  expect(callsOf(SETTING)).toEqual([]);
  await expectAccessible();
  answer('GET /barong/resource/job_feed', { feed: feed() });
  answer('GET /barong/resource/job_feed/runs', { runs: [run()], meta });
  await button('Read it every day').click();
  await expect.element(page.getByRole('heading', { name: ADDRESS })).toBeVisible();
  expect(callsOf(SETTING).map(({ body }) => body)).toEqual([{ address: ADDRESS }]);
  await expect.element(page.getByText('2 new · 1 left out')).toBeVisible();
});

test('an address that may not be read gives the reason at its field', async () => {
  answer('GET /barong/resource/job_feed', { feed: null });
  refuse(PREVIEW, 'resource.job_feed.forbidden_address', {
    fields: { address: 'It has to begin with https://.' },
  });
  await open();
  const field = page.getByRole('textbox', { name: 'Address of the list' });
  await field.fill('http://10.0.0.1/');
  await button('See what is there').click();
  await expect.element(field).toHaveAccessibleDescription(/begin with https/);
});

test('a list that has shrunk closes the missing jobs only after somebody says that it is right', async () => {
  answer('GET /barong/resource/job_feed', { feed: feed({ failures: 1 }) });
  const shrunk = run({ outcome: 'failed', reason: 'shrunk', counts: none, rows: [] });
  answer('GET /barong/resource/job_feed/runs', { runs: [shrunk], meta });
  answer(READING, { run: run() });
  await open();
  await expect.element(page.getByText('The last reading changed nothing.')).toBeVisible();
  await button('That is right: close the others').click();
  await expect
    .poll(() => callsOf(READING).map(({ body }) => body))
    .toEqual([{ even_if_smaller: true }]);
  await expectAccessible();
});

test('a reading that changed nothing gives the reason instead of a success', async () => {
  answer('GET /barong/resource/job_feed', { feed: feed() });
  answer('GET /barong/resource/job_feed/runs', { runs: [run()], meta });
  answer(READING, { run: run({ outcome: 'failed', reason: 'refused', counts: none, rows: [] }) });
  await open();
  await button('Read now').click();
  await expect.element(page.getByText('The feed could not be read')).toBeVisible();
  await expect.element(page.getByText('The server refuses to give the list.')).toBeVisible();
});
