import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer } from '../../test/stub-server.ts';
import FindPage from './find-page.tsx';

const USERS = 'GET /barong/admin/users';

test('the header’s search finds users, recruiters and companies, each with a link to all', async () => {
  const user = {
    id: 4,
    uid: 'ID4',
    username: 'Kaveri Nair',
    email: 'kaveri@people.test',
    role: 'user' as const,
    state: 'banned' as const,
    created_at: '2026-11-20T00:00:00.000Z',
    resume_url: null,
  };
  answer(USERS, ({ query }) => ({
    users: [user],
    meta: metaOf({ ...query, limit: 1 }, 10_000, true),
  }));
  answer('GET /barong/public/companies', ({ query }) => ({
    companies: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /admin/hr_accounts', []);
  await show(<FindPage />, { as: 'admin', at: '/admin/find?search=kaveri' });
  await expect.element(page.getByRole('link', { name: 'Kaveri Nair' })).toBeVisible();
  await expect.element(page.getByText('Banned')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Show all 10,000+' }))
    .toHaveAttribute('href', '/admin/users?search=kaveri');
  await expect.element(page.getByText('None found').first()).toBeVisible();
  await expectAccessible();
});
