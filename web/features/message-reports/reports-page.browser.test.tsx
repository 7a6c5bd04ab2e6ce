import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { MessageReport } from '../../../contract/conversations/message-reports.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import MessageReportsPage from './reports-page.tsx';
import { sampleMessageReport as report } from './sample-message-report.ts';

const MARKS = 'Answer and mark as handled: Report 41';
const LIST = 'GET /barong/admin/message_reports';
const MARK = 'PUT /barong/admin/message_reports/:id';

const list = (reports: MessageReport[]) => ({
  message_reports: reports,
  meta: metaOf({ page: 1, limit: 20 }, 1),
  open_count: reports.length,
});

test('a report shows its reason and the messages as text, and leaves the list when it is answered', async () => {
  answer(LIST, list([report]));
  answer(MARK, { ...report, handled_at: '2026-11-22T12:00:00.000Z', answer: 'वह खाता बंद है।' });
  await show(<MessageReportsPage />, { as: 'admin', at: '/admin/message-reports' });
  const card = page.getByRole('article');
  await expect
    .element(card)
    .toMatchTextContent(/Report 41.*Asks for money.*Asha Rao and Sharma Agro Traders/);
  await expect
    .element(card)
    .toMatchTextContent(/They ask for a fee.*Pay ₹500 at https:\/\/pay.example first.*fee.pdf/);
  await expect.element(page.getByRole('link', { name: 'pay.example' })).not.toBeInTheDocument();
  const sender = page.getByRole('link', { name: 'Anil Sharma' });
  await expect.element(sender).toHaveAttribute('href', '/admin/reports/profiles/2');
  await expect.element(page.getByText(/whoever reported, in Hindi/)).toBeVisible();
  await expectAccessible();
  answer(LIST, list([]));
  await page.getByRole('button', { name: MARKS }).click();
  await expect.element(page.getByText('Write what you found')).toBeVisible();
  await page.getByLabelText('What you found').fill('वह खाता बंद है।');
  await page.getByRole('button', { name: MARKS }).click();
  await expect.element(page.getByText('Everything is handled')).toBeVisible();
  expect(callsOf(MARK)).toMatchObject([
    { params: { id: 41 }, body: { handled: true, answer: 'वह खाता बंद है।' } },
  ]);
});

test('a report that cannot be marked stays and says why', async () => {
  answer(LIST, list([report]));
  refuse(MARK, 'resource.message_report.not_found');
  await show(<MessageReportsPage />, { as: 'admin', at: '/admin/message-reports' });
  await page.getByLabelText('What you found').fill('वह खाता बंद है।');
  await page.getByRole('button', { name: MARKS }).click();
  await expect.element(page.getByText('Report not found.')).toBeVisible();
});

test('a handled report shows what its reporter was told, and can be opened again', async () => {
  const handled_at = '2026-11-22T12:00:00.000Z';
  answer(LIST, list([{ ...report, handled_at, answer: 'The account is closed.' }]));
  answer(MARK, report);
  await show(<MessageReportsPage />, { as: 'admin', at: '/admin/message-reports?status=handled' });
  await expect.element(page.getByText('The account is closed.')).toBeVisible();
  answer(LIST, list([]));
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect.element(page.getByText('Report 41 is open again')).toBeVisible();
  expect(callsOf(MARK)).toMatchObject([{ params: { id: 41 }, body: { handled: false } }]);
});

test('a report of somebody who has gone is handled without an answer', async () => {
  const gone = { ...report, reporter_id: null, reporter_name: '', reporter_language: null };
  answer(LIST, list([gone]));
  answer(MARK, { ...gone, handled_at: '2026-11-22T12:00:00.000Z' });
  await show(<MessageReportsPage />, { as: 'admin', at: '/admin/message-reports' });
  await page.getByRole('button', { name: MARKS }).click();
  await expect.element(page.getByText('Report 41 is answered and handled')).toBeVisible();
  expect(page.getByLabelText('What you found').elements()).toEqual([]);
});
