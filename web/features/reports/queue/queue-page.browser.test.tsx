import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { Report } from '../../../../contract/reports/reports.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import { sampleReport as report } from './sample-report.ts';
import QueuePage from './queue-page.tsx';

const LIST = 'GET /barong/admin/reports';
const DECIDE = 'POST /barong/admin/reports/:id/decision';

const list = (reports: Report[]) => ({
  reports,
  meta: metaOf({ page: 1, limit: 20 }, 1),
  open_count: reports.length,
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
