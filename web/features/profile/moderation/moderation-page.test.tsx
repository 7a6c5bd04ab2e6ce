import { expect, test } from 'vitest';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import ProfileModerationPage from './moderation-page.tsx';

test('if nothing was decided the page says so', async () => {
  answer('GET /barong/resource/profile_moderation', { is_held: false, acts: [] });
  const html = await answeredMarkupOf(<ProfileModerationPage />, { as: 'user' });
  expect(wordsOf(html)).toContain('Nothing was decided about you');
});
