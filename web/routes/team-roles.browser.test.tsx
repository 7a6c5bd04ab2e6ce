import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Received } from '../features/applications/received/received-page.tsx';
import CreateJobPage from '../features/jobs/own/form/create-page.tsx';
import { sampleOwnCompany, stubDescriptions } from '../test/sample-hiring.ts';
import { applicant, stubApplications, stubReceived } from '../test/sample-received.ts';
import { address, show } from '../test/stage.tsx';
import { answer, callsOf } from '../test/stub-server.ts';

test('a member who may not post a job reads where they are, and finds a way back', async () => {
  answer('GET /barong/resource/hr_profile', sampleOwnCompany());
  stubDescriptions();
  const as = { role: 'hr', team_role: 'viewer' } as const;
  await show(<CreateJobPage />, { as, at: '/hr/jobs/create' });
  await expect.element(page.getByRole('heading', { name: 'Post a Job' })).toBeVisible();
  await page.getByRole('link', { name: 'Postings' }).click();
  await expect.poll(address).toBe('/hr/postings');
});

test('the keyboard shortcuts of the list decide nothing for viewers, and are not shown to them', async () => {
  stubReceived();
  stubApplications(applicant(7, 'Asha Rao', 'accepted'));
  const as = { role: 'hr', team_role: 'viewer' } as const;
  await show(<Received jobId={null} />, { as, at: '/hr/applications', screen: 'desktop' });
  await expect.element(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
  await userEvent.keyboard('jxr');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(page.getByText('1 selected').elements()).toEqual([]);
  const keys = page.getByRole('complementary', { name: 'Keys' });
  await expect.element(keys).not.toMatchTextContent(/Reject/);
  expect(callsOf('POST /barong/resource/applications/decisions')).toEqual([]);
});
