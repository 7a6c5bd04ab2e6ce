import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { useMenu, useOtherRoles } from './menus/menu.ts';
import OtherRolePage from './other-role-page.tsx';

/** Renders the frame of signed-in pages at the page of a payment, with its menu. */
function Frame() {
  const roles = useOtherRoles('/admin/payments/7');
  const menu = useMenu('admin').map(({ to }) => to);
  return (
    <>
      {roles ? <OtherRolePage roles={roles} /> : <h1>Payment 7</h1>}
      <p>{menu.join(' ')}</p>
    </>
  );
}

const openAs = async (admin_role: AdminRole) => {
  await show(<Frame />, { as: { role: 'admin', admin_role }, at: '/admin/payments/7' });
};

test('a page for other admins says whom it is for, and is not in the menu', async () => {
  await openAs('moderator');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(/^Your role cannot open this page$/);
  await expect.element(page.getByText('It is for: Owner, Finance.')).toBeVisible();
  await expect.element(page.getByText('/admin/appeals')).not.toMatchTextContent(/payments/);
  await expectAccessible();
});

test('admins with the role, and owners, get the page', async () => {
  for (const role of ['finance', 'owner'] as const) {
    await openAs(role);
    await expect.element(page.getByRole('heading', { name: 'Payment 7' })).toBeVisible();
  }
});
