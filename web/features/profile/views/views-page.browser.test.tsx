import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../../contract/lists.ts';
import type { ProfileView } from '../../../../contract/profiles/profile-views.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer } from '../../../test/stub-server.ts';
import ViewsPage from './views-page.tsx';

const VIEWS = 'GET /barong/resource/profile_views';

test('says which company opened what, why and when', async () => {
  const view: ProfileView = {
    company_id: 5,
    company_name: 'Sharma Agro',
    day: '2026-11-20',
    opened: ['profile', 'resume'],
    reasons: ['applied'],
  };
  answer(VIEWS, ({ query }) => ({
    profile_views: [view],
    counts: { month: 1, year: 4 },
    meta: metaOf(query, 1),
  }));
  await show(<ViewsPage />, { as: 'user', at: '/user/views' });
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/Sharma Agro.*Profile, Resume · because you applied there.*20 Nov 2026/);
  await expectAccessible();
});

test('if nobody looked this month, the year is one click away', async () => {
  answer(VIEWS, ({ query }) => ({
    profile_views: [],
    counts: { month: 0, year: 2 },
    meta: metaOf(query, 0),
  }));
  await show(<ViewsPage />, { as: 'user', at: '/user/views' });
  await expect
    .element(page.getByRole('link', { name: 'Show the last year' }))
    .toHaveAttribute('href', '/user/views?period=year');
});
