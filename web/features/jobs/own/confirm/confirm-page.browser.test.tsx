import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../../../test/stub-server.ts';
import ConfirmJobPage from './confirm-page.tsx';

const ASKED = 'POST /barong/public/job_confirmations/job';
const CONFIRMATION = 'POST /barong/public/job_confirmations';
const JOB = { id: 7, title: 'Loom Fitter' };
const ABOUT = { ...JOB, location: 'Indore' };
const heading = page.getByRole('heading', { level: 1 });
const yes = page.getByRole('button', { name: 'Yes, it is open' });

const open = () => show(<ConfirmJobPage />, { at: '/jobs/confirm#token=from-a-mail' });

test('the question names the job, before anything is confirmed', async () => {
  answer(ASKED, { job: ABOUT, confirmed_at: null });
  answer(CONFIRMATION, { job: JOB });
  await open();
  await expect.element(heading).toHaveTextContent('Is “Loom Fitter” still open?');
  await expect.element(page.getByText('Indore')).toBeVisible();
  expect(callsOf(ASKED)[0]).toMatchObject({ body: { token: 'from-a-mail' } });
  expect(callsOf(CONFIRMATION)).toEqual([]);
  await expectAccessible();
  await yes.click();
  await expect.element(page.getByText('“Loom Fitter” is open.')).toBeVisible();
  await expect.element(heading).toHaveTextContent('“Loom Fitter” is open');
});

test('a question that was answered is not asked again', async () => {
  answer(ASKED, { job: ABOUT, confirmed_at: '2026-11-14T06:00:00Z' });
  await open();
  const said = page.getByText(/^“Loom Fitter” was already confirmed on 14 Nov 2026\./);
  await expect.element(said).toBeVisible();
  await expect.element(heading).toHaveTextContent('“Loom Fitter” is open');
  await expect.element(yes).not.toBeInTheDocument();
});

test('an answer given before the name of the job has loaded counts', async () => {
  hold(ASKED);
  answer(CONFIRMATION, { job: JOB });
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
  answer(ASKED, { job: ABOUT, confirmed_at: null });
  refuse(CONFIRMATION, 'resource.job.not_open');
  await open();
  await yes.click();
  await expect.element(page.getByText('Posting no longer active')).toBeVisible();
  await expect.element(page.getByText(/This link is incomplete/)).not.toBeInTheDocument();
});
