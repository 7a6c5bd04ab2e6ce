import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import PublicProfilePage from './public-profile-page.tsx';
import { samplePublicProfile } from '../../../test/sample-profile.ts';

const READ = 'GET /barong/public/public_profile';
const CODE = '0123456789abcdef0123456789abcdef';

const { name } = samplePublicProfile;

const open = (as?: 'hr') =>
  show(<PublicProfilePage />, {
    ...(as ? { as } : {}),
    at: `/p/${CODE}`,
    path: '/p/:code',
    loaded: { language: 'en', profile: samplePublicProfile },
    isPublic: true,
  });

const heading = (words: string) => page.getByRole('heading', { level: 1, name: words });

test('a guest sees it as the server rendered it, and nothing is loaded again', async () => {
  await open();
  await expect.element(heading(name)).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent(/Job preferences.*30 days/);
  await expect
    .element(page.getByRole('link', { name: 'Report this profile' }))
    .toHaveAttribute('href', `/report?profile=${CODE}`);
  expect(callsOf(READ)).toEqual([]);
});

test('a recruiter’s browser loads it again, so that the seeker learns of the look', async () => {
  answer(READ, samplePublicProfile);
  await open('hr');
  await expect.element(heading(name)).toBeVisible();
  expect(callsOf(READ).map(({ query }) => query)).toEqual([{ code: CODE }]);
});

test('for a recruiter whose company is blocked by the seeker, it is not found', async () => {
  refuse(READ, 'resource.public_profile.not_found');
  await open('hr');
  await expect.element(heading('This profile is not public')).toBeVisible();
  await expect.element(page.getByText(name)).not.toBeInTheDocument();
});
