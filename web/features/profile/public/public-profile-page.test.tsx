import { expect, test } from 'vitest';
import type { PublicProfile } from '../../../../contract/profiles/sharing.ts';
import { markupOf } from '../../../lib/test-markup.tsx';
import PublicProfilePage from './public-profile-page.tsx';
import { samplePublicProfile } from '../../../test/sample-profile.ts';

const CODE = '0123456789abcdef0123456789abcdef';

const drawn = (profile: PublicProfile | null) =>
  markupOf(<PublicProfilePage />, {
    address: `/p/${CODE}`,
    path: '/p/:code',
    loaded: { language: 'en', profile },
  });

test('the picture replaces the initials if its seeker shows it', () => {
  const picture_url = '/pictures/asha.webp';
  expect(drawn({ ...samplePublicProfile, picture_url })).toContain(`src="${picture_url}"`);
  expect(drawn(samplePublicProfile)).not.toContain('<img');
});

test('an address that was ended says so', () => {
  expect(drawn(null)).toMatch(/<h1[^>]*>This profile is not public</);
});
