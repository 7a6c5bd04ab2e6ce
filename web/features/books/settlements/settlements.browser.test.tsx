import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { Difference } from '../../../../contract/money/settlements.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../../test/stub-server.ts';
import DifferencesPage from './differences-page.tsx';

const LIST = 'GET /barong/admin/differences';
const AT = '2026-11-20T06:30:00.000Z';

const difference: Difference = {
  id: 4,
  kind: 'payment_amount',
  state: 'open',
  reference: 'pay_1',
  payment_id: 7,
  expected_paise: 11_700,
  found_paise: 11_600,
  at: AT,
  found_at: AT,
  solved_at: null,
  explained_at: null,
  explained_by: null,
  note: null,
  version: 1,
};
const meta = metaOf({ page: 1, limit: 20 }, 1);

test('a difference says what to do, links to its payment and is explained', async () => {
  answer(LIST, { differences: [difference], meta });
  const explained = {
    ...difference,
    state: 'explained' as const,
    explained_at: AT,
    explained_by: 'Meera Das',
    note: 'A coupon of the gateway',
  };
  answer('PUT /barong/admin/differences/:id/note', explained);
  await show(<DifferencesPage />, { as: 'admin', at: '/admin/differences' });
  const row = page.getByRole('row', { name: /Another amount of a payment/ });
  await expect.element(row).toMatchTextContent(/Ask the gateway.*₹117.*₹116.*Open/);
  await expect
    .element(row.getByRole('link', { name: 'Payment 7' }))
    .toHaveAttribute('href', '/admin/payments/7');
  await expectAccessible();
  await row.getByRole('button', { name: 'Explain: pay_1' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('A coupon of the gateway');
  answer(LIST, { differences: [explained], meta });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Explain' }).click();
  await expect
    .element(row)
    .toMatchTextContent(/A coupon of the gateway \(Meera Das, 20 Nov 2026\)/);
  expect(callsOf('PUT /barong/admin/differences/:id/note').map(({ body }) => body)).toEqual([
    { note: 'A coupon of the gateway' },
  ]);
});

test('a note without an answer says so in its dialog, and is still there when that is opened again', async () => {
  answer(LIST, { differences: [difference], meta });
  loseAnswersTo('PUT /barong/admin/differences/:id/note');
  await show(<DifferencesPage />, { as: 'admin', at: '/admin/differences' });
  const dialog = page.getByRole('alertdialog');
  const note = dialog.getByRole('textbox', { name: 'Note' });
  const explain = page.getByRole('button', { name: 'Explain: pay_1' });
  await explain.click();
  await note.fill('A coupon of the gateway');
  await dialog.getByRole('button', { name: 'Explain' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/No answer from the server/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await explain.click();
  await expect.element(note).toHaveValue('A coupon of the gateway');
  await expect.element(dialog.getByText('We kept what you typed here before.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect.element(note).toHaveValue('');
});

test('a report with an unreadable line names it, and says that nothing was stored', async () => {
  answer(LIST, { differences: [], meta: metaOf({ page: 1, limit: 20 }, 0) });
  answer('POST /barong/admin/settlements', {
    lines: 1,
    new_lines: 0,
    problems: [{ line: 3, column: 'amount' }],
  });
  await show(<DifferencesPage />, { as: 'admin', at: '/admin/differences' });
  await expect.element(page.getByText('Nothing differs')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['entity_id'], 'report.csv');
  await page.elementLocator(input ?? document.body).upload(file);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Nothing of this report was kept/);
  await expect.element(page.getByText('Line 3, column amount')).toBeVisible();
});
