import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../../../test/stub-server.ts';
import ConfirmJobPage from './confirm-page.tsx';

const ASKED = 'POST /barong/public/job_confirmations/job';
const CONFIRMATION = 'POST /barong/public/job_confirmations';
const heading = page.getByRole('heading', { level: 1 });
const yes = page.getByRole('button', { name: 'Yes, it is open' });

const open = () => show(<ConfirmJobPage />, { at: '/jobs/confirm#token=from-a-mail' });

test('the question names the job, before anything is confirmed', async () => {
  answer(ASKED, { job: { id: 7, title: 'Loom Fitter' } });
  answer(CONFIRMATION, { job: { id: 7, title: 'Loom Fitter' } });
  await open();
  await expect.element(heading).toHaveTextContent('Is “Loom Fitter” still open?');
  expect(callsOf(ASKED)[0]).toMatchObject({ body: { token: 'from-a-mail' } });
  expect(callsOf(CONFIRMATION)).toEqual([]);
  await expectAccessible();
  await yes.click();
  await expect.element(page.getByText('“Loom Fitter” is open.')).toBeVisible();
});

test('whoever answers before the name is there is heard', async () => {
  hold(ASKED);
  answer(CONFIRMATION, { job: { id: 7, title: 'Loom Fitter' } });
  await open();
  await yes.click();
  await expect.element(page.getByText('“Loom Fitter” is open.')).toBeVisible();
});

test('a link that is too old says so instead of asking', async () => {
  refuse(ASKED, 'request.invalid_value');
  await open();
  await expect.element(page.getByText(/^This link is incomplete or too old\./)).toBeVisible();
  await expect.element(yes).not.toBeInTheDocument();
});

test('a job that was closed meanwhile is said to be closed, and the link is not blamed', async () => {
  answer(ASKED, { job: { id: 7, title: 'Loom Fitter' } });
  refuse(CONFIRMATION, 'resource.job.not_open');
  await open();
  await yes.click();
  await expect.element(page.getByText('Posting no longer active')).toBeVisible();
  await expect.element(page.getByText(/This link is incomplete/)).not.toBeInTheDocument();
});
