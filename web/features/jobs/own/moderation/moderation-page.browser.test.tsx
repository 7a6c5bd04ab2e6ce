import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ModeratedAct } from '../../../../../contract/moderation/moderation.ts';
import { expectAccessible, show } from '../../../../test/stage.tsx';
import { answer, callsOf } from '../../../../test/stub-server.ts';
import ModerationPage from './moderation-page.tsx';

const READ = 'GET /barong/resource/jobs/:id/moderation';
const APPEAL = 'POST /barong/resource/jobs/:id/appeals';
const at = '2026-11-24T06:30:00.000Z';
const TEXT = 'The fee is for the bus pass.';

const held: ModeratedAct = {
  id: 2,
  act: 'held',
  reason: '',
  signals: [{ kind: 'money_asked', words: ['fee of Rs 500'] }],
  created_at: at,
  appeal: null,
};
const job = { id: 4, title: 'Cashier', state: 'held' } as const;
const open = () =>
  show(<ModerationPage />, {
    as: 'hr',
    at: '/hr/jobs/4/moderation',
    path: '/hr/jobs/:id/moderation',
  });

test('a company reads what the check found in its job, and can appeal once', async () => {
  answer(READ, { job, acts: [held] });
  await open();
  await expect.element(page.getByText('By the automatic check')).toBeVisible();
  await expect.element(page.getByText('“fee of Rs 500”')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Is that wrong?').fill('No');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('Please write a little more.')).toBeVisible();

  const appeal = { text: TEXT, created_at: at, decided_at: null, lifted: null, answer: '' };
  answer(APPEAL, { id: 9 });
  await page.getByLabelText('Is that wrong?').fill(TEXT);
  answer(READ, { job, acts: [{ ...held, appeal }] });
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('It has not been decided yet.')).toBeVisible();
  expect(callsOf(APPEAL)[0]).toMatchObject({ params: { id: 4 }, body: { text: TEXT } });
  await expect.element(page.getByLabelText('Is that wrong?')).not.toBeInTheDocument();
});
