import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import { ShareButton } from './share-button.tsx';

const READ = 'GET /barong/resource/sharing';
const url = 'https://vritti.test/p/0123456789abcdef0123456789abcdef';
const sharing = {
  visibility: 'applied',
  shows_job_preferences: true,
  shows_picture: false,
} as const;
const off = { ...sharing, is_public: false, url: null, consented_at: null };
const on = { ...sharing, is_public: true, url, consented_at: '2026-11-22T09:00:00.000Z' };

test('the dialog has the link of a public profile, for copying', async () => {
  answer(READ, on);
  await show(<ShareButton />, { as: 'user', at: '/user/profile' });
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share profile' });
  await expect.element(dialog.getByLabelText('Profile link')).toHaveValue(url);
  await expect.element(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible();
});

test('if the profile is not public, it says what would be shown, and asks', async () => {
  answer(READ, off);
  await show(<ShareButton />, { as: 'user', at: '/user/profile' });
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share profile' });
  await expect.element(dialog).toMatchTextContent(/not public.*Never shown.*Email address/);
  answer('POST /barong/resource/sharing/address', on);
  answer(READ, on);
  await dialog.getByRole('button', { name: 'Make public' }).click();
  await expect.element(dialog.getByLabelText('Profile link')).toHaveValue(url);
  await expectAccessible();
});
