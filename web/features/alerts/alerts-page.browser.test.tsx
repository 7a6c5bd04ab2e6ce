import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Alert } from '../../../contract/alerts.ts';
import { metaOf } from '../../../contract/lists.ts';
import { sampleAlert } from '../../test/sample-alert.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf } from '../../test/stub-server.ts';
import AlertsPage from './alerts-page.tsx';

const LIST = 'GET /barong/resource/alerts';
const CHANGE = 'PUT /barong/resource/alerts/:id';
const REMOVAL = 'DELETE /barong/resource/alerts/:id';
const RESTORATION = 'POST /barong/resource/alerts/:id/restoration';

function alerts(...all: Alert[]): void {
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer(LIST, ({ query }) => ({ alerts: all, meta: metaOf(query, all.length) }));
}

const open = () => show(<AlertsPage />, { as: 'user', at: '/user/alerts' });

const card = () => page.getByRole('article');
const button = (name: string) => page.getByRole('button', { name });

test('it changes its frequency, is paused and resumed', async () => {
  answer('GET /barong/resource/plan_usage', { usage: [] });
  let kept = sampleAlert();
  answer(LIST, ({ query }) => ({ alerts: [kept], meta: metaOf(query, 1) }));
  answer(CHANGE, ({ body: { frequency = kept.frequency, paused = kept.paused } }) => {
    kept = { ...kept, frequency, paused };
    return kept;
  });
  await open();
  await page.getByLabelText('How often: Tailor in Indore').selectOptions('At once');
  await expect.poll(() => callsOf(CHANGE).at(-1)?.body).toEqual({ frequency: 'at_once' });
  const toasts = page.getByRole('listitem').filter({ hasText: /^Alert / });
  await expect.element(toasts).toMatchTextContent('Alert changedTailor in Indore: At once');
  await button('Pause Tailor in Indore').click();
  await expect.element(card()).toMatchTextContent(/Paused/);
  // There is one toast about each alert, which tells of the last change.
  await expect.element(toasts).toMatchTextContent('Alert pausedTailor in Indore');
  await button('Resume Tailor in Indore').click();
  await expect.element(button('Pause Tailor in Indore')).toBeVisible();
  await expect.element(toasts).toMatchTextContent('Alert resumedTailor in Indore');
  expect(callsOf(CHANGE).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 7 }, { frequency: 'at_once' }],
    [{ id: 7 }, { paused: true }],
    [{ id: 7 }, { paused: false }],
  ]);
});

test('it is renamed in a dialog, which needs a name', async () => {
  alerts(sampleAlert());
  answer(CHANGE, sampleAlert({ name: 'Stitching' }));
  await open();
  await button('Rename Tailor in Indore').click();
  const dialog = page.getByRole('dialog', { name: 'Rename alert' });
  const name = dialog.getByLabelText('Name of the alert');
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Give the alert a name.')).toBeVisible();
  await expectAccessible();
  await name.fill('Stitching');
  alerts(sampleAlert({ name: 'Stitching' }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => callsOf(CHANGE).at(-1)?.body).toEqual({ name: 'Stitching' });
  await expect.element(page.getByRole('heading', { name: 'Stitching' })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Alert renamed' });
  await expect.element(toast).toMatchTextContent('Alert renamedStitching');
});

test('it is deleted, and Undo restores it', async () => {
  alerts(sampleAlert());
  answer(REMOVAL, { message: 'Alert deleted' });
  answer(RESTORATION, sampleAlert());
  await open();
  await expect.element(card()).toBeVisible();
  alerts();
  await button('Delete Tailor in Indore').click();
  await expect.element(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Find/ }).elements()).toHaveLength(1);
  expect(callsOf(REMOVAL).map(({ params }) => params)).toEqual([{ id: 7 }]);
  alerts(sampleAlert());
  await button('Undo').click();
  await expect.element(card()).toMatchTextContent(/Tailor in Indore/);
  expect(callsOf(RESTORATION).map(({ params }) => params)).toEqual([{ id: 7 }]);
});
