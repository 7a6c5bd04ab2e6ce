import { expect, test } from 'vitest';
import { linksIn } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { refuse } from '../../../test/stub-server.ts';
import BuilderPage from './builder-page.tsx';

test('without a profile it links to where to create one', async () => {
  refuse('GET /barong/resource/user_profile', 'resource.profile.not_found');
  const html = await answeredMarkupOf(<BuilderPage />, { as: 'user' });
  expect(linksIn(html).get('Edit Profile')).toBe('/profile/edit');
});
