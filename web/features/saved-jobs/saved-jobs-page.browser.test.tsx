import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import { sampleJob } from '../../test/sample-job.ts';
import SavedJobsPage from './saved-jobs-page.tsx';
import { sampleSavedWords } from '../../test/sample-saved-job.ts';

const LIST = 'GET /barong/resource/saved_jobs';
const REMOVAL = 'DELETE /barong/resource/saved_jobs/:job_id';

const saved = (id: number, title: string): SavedJob => ({
  ...sampleSavedWords,
  job_id: id,
  saved_at: new Date().toISOString(),
  status: 'active',
  job: sampleJob({ id, title }),
});

/** The seeker's saved jobs; the server returns as many per page as requested. */
function savedJobs(...all: SavedJob[]): void {
  answer('GET /barong/resource/my/applied_jobs', { applied_jobs: [], has_default_letter: false });
  answer(LIST, ({ query }) => ({
    saved_jobs: all.slice((query.page - 1) * query.limit, query.page * query.limit),
    counts: { all: all.length, active: all.length, expiring: 0, expired: 0 },
    meta: metaOf(query, all.length),
  }));
}

const open = (at = '/user/saved', screen: 'phone' | 'desktop' = 'phone') =>
  show(<SavedJobsPage />, { as: 'user', at, screen });

test('a job leaves the list when the removal is confirmed, and Undo brings it back', async () => {
  savedJobs(saved(1, 'Tailor'), saved(2, 'Packer'));
  await open();
  await page.getByRole('button', { name: 'Remove Packer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Packer?' });

  answer(REMOVAL, { message: 'Removed' });
  const release = hold(REMOVAL);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(question.getByText('Removing…')).toBeVisible();
  savedJobs(saved(1, 'Tailor'));
  release();
  await expect.element(page.getByRole('article')).toMatchTextContent(/Tailor/);
  expect(callsOf(REMOVAL).map(({ params }) => params)).toEqual([{ job_id: 2 }]);

  const SAVING = 'POST /barong/resource/saved_jobs';
  answer(SAVING, ({ body }) => ({ job_id: body.job_id, saved_at: new Date().toISOString() }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => callsOf(SAVING).map(({ body }) => body)).toEqual([{ job_id: 2 }]);
});

test('a removal that fails leaves the job where it is and says why', async () => {
  savedJobs(saved(1, 'Tailor'));
  loseAnswersTo(REMOVAL);
  await open();
  await page.getByRole('button', { name: 'Remove Tailor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('No answer from the server')).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent(/Tailor/);
});

test('each page of a long list has an address', async () => {
  savedJobs(...Array.from({ length: 12 }, (_, index) => saved(index + 1, `Tailor ${index + 1}`)));
  await open('/user/saved', 'desktop');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(page.getByText('Tailor 12')).toBeVisible();
  await expect.poll(address).toBe('/user/saved?page=2');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2);
});

test('a list that cannot be loaded says so, and can be tried again', async () => {
  refuse(LIST, 'server.internal_error');
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  savedJobs(saved(1, 'Tailor'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByRole('article')).toMatchTextContent(/Tailor/);
});

test('each state is a tab with its count, and one without jobs links back to all', async () => {
  const counts = { all: 3, active: 2, expiring: 0, expired: 1 };
  const sweeper: SavedJob = { ...saved(1, 'Sweeper'), status: 'expired' };
  answer(LIST, ({ query }) => ({
    saved_jobs: query.status === 'expiring' ? [] : [sweeper],
    counts,
    meta: metaOf(query, query.status === 'expiring' ? 0 : 1),
  }));
  await open('/user/saved?status=expired');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Saved jobs by state' }).getByRole('link', { name });
  for (const [name, count] of Object.entries({ All: 3, Active: 2, Expiring: 0, Expired: 1 })) {
    await expect.element(tab(name)).toMatchTextContent(new RegExp(`${name}.*${count}`));
  }
  const gone = page.getByRole('article');
  await expect.element(gone).toMatchTextContent(/Posting no longer active/);
  await expect.element(gone.getByRole('button', { name: 'Apply Now' })).toBeDisabled();
  await expectAccessible();
  await tab('Expiring').click();
  await expect
    .element(page.getByText('None of your saved jobs is in this state now.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(address).toBe('/user/saved');
});

test('with nothing saved the page leads to the jobs', async () => {
  savedJobs();
  await open();
  await expect.element(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Find/ }).elements()).toHaveLength(1);
  await page.getByRole('link', { name: 'Find Jobs' }).click();
  await expect.poll(address).toBe('/user/jobs');
});
