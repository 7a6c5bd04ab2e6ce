import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRole } from '../../../../contract/admin/admin-roles.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import AdminDashboard from './admin-dashboard.tsx';
import { sampleAdminFigures, sampleHealth } from './sample-admin-figures.ts';

const HEALTH = 'GET /barong/admin/health';
const EMPTY = 'GET /barong/admin/empty_searches';
const DAYS = 'GET /barong/admin/figures/days';

beforeEach(() => {
  answer('GET /barong/admin/figures', sampleAdminFigures);
  answer(DAYS, ({ query }) => ({
    days: Array.from({ length: query.days }, (_, day) => ({
      day: new Date(Date.UTC(2026, 7, 1 + day)).toISOString().slice(0, 10),
      registrations: 1,
      jobs: 0,
      applications: 2,
    })),
  }));
  answer(HEALTH, sampleHealth);
  answer(EMPTY, { empty_searches: [{ words: 'qwyzzler', searches: 1_200 }] });
});

const open = (admin_role: AdminRole, more: Parameters<typeof show>[1] = {}) =>
  show(<AdminDashboard />, { as: { role: 'admin', admin_role }, at: '/dashboard/admin', ...more });

test('every figure is a link, and the one for applications opens their table', async () => {
  await open('owner', { screen: 'desktop', theme: 'dark' });
  await expect.element(page.getByRole('link', { name: 'Job seekers' })).toBeVisible();
  await expect.element(page.getByText('select jobs')).toBeVisible();
  await expectAccessible();
  const cards = [...document.querySelectorAll('.text-stat')].map((value) => value.parentElement);
  expect(cards.length).toBe(19);
  expect(cards.filter((card) => !card?.querySelector('a[href]'))).toEqual([]);
  await page.getByRole('link', { name: 'Applications in 90 days' }).click();
  await expect.element(page.getByRole('table', { name: 'Sent applications' })).toBeVisible();
  await expect.poll(() => callsOf(DAYS).at(-1)?.query.days).toBe(90);
  await expect.poll(() => document.querySelectorAll('#applications tbody tr').length).toBe(90);
});
