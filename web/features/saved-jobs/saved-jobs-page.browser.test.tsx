import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { show } from '../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo } from '../../test/stub-server.ts';
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

const open = () => show(<SavedJobsPage />, { as: 'user', at: '/user/saved' });

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

test('the day by which an answer comes does not touch the link to the application', async () => {
  savedJobs({ ...saved(1, 'Tailor'), job: sampleJob({ id: 1, company_claimed: true }) });
  const created_at = new Date().toISOString();
  const due_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const sent = { job_id: 1, application_id: 5, status: 'pending', created_at } as const;
  answer('GET /barong/resource/my/applied_jobs', {
    applied_jobs: [{ ...sent, answer: { due_at, answered_at: null, late: false } }],
    has_default_letter: false,
  });
  await open();
  const day = page.getByText(/^Answer due by/);
  await expect.element(day).toBeVisible();
  const link = page.getByRole('link', { name: 'Applied' }).element();
  const gap = link.getBoundingClientRect().top - day.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(8);
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
