import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubOwnJobs, sampleOwnJob } from '../../../../test/sample-hiring.ts';
import { show } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import OwnJobsPage from './own-jobs-page.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const open = () => show(<OwnJobsPage />, { as: 'hr', at: '/hr/postings' });
const openMenu = (title: string) => page.getByRole('button', { name: `More for ${title}` }).click();
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('a job that closes soon is renewed while it is open; one with weeks left offers nothing', async () => {
  stubOwnJobs(
    sampleOwnJob({ id: 1, title: 'Cook', expires_at: inDays(3) }),
    sampleOwnJob({ id: 2, title: 'Baker', expires_at: inDays(20) }),
  );
  const CHANGE = 'PUT /barong/resource/jobs/:id';
  answer(CHANGE, sampleOwnJob({ id: 1, expires_at: inDays(30) }));
  await open();
  await openMenu('Baker');
  await expect.element(entry('Close')).toBeVisible();
  await expect.element(entry('Renew')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await openMenu('Cook');
  await entry('Renew').click();
  await expect.element(page.getByText('“Cook” is renewed')).toBeVisible();
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([{ expires_in_days: 30 }]);
});

test('a paused job that has been filled is closed, and undoing that does not open it', async () => {
  const paused = sampleOwnJob({ id: 1, title: 'Cook', state: 'paused' });
  stubOwnJobs(paused);
  answer('POST /barong/resource/jobs/:id/closure', {
    ...paused,
    status: 'closed',
    state: 'closed',
  });
  await open();
  await openMenu('Cook');
  await entry('Close').click();
  await expect.element(page.getByText('“Cook” is closed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
