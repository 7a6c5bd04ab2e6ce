import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { Report } from '../../../../contract/reports/reports.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import QueuePage from './queue-page.tsx';

const LIST = 'GET /barong/admin/reports';
const DECIDE = 'POST /barong/admin/reports/:id/decision';

const report: Report = {
  id: 41,
  job_id: 5,
  company_id: 3,
  person: null,
  company_name: 'Sharma Agro Traders',
  title: 'Field Agent',
  reason: 'money',
  note: 'They ask for a fee.',
  signals: null,
  language: 'hi',
  others: 2,
  created_at: '2026-11-22T11:00:00.000Z',
  decided_at: null,
  outcome: null,
  answer: '',
};
const list = (reports: Report[]) => ({
  reports,
  meta: metaOf({ page: 1, limit: 20 }, 1),
  open_count: reports.length,
});

test('a report of a person names them as the reporter saw them, and links to their case', async () => {
  answer(
    LIST,
    list([
      {
        ...report,
        job_id: null,
        company_id: null,
        company_name: null,
        person: { id: 8, name: 'Asha Rao', role: 'user' },
        title: 'Candidate K3F7',
        reason: 'invented',
        others: 1,
      },
    ]),
  );
  await show(<QueuePage />, { as: 'admin', at: '/admin/reports' });
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(
      /Invented work or certificates.*Job seeker: Asha Rao.*“Candidate K3F7”.*One more report about this person/,
    );
  await expect
    .element(page.getByRole('link', { name: 'See the case' }))
    .toHaveAttribute('href', '/admin/reports/profiles/8');
});

test.each([
  [1, 'इस कंपनी की 1 और शिकायत बाक़ी है'],
  [2, 'इस कंपनी की 2 और शिकायतें बाक़ी हैं'],
])('in Hindi too, %i more has its own form', async (others, said) => {
  answer(LIST, list([{ ...report, others }]));
  await show(<QueuePage />, { as: 'admin', at: '/admin/reports', language: 'hi' });
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

test('a report shows what it is about, and leaves the list when it is decided with an answer', async () => {
  answer(LIST, list([report]));
  answer(DECIDE, { ...report, outcome: 'unfounded', decided_at: '2026-11-22T12:00:00.000Z' });
  await show(<QueuePage />, { as: 'admin', at: '/admin/reports' });
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(
      /Report 41.*Asks for money.*Field Agent · Sharma Agro Traders.*They ask for a fee.*2 more reports.*in Hindi/,
    );
  await expectAccessible();
  await page.getByRole('button', { name: 'Nothing wrong: Report 41' }).click();
  await expect.element(page.getByText('Write what you found')).toBeVisible();
  expect(callsOf(DECIDE)).toEqual([]);

  await page.getByLabelText('What you found').fill('The fee was for a bus pass.');
  answer(LIST, list([]));
  await page.getByRole('button', { name: 'Nothing wrong: Report 41' }).click();
  await expect.element(page.getByText('Everything is decided')).toBeVisible();
  expect(callsOf(DECIDE)[0]).toMatchObject({
    params: { id: 41 },
    body: { outcome: 'unfounded', answer: 'The fee was for a bus pass.' },
  });
});
