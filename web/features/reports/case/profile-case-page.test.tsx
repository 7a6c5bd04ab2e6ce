import { expect, test } from 'vitest';
import { controlsIn, linksIn } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer } from '../../../test/stub-server.ts';
import ProfileCasePage from './profile-case-page.tsx';
import { sampleProfileCase } from '../../../test/sample-profile.ts';

test('a recruiter can be warned, and has no profile to hide', async () => {
  answer('GET /barong/admin/moderation/profiles/:id', {
    ...sampleProfileCase,
    account: { ...sampleProfileCase.account, role: 'hr' },
    profile: null,
    acts: [],
  });
  const html = await answeredMarkupOf(<ProfileCasePage />, {
    as: 'admin',
    address: '/admin/reports/profiles/8',
    path: '/admin/reports/profiles/:id',
  });
  expect(controlsIn(html)).toContain('Warn');
  expect(controlsIn(html)).not.toContain('Hide');
  expect(linksIn(html).get('See the account: sessions, notes, ban')).toBe('/admin/hr-accounts/8');
});
