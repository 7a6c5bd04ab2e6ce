import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import ProfileCasePage from './profile-case-page.tsx';
import { sampleProfileCase as found } from '../../../test/sample-profile.ts';

const READ = 'GET /barong/admin/moderation/profiles/:id';
const ACT = 'POST /barong/admin/moderation/profiles/:id/acts';

const open = (shown: ProfileCase) => {
  answer(READ, shown);
  return show(<ProfileCasePage />, {
    as: 'admin',
    at: '/admin/reports/profiles/8',
    path: '/admin/reports/profiles/:id',
  });
};

test('a case shows the person, the profile, the history and every report, and hiding asks for the reason', async () => {
  await open(found);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  for (const words of [
    'All checked companies find it · public address',
    'Somebody else.',
    'Called the college.',
    'No such college.',
    'Messages reported 2 times',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'See the account: sessions, notes, ban' }))
    .toHaveAttribute('href', '/admin/users/8');
  await expectAccessible();
  await page.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(dialog.getByText('Write a reason')).toBeVisible();
  expect(callsOf(ACT)).toEqual([]);

  answer(ACT, { ...found, profile: found.profile && { ...found.profile, is_held: true } });
  await dialog.getByLabelText('Reason, in plain words').fill('The certificate is not yours.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByRole('button', { name: 'Show again' })).toBeVisible();
  expect(callsOf(ACT)[0]).toMatchObject({
    params: { id: 8 },
    body: { act: 'held', reason: 'The certificate is not yours.' },
  });
});
