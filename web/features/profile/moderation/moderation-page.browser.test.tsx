import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ModeratedAct } from '../../../../contract/moderation/moderation.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import ProfileModerationPage from './moderation-page.tsx';

const READ = 'GET /barong/resource/profile_moderation';
const APPEAL = 'POST /barong/resource/profile_moderation/appeals';
const at = '2026-11-24T06:30:00.000Z';
const TEXT = 'The certificate is mine.';

const held: ModeratedAct = {
  id: 2,
  act: 'held',
  reason: 'The certificate is not yours.',
  signals: null,
  created_at: at,
  appeal: null,
};
const open = () => show(<ProfileModerationPage />, { as: 'user', at: '/user/moderation' });

test('somebody whose profile is hidden reads why, and can appeal once', async () => {
  answer(READ, { is_held: true, acts: [held] });
  await open();
  await expect.element(page.getByText('No company can find your profile')).toBeVisible();
  await expect.element(page.getByText('The reason: The certificate is not yours.')).toBeVisible();
  await expectAccessible();
  const appeal = { text: TEXT, created_at: at, decided_at: null, lifted: null, answer: '' };
  answer(APPEAL, { id: 9 });
  await page.getByLabelText('Is that wrong?').fill(TEXT);
  answer(READ, { is_held: true, acts: [{ ...held, appeal }] });
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('It has not been decided yet.')).toBeVisible();
  expect(callsOf(APPEAL)[0]?.body).toEqual({ text: TEXT });
  await expect.element(page.getByLabelText('Is that wrong?')).not.toBeInTheDocument();
});
