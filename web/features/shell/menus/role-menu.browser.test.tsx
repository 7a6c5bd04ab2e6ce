import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '../../../../contract/endpoint.ts';
import { show } from '../../../test/stage.tsx';
import { metaOf } from '../../../../contract/lists.ts';
import { answer } from '../../../test/stub-server.ts';
import { BottomNav, Sidebar } from './role-menu.tsx';

const role: Role = 'admin';
const seeker: Role = 'user';
const as = { role, admin_role: 'owner' } as const;
beforeEach(() =>
  answer('GET /barong/admin/contact_messages', ({ query }) => ({
    contact_messages: [],
    meta: metaOf(query, 0),
    open_count: 0,
  })),
);
const entry = (name: string) => page.getByRole('link', { name, exact: true });

test('the entry that was tapped looks open at once, and is the current one when its page has come', async () => {
  answer('GET /barong/resource/conversations/unread_count', { unread_count: 0 });
  const loading = Promise.withResolvers<null>();
  const answers = [null, loading.promise];
  await show(<BottomNav role={seeker} />, {
    as: 'user',
    at: '/user/jobs',
    path: '/user/:name',
    loaded: () => answers.shift() ?? null,
  });
  const lineOf = (name: string) =>
    getComputedStyle(entry(name).element()).borderTopColor !== 'rgba(0, 0, 0, 0)';
  await expect.poll(() => [lineOf('Jobs'), lineOf('Applied')]).toEqual([true, false]);
  await entry('Applied').click();
  await expect.poll(() => [lineOf('Jobs'), lineOf('Applied')]).toEqual([false, true]);
  await expect.element(entry('Jobs')).toHaveAttribute('aria-current', 'page');
  loading.resolve(null);
  await expect.element(entry('Applied')).toHaveAttribute('aria-current', 'page');
});

test('the menu at the bottom makes room while a keyboard leaves little of the screen, and only then', async () => {
  answer('GET /barong/resource/conversations/unread_count', { unread_count: 0 });
  await show(
    <>
      <input aria-label="Work" />
      <BottomNav role={seeker} />
    </>,
    { as: 'user', at: '/user/jobs' },
  );
  const field = page.getByLabelText('Work');
  await field.click();
  await expect.element(entry('Jobs')).toBeVisible();
  await page.viewport(390, 480);
  await expect.poll(() => entry('Jobs').elements()).toEqual([]);
  field.element().blur();
  await expect.element(entry('Jobs')).toBeVisible();
});

test('the entry of the open page is in sight, however low the window is', async () => {
  await show(<Sidebar role={role} />, { as, at: '/admin/audit', screen: 'low' });
  await expect.element(entry('Audit log')).toBeInViewport({ ratio: 1 });
});

test('an owner’s whole menu fits beside a page on a laptop, and its last entry is shown without scrolling the page', async () => {
  const longPage = (
    <div className="flex">
      <Sidebar role={role} />
      <p className="h-[300vh]">The settings</p>
    </div>
  );
  await show(longPage, { as, at: '/admin/settings', screen: 'desktop' });
  await expect.element(entry('Settings')).toBeInViewport({ ratio: 1 });
  await expect.element(entry('Dashboard')).toBeInViewport({ ratio: 1 });
  expect(scrollY).toBe(0);
});

test('the bottom bar stays within the window with text of double size', async () => {
  answer('GET /barong/resource/conversations/unread_count', { unread_count: 3 });
  // The line above the current entry covers one pixel of the bar's edge, which is clipped.
  document.documentElement.style.fontSize = '200%';
  try {
    await show(<BottomNav role={seeker} />, { as: seeker, at: '/dashboard/user' });
    await expect
      .element(page.getByRole('link', { name: 'Profile' }))
      .toBeInViewport({ ratio: 0.98 });
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
