import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TrackerCounts } from '../../../../contract/applications.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { sampleMyApplication, tracked, withdrawn } from '../../../test/sample-applications.ts';
import { sampleBrief } from '../../../test/sample-interviews.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import TrackerPage from './tracker-page.tsx';

const ONE = 'GET /barong/resource/my/applications/:id';
const WITHDRAWAL = 'POST /barong/resource/applications/:id/withdrawal';

const counts: TrackerCounts = {
  all: 1,
  waiting: 1,
  Applied: 1,
  Interviewing: 0,
  'Offer Extended': 0,
  'No Answer': 0,
  Rejected: 0,
  Withdrawn: 0,
};
beforeEach(() =>
  answer('GET /barong/resource/tracked_applications', ({ query }) => ({
    tracked_applications: tracked([sampleMyApplication()]),
    counts,
    meta: metaOf(query, 1),
  })),
);

const open = (at: string) => show(<TrackerPage />, { as: 'user', at, screen: 'desktop' });
const withdraw = () => page.getByRole('button', { name: 'Withdraw' });
const question = () => page.getByRole('alertdialog', { name: 'Withdraw this application?' });

test('an application is withdrawn only after a question that names everything that ends with it', async () => {
  const interview = sampleBrief();
  const { job } = sampleMyApplication();
  answer(ONE, sampleMyApplication({ interview, job: { ...job, state: 'closed' } }));
  await open('/user/applications?application=7');
  await withdraw().click();
  await expect
    .element(question())
    .toMatchTextContent(
      /no longer interested\. Your interview is cancelled\. The job has closed, so you cannot apply again\./,
    );
});

test('somebody who withdraws an application can stop sharing their number with it', async () => {
  answer(ONE, sampleMyApplication({ contact_shared_at: '2026-11-20T06:00:00.000Z' }));
  await open('/user/applications?application=7');
  await withdraw().click();
  await question()
    .getByRole('checkbox', { name: /^Stop sharing my number/ })
    .click();
  await expectAccessible();
  answer(WITHDRAWAL, withdrawn);
  answer(ONE, withdrawn);
  await question().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Application withdrawn')).toBeVisible();
  expect(callsOf(WITHDRAWAL).map(({ body }) => body)).toEqual([{ stop_sharing: true }]);
});
