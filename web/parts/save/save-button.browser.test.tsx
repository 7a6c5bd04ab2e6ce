import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleJob } from '../../test/sample-job.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, refuse } from '../../test/stub-server.ts';
import { SaveButton } from './save-button.tsx';

const IDS = 'GET /barong/resource/saved_jobs/ids';
const SAVING = 'POST /barong/resource/saved_jobs';
const REMOVAL = 'DELETE /barong/resource/saved_jobs/:job_id';

const job = sampleJob({ id: 5, title: 'Carder', company_name: 'Malwa Mills' });

const open = (as?: 'user', at = '/jobs') => show(<SaveButton job={job} />, { as, at });

const save = () => page.getByRole('button', { name: 'Save Carder at Malwa Mills' });
const remove = () =>
  page.getByRole('button', { name: 'Remove Carder at Malwa Mills from saved jobs' });

beforeEach(() => {
  answer(IDS, { job_ids: [] });
  answer(SAVING, ({ body }) => ({ job_id: body.job_id, saved_at: '2026-11-18T09:32:00.000Z' }));
  answer(REMOVAL, { message: 'Removed' });
});

/** The seeker's button; until it is loaded, the guest's link is in its place. */
async function expectReady(): Promise<void> {
  await expect.element(save()).toHaveAttribute('aria-pressed', 'false');
}

test('a job is saved without leaving the page, and Undo reverts a removal', async () => {
  await open('user');
  await expectReady();
  await save().click();
  await expect.element(page.getByText('Job Saved')).toBeVisible();
  await expect.element(page.getByText('Job has been saved to your profile')).toBeVisible();
  await expect.element(remove()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(address).toBe('/jobs');
  await expectAccessible();

  await remove().click();
  await expect.element(page.getByText('Job removed from saved list')).toBeVisible();
  await expectReady();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remove()).toBeVisible();
  expect(callsOf(REMOVAL).map(({ params }) => params)).toEqual([{ job_id: 5 }]);
  expect(callsOf(SAVING)).toHaveLength(2);
});

test('a job is shown as saved only after the server has confirmed it', async () => {
  refuse(SAVING, 'resource.job.gone');
  await open('user');
  await expectReady();
  const release = hold(SAVING);
  await save().click();
  await expect.element(save()).toHaveAttribute('aria-busy', 'true');
  await expectReady();
  release();
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
  await expectReady();
  expect(page.getByText('Job Saved').elements()).toEqual([]);
});

test('an outdated list of saved jobs does not undo what was saved in the meantime', async () => {
  const release = hold(IDS);
  await open('user');
  await expectReady();
  await save().click();
  await expect.element(remove()).toBeVisible();
  release();
  await expect.poll(() => callsOf(IDS)).toHaveLength(1);
  await expect.element(page.getByText('Job Saved')).toBeVisible();
  await expect.element(remove()).toBeVisible();
});

test('the job is saved, once, after coming back from the login', async () => {
  await open('user', '/jobs/5?save=5');
  await expect.element(page.getByText('Job Saved')).toBeVisible();
  await expect.element(remove()).toBeVisible();
  await expect.poll(address).toBe('/jobs/5');
  expect(callsOf(SAVING).map(({ body }) => body)).toEqual([{ job_id: 5 }]);
});

test('a guest stays on the page, and the toast leads to the login and back to saving', async () => {
  await open();
  await save().click();
  await expect.element(page.getByText('Authentication Required')).toBeVisible();
  await expect.element(page.getByText('Please login to save jobs')).toBeVisible();
  await expect.poll(address).toBe('/jobs');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(address).toBe(`/auth/login?next=${encodeURIComponent('/jobs?save=5')}`);
});
