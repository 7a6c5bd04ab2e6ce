import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '../../../contract/endpoint.ts';
import { show } from '../../test/stage.tsx';
import { Sidebar } from './role-menu.tsx';

const role: Role = 'admin';
const as = { role, admin_role: 'owner' } as const;
const entry = (name: string) => page.getByRole('link', { name, exact: true });

test('all that an owner has fits beside a page of a laptop', async () => {
  await show(<Sidebar role={role} />, { as, at: '/dashboard/admin', screen: 'desktop' });
  await expect.element(entry('Settings')).toBeInViewport({ ratio: 1 });
  await expect.element(entry('Dashboard')).toBeInViewport({ ratio: 1 });
});

test('the entry of the open page is in sight, however low the window is', async () => {
  await show(<Sidebar role={role} />, { as, at: '/admin/audit', screen: 'low' });
  await expect.element(entry('Audit log')).toBeInViewport({ ratio: 1 });
});
