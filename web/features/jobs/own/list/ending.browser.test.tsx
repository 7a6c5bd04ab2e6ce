import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useParams } from 'react-router';
import {
  sampleOwnCompany,
  stubDescriptions,
  stubOwnJobs,
  sampleOwnJob,
} from '../../../../test/sample-hiring.ts';
import { show } from '../../../../test/stage.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { answer, callsOf, refuse } from '../../../../test/stub-server.ts';
import EditJobPage from '../form/edit-page.tsx';
import OwnJobsPage from './own-jobs-page.tsx';
import { inDays } from '../../../../test/in-days.ts';

const open = () => show(<OwnJobsPage />, { as: 'hr', at: '/hr/postings' });
const openMenu = (title: string) => page.getByRole('button', { name: `More for ${title}` }).click();
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('a job that closes soon is renewed while it is open; one with weeks left offers nothing', async () => {
  stubOwnJobs(
    sampleOwnJob({ id: 1, title: 'Cook', expires_at: inDays(3) }),
    sampleOwnJob({ id: 2, title: 'Baker', expires_at: inDays(20) }),
  );
  const CHANGE = 'PUT /barong/resource/jobs/:id';
  answer(CHANGE, { ...sampleOwnJob({ id: 1, expires_at: inDays(30) }), version: 2 });
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

test('the card of a draft leads to its form on a phone, that of a job to its applications', async () => {
  stubOwnJobs(
    sampleOwnJob({ id: 1, title: 'Cook' }),
    sampleOwnJob({ id: 2, title: 'Baker', status: 'draft', state: 'draft' }),
  );
  await open();
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  await expect.element(link('Edit: Baker')).toBeVisible();
  await expect.element(link(/applications.*Cook|Cook.*applications/iu)).toBeVisible();
  await expect.element(link('Edit: Cook')).not.toBeInTheDocument();
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

/** Both pages at the addresses that they have. */
const ListOrForm = () => (useParams()['page'] === 'postings' ? <OwnJobsPage /> : <EditJobPage />);
const WORDS = 'This shuts people out for who they are: “Age 18 to 35”.';

test('a closed job whose text may not be published any more opens in its form, at that text, which says why', async () => {
  const closed = sampleOwnJob({ id: 7, title: 'Cook', status: 'closed', state: 'closed' });
  stubOwnJobs(closed);
  stubDescriptions();
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  answer('GET /barong/public/jobs/:id', sampleJob({ ...closed, description: 'Age 18 to 35' }));
  const REOPENING = 'POST /barong/resource/jobs/:id/reopening';
  refuse(REOPENING, 'resource.job.shuts_out', { fields: { description: WORDS } });
  await show(<ListOrForm />, { as: 'hr', at: '/hr/postings', path: '/hr/:page/:id?/edit?' });
  await openMenu('Cook');
  await entry('Open again').click();
  await expect.element(page.getByRole('heading', { name: 'Text', exact: true })).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(WORDS)).toBeVisible();
  const CHANGE = 'PUT /barong/resource/jobs/:id';
  answer(CHANGE, { ...closed, version: 2 });
  await page.getByRole('textbox', { name: 'Job description' }).fill('Cook for forty.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(() => callsOf(CHANGE).map(({ body }) => body))
    .toMatchObject([{ description: 'Cook for forty.', status: 'active' }]);
});
