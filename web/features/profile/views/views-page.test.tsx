import { expect, test } from 'vitest';
import { metaOf } from '../../../../contract/lists.ts';
import type { ProfileView } from '../../../../contract/profiles/profile-views.ts';
import { linksIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import ViewsPage from './views-page.tsx';

function seenBy(profile_views: ProfileView[], year: number) {
  answer('GET /barong/resource/profile_views', ({ query }) => ({
    profile_views,
    counts: { month: profile_views.length, year },
    meta: metaOf(query, profile_views.length),
  }));
  return answeredMarkupOf(<ViewsPage />, { as: 'user', address: '/user/views' });
}

test('says which company opened what, why and when', async () => {
  const view: ProfileView = {
    company_id: 5,
    company_name: 'Sharma Agro',
    day: '2026-11-20',
    opened: ['profile', 'resume'],
    reasons: ['applied'],
  };
  expect(wordsOf(await seenBy([view], 4))).toMatch(
    /Sharma Agro.*Profile, Resume · because you applied there.*20 Nov 2026/,
  );
});

test('if nobody looked this month, the year is one click away', async () => {
  const links = linksIn(await seenBy([], 2));
  expect(links.get('Show the last year')).toBe('/user/views?period=year');
});
