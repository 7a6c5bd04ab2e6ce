import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeLinkToken } from '../../../lib/links/link-token.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { address, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse } from '../../../test/stub-server.ts';
import PreviewPage from './preview-page.tsx';

const PREVIEW = 'POST /barong/public/jobs/:id/preview';
const draft = sampleJob({ status: 'draft', state: 'draft', title: 'Secret Scale' });

const open = (end = '#preview=from-a-link') =>
  show(<PreviewPage />, { at: `/jobs/preview/7${end}`, path: '/jobs/preview/:id' });
const title = page.getByRole('heading', { name: 'Secret Scale', level: 1 });

test('the token is sent in the body, stays in the fragment for sharing and in the tab for another language, and the tabs lead to the preview again', async () => {
  answer(PREVIEW, draft);
  await open();
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(/^This is a preview\./)).toBeVisible();
  expect(callsOf(PREVIEW)).toMatchObject([{ params: { id: 7 }, body: { token: 'from-a-link' } }]);
  expect([location.search, location.hash]).toEqual(['', '#preview=from-a-link']);
  // The public page does not exist.
  await expect
    .element(page.getByRole('link', { name: 'Company', exact: true }))
    .toHaveAttribute('href', '/jobs/preview/7?tab=company#preview=from-a-link');
  history.replaceState(null, '', '/jobs/preview/7');
  expect(takeLinkToken('preview')).toBe('from-a-link');
});

test.each([
  ['is open to everybody leads', () => answer(PREVIEW, sampleJob())],
  ['was deleted leads', () => refuse(PREVIEW, 'resource.job.gone')],
])('a job that %s to its own page', async (_, happens) => {
  happens();
  await open();
  await expect.poll(address).toBe('/jobs/7');
});

test('with a wrong token the job is reported as not found', async () => {
  refuse(PREVIEW, 'resource.job.not_found');
  await open('#preview=guessed');
  await expect.element(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
});

test('without an answer it says so, and can be tried again', async () => {
  loseAnswersTo(PREVIEW);
  await open();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  answer(PREVIEW, draft);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(title).toBeVisible();
});
