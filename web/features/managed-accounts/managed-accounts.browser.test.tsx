import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminUser } from '../../../contract/admin/managed-accounts.ts';
import { metaOf } from '../../../contract/lists.ts';
import { byKeyboard } from '../../test/keyboard.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import AccountPage from './account-page.tsx';
import { sampleAccount, sampleUser } from './sample-account.ts';
import UsersPage from './users-page.tsx';

const at = '2026-03-01T06:30:00.000Z';
const listed = (...users: AdminUser[]) =>
  answer('GET /barong/admin/users', ({ query }) => ({ users, meta: metaOf(query, users.length) }));
const effects = { changed: 1, unchanged: 1, jobs_hidden: 2, seekers_told: 3 };
const UPDATE = 'POST /barong/admin/users/bulk_update';
const dialog = () => page.getByRole('alertdialog');
const BY_ID = { path: '/admin/users/:id', at: '/admin/users/7' };
const HR_BY_ID = { path: '/admin/hr-accounts/:id', at: '/admin/hr-accounts/7' };

test('a dialog that cannot find out the effects of a change says so, and tries again', async () => {
  listed(sampleUser(7, 'Asha Rao'), sampleUser(8, 'Ravi Iyer'));
  refuse(UPDATE, 'server.internal_error');
  await show(<UsersPage />, { as: 'admin', at: '/admin/users', screen: 'desktop' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  answer(UPDATE, effects);
  await dialog().getByRole('button', { name: 'Try Again' }).click();
  await expect.element(dialog()).toMatchTextContent(/2 jobs are hidden/);
});

test('several users are deactivated at once, after the page has said what that does', async () => {
  listed(sampleUser(7, 'Asha Rao'), sampleUser(8, 'Ravi Iyer', { state: 'inactive' }));
  answer(UPDATE, effects);
  await show(<UsersPage />, { as: 'admin', at: '/admin/users', screen: 'desktop' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(dialog()).toMatchTextContent(/Deactivate 2 accounts\?/);
  await expect
    .element(dialog())
    .toMatchTextContent(
      /1 account changes\..*1 already has this status.*2 jobs are hidden.*3 people/,
    );
  await expectAccessible();
  await dialog().getByLabelText('Reason').fill('They asked for it.');
  await dialog().getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(page.getByText('The status was changed')).toBeVisible();
  const sent = callsOf(UPDATE).map(({ body }) => body);
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, false]);
  expect(sent[1]).toMatchObject({ uids: ['ID7', 'ID8'], reason: 'They asked for it.' });
  await expect.poll(() => page.getByText('2 selected').elements()).toEqual([]);
});

const UPDATE_ONE = 'POST /barong/admin/users/update';
const changed = {
  uid: 'ID7',
  state: 'inactive',
  reason: null,
  jobs_hidden: 2,
  seekers_told: 3,
} as const;

test('a ban needs a reason, and one that is refused says so and keeps it', async () => {
  listed(sampleUser(7, 'Asha Rao'));
  answer(UPDATE_ONE, changed);
  await show(<UsersPage />, { as: 'admin', at: '/admin/users' });
  await page.getByRole('checkbox', { name: 'Select Asha Rao' }).click();
  await page.getByRole('button', { name: 'Ban' }).click();
  await expect.element(dialog()).toMatchTextContent(/1 account changes/);
  await dialog().getByRole('button', { name: 'Ban' }).click();
  await expect.element(dialog().getByLabelText('Reason')).toHaveAccessibleDescription(/Say why/);
  expect(callsOf(UPDATE_ONE).map(({ body }) => body.dry_run)).toEqual([true]);
  refuse(UPDATE_ONE, 'resource.user.not_found');
  await dialog().getByLabelText('Reason').fill('Asked for money.');
  await dialog().getByRole('button', { name: 'Ban' }).click();
  await expect.element(page.getByText('Failed to update user status')).toBeVisible();
  await expect.element(dialog().getByLabelText('Reason')).toHaveValue('Asked for money.');
});

describe('what an admin may not do is not offered', () => {
  const buttons = async () => {
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const names = [
      'Deactivate',
      'Ban',
      'Open the resume',
      'Log out everywhere',
      'Ask for the deletion',
      'Save as CSV',
      'Select all on this page',
    ];
    return names.filter(
      (name) =>
        [
          ...page.getByRole('button', { name, exact: true }).elements(),
          ...page.getByRole('checkbox', { name }).elements(),
        ].length > 0,
    );
  };

  test('on the page of an account', async () => {
    const session = {
      id: 1,
      device: 'Chrome on Linux',
      browser: 'Chrome',
      system: 'Linux',
      address: '10.0.0.1',
      created_at: at,
      last_seen_at: at,
    };
    answer(
      'GET /barong/admin/users/:id',
      sampleAccount({ resume_url: '/api/v2/x', sessions: [session] }),
    );
    for (const [admin_role, offered] of [
      ['support', ['Deactivate', 'Ban', 'Open the resume', 'Log out everywhere']],
      ['moderator', ['Deactivate', 'Ban', 'Log out everywhere']],
      ['data_protection', ['Open the resume']],
    ] as const) {
      await show(<AccountPage />, { as: { role: 'admin', admin_role }, ...BY_ID });
      expect(await buttons(), admin_role).toEqual(offered);
    }
  });

  test('in the list of users', async () => {
    listed(sampleUser(7, 'Asha Rao'));
    for (const [admin_role, offered] of [
      ['support', []],
      ['moderator', ['Select all on this page']],
      ['data_protection', ['Save as CSV']],
    ] as const) {
      await show(<UsersPage />, {
        as: { role: 'admin', admin_role },
        at: '/admin/users',
        screen: 'desktop',
      });
      await expect.element(page.getByText('Asha Rao')).toBeVisible();
      expect(await buttons(), admin_role).toEqual(offered);
    }
  });

  test('support shuts out one account, after being told what that does', async () => {
    answer('GET /barong/admin/users/:id', sampleAccount());
    answer(UPDATE_ONE, changed);
    await show(<AccountPage />, { as: { role: 'admin', admin_role: 'support' }, ...BY_ID });
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect
      .element(dialog())
      .toMatchTextContent(/1 account changes\..*2 jobs are hidden.*3 people/);
    await dialog().getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(page.getByText('The status was changed')).toBeVisible();
    expect(callsOf(UPDATE_ONE).map(({ body }) => body.dry_run)).toEqual([true, false]);
  });
});

test('a resume opens after a reason was given, and not before; without one there is nothing to open', async () => {
  const OPEN = 'POST /barong/admin/users/:id/resume';
  answer('GET /barong/admin/users/:id', sampleAccount());
  await show(<AccountPage />, { as: 'admin', ...BY_ID });
  await expect.element(page.getByText('Resume not uploaded by user yet')).toBeVisible();
  expect(page.getByRole('button', { name: 'Open the resume' }).elements()).toEqual([]);
  await expectAccessible();
  answer('GET /barong/admin/users/:id', sampleAccount({ resume_url: '/api/v2/x' }));
  answer(OPEN, { doc_name: 'asha.pdf', upload: '/api/v2/file', created_at: at });
  await show(<AccountPage />, { as: 'admin', ...BY_ID });
  await page.getByRole('button', { name: 'Open the resume' }).click();
  await dialog().getByRole('button', { name: 'Open the resume' }).click();
  await expect.element(dialog().getByText('Say why', { exact: true })).toBeVisible();
  expect(callsOf(OPEN)).toEqual([]);
  await dialog().getByLabelText('Why do you need to open it?').fill('She cannot open it.');
  await dialog().getByRole('button', { name: 'Open the resume' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Show it' }))
    .toHaveAttribute('href', '/api/v2/file');
});

test('a note is added by keyboard', async () => {
  answer('GET /barong/admin/users/:id', sampleAccount());
  answer('POST /barong/admin/users/:id/notes', { id: 1 });
  await show(<AccountPage />, { as: 'admin', ...BY_ID });
  await expect.element(page.getByLabelText('New note')).toBeVisible();
  await byKeyboard.write(page.getByLabelText('New note'), 'Called back.');
  await byKeyboard.press(page.getByRole('button', { name: 'Add note' }));
  await expect.element(page.getByText('Note added')).toBeVisible();
  expect(callsOf('POST /barong/admin/users/:id/notes')[0]?.body).toEqual({ text: 'Called back.' });
});

test('the admin who requested a deletion has to wait until another admin confirms it', async () => {
  const DELETE = 'DELETE /admin/hr_accounts/:id';
  const requested = { reason: 'Dissolved.', by: 'Neha', at };
  const asked = (mine: boolean) =>
    answer(
      'GET /barong/admin/users/:id',
      sampleAccount({ role: 'hr', deletion: { ...requested, mine } }),
    );
  asked(true);
  await show(<AccountPage />, { as: 'admin', ...HR_BY_ID });
  await expect.element(page.getByText('Another admin has to confirm it.')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /deletion/ }).elements()).toEqual([]);
  asked(false);
  answer(DELETE, { deleted: true });
  await show(<AccountPage />, { as: 'admin', ...HR_BY_ID });
  await page.getByRole('button', { name: 'Confirm the deletion' }).click();
  await dialog().getByRole('button', { name: 'Confirm the deletion' }).click();
  await expect.element(page.getByText('The account was deleted')).toBeVisible();
  expect(callsOf(DELETE)[0]?.body).toEqual({ reason: 'Dissolved.' });
});

test('a seeker opened among recruiters, or a recruiter among users, is shown at their own address', async () => {
  for (const [role, from, to] of [
    ['user', HR_BY_ID, BY_ID],
    ['hr', BY_ID, HR_BY_ID],
  ] as const) {
    answer('GET /barong/admin/users/:id', sampleAccount({ role }));
    await show(<AccountPage />, { as: 'admin', ...from });
    await expect.poll(address).toBe(to.at);
  }
});
