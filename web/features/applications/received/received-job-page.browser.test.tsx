import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { asha, stubNoneForJob } from '../../../test/sample-received.ts';
import { address, show } from '../../../test/stage.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import ReceivedJobPage, { clientLoader } from './received-job-page.tsx';

const OF_JOB = 'GET /barong/resource/jobs/:id/applications';
const ONE = 'GET /barong/resource/applications/:id';

/** The answers for the page at `/hr/applications/{id}`. */
const load = (id: string) =>
  clientLoader({
    params: { id },
    request: new Request(location.href),
    url: new URL(location.href),
    pattern: 'hr/applications/:id',
    context: new RouterContextProvider(),
    serverLoader: () => Promise.reject(new Error('This page has no loader on the server')),
  });

const unknown = () =>
  show(<ReceivedJobPage />, { as: 'hr', at: '/hr/applications/9', loaded: { jobId: null } });

test('the id of an application leads to its candidate, and to its job while they are hidden', async () => {
  await unknown();
  refuse(OF_JOB, 'resource.job.not_found');
  const ledTo = async () =>
    load('7').catch((led: unknown) => (led as Response).headers.get('location'));
  answer(ONE, { ...asha, user: { ...asha.user, id: 31 } });
  expect(await ledTo()).toBe('/hr/candidates/31?application=7');
  answer(ONE, { ...asha, is_hidden: true, user: { ...asha.user, id: 0 } });
  expect(await ledTo()).toBe(`/hr/applications/${asha.job.id}?application=7`);
});

test('an id of both a job and an application leads to the applicants of the job', async () => {
  await unknown();
  answer(ONE, asha);
  stubNoneForJob();
  expect(await load('7')).toEqual({ jobId: 7 });
});

test('an id of neither a job nor an application of the company shows Nothing found here', async () => {
  await unknown();
  refuse(OF_JOB, 'resource.job.not_found');
  refuse(ONE, 'resource.application.not_found');
  expect(await load('9')).toEqual({ jobId: null });
  expect(await load('nine')).toEqual({ jobId: null });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Nothing found here' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect.poll(address).toBe('/hr/applications');
});
