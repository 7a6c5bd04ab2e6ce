import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Admin } from '../../../contract/admin/admins.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import AdminsPage from './admins-page.tsx';

const owner: Admin = {
  id: 1,
  name: 'Meena Rao',
  email: 'meena@operator.example',
  admin_role: 'owner',
  state: 'active',
  has_second_step: true,
  created_at: '2026-03-01T06:30:00.000Z',
  mine: true,
};
const support: Admin = {
  ...owner,
  id: 2,
  name: 'Ravi Iyer',
  admin_role: 'support',
  has_second_step: false,
  mine: false,
};
const open = async () => {
  answer('GET /barong/admin/admins', ({ query }) => ({
    admins: [owner, support],
    meta: metaOf(query, 2),
  }));
  await show(<AdminsPage />, { as: 'admin', at: '/admin/team' });
  await expect.element(page.getByText('Ravi Iyer')).toBeVisible();
};

test('an owner changes the role of another admin, but nobody their own', async () => {
  const CHANGE = 'PUT /barong/admin/admins/:id';
  await open();
  await expect.element(page.getByText('No two-step sign-in yet')).toBeVisible();
  await expectAccessible();
  const change = page.getByRole('button', { name: 'Change role' });
  expect(change.elements()).toHaveLength(1);
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Role').selectOptions('Finance');
  await expect.element(dialog.getByText('Sees payments')).toBeVisible();
  answer(CHANGE, { ...support, admin_role: 'finance' });
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect.element(page.getByText('The role was changed')).toBeVisible();
  expect(callsOf(CHANGE)[0]?.body).toEqual({ admin_role: 'finance' });
});

test('access is ended after a confirmation', async () => {
  const END = 'DELETE /barong/admin/admins/:id';
  await open();
  await page.getByRole('button', { name: 'End access' }).click();
  answer(END, { ...support, state: 'inactive' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click();
  await expect.element(page.getByText('The access was ended')).toBeVisible();
  expect(callsOf(END)).toHaveLength(1);
});

test('an admin is added; an address that already has an account is reported at its field', async () => {
  const ADD = 'POST /barong/admin/admins';
  await open();
  await page.getByRole('button', { name: 'Add an admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Email address').fill('asha@operator.example');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('Enter the name')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Asha Rao');
  const taken = 'An account with this email already exists.';
  refuse(ADD, 'identity.user.already_exists', { fields: { email: taken } });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText(taken)).toBeVisible();
  answer(ADD, { ...support, id: 3, name: 'Asha Rao' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Asha Rao was emailed')).toBeVisible();
  expect(callsOf(ADD).at(-1)?.body).toEqual({
    email: 'asha@operator.example',
    name: 'Asha Rao',
    admin_role: 'support',
  });
});
