import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOwnJob, stubOwnJobs } from '../../../../test/sample-hiring.ts';
import { address, show } from '../../../../test/stage.tsx';
import { answer, answerAsProxy, callsOf } from '../../../../test/stub-server.ts';
import { toasts } from '../../../../test/toasts.ts';
import OwnJobsPage from './own-jobs-page.tsx';

const COPY = 'POST /barong/resource/jobs/:id/duplicates';

beforeEach(() => stubOwnJobs(sampleOwnJob({ id: 1, title: 'Cook' })));

async function duplicate() {
  await show(<OwnJobsPage />, { as: 'hr', at: '/hr/postings' });
  await page.getByRole('button', { name: 'More for Cook' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate as draft', exact: true }).click();
}

test('a job is duplicated, and its draft opens in the form', async () => {
  answer(COPY, sampleOwnJob({ id: 9, status: 'draft', state: 'draft' }));
  await duplicate();
  await expect.element(page.getByText('Copied as a draft', { exact: true })).toBeVisible();
  await expect.poll(address).toBe('/hr/jobs/9/edit');
  expect(callsOf(COPY).map(({ params }) => params)).toEqual([{ id: 1 }]);
});

test('an answer that is not a job is reported', async () => {
  answerAsProxy(COPY, 201, '{}');
  await duplicate();
  await expect.poll(toasts).toEqual([['Failed to create job', 'Created job is missing an ID']]);
  await expect.poll(address).toBe('/hr/postings');
});
