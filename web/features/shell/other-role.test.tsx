import { expect, test } from 'vitest';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { useMenu, useOtherRoles } from './menus/menu.ts';
import OtherRolePage from './other-role-page.tsx';

/** The frame of signed-in pages at the page of a payment, with its menu. */
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

const shownTo = (admin_role: AdminRole) =>
  markupOf(<Frame />, { as: { role: 'admin', admin_role }, address: '/admin/payments/7' });

test('a page for other admins says whom it is for, and is not in the menu', () => {
  const html = shownTo('moderator');
  expect(html).toMatch(/<h1[^>]*>Your role cannot open this page<\/h1>/);
  const words = wordsOf(html);
  expect(words).toContain('It is for: Owner, Finance.');
  expect(words).toContain('/admin/appeals');
  expect(words).not.toContain('/admin/payments');
});

test('admins with the role, and owners, get the page', () => {
  for (const role of ['finance', 'owner'] as const)
    expect(shownTo(role)).toContain('<h1>Payment 7</h1>');
});
