import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicProfile } from '../../../../contract/profiles/sharing.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import PublicProfilePage from './public-profile-page.tsx';

const READ = 'GET /barong/public/public_profile';
const CODE = '0123456789abcdef0123456789abcdef';

const { name, title, location, about, skills, experience, education, languages } = sampleProfile();
const profile: PublicProfile = {
  name,
  picture_url: null,
  title,
  location,
  about,
  skills,
  experience,
  education,
  languages,
  total_experience_months: 80,
  job_preferences: {
    preferred_locations: ['Ujjain'],
    notice_period_days: 30,
    last_working_day: null,
  },
};

const open = (as?: 'hr' | 'user', shown: PublicProfile | null = profile) =>
  show(<PublicProfilePage />, {
    ...(as ? { as } : {}),
    at: `/p/${CODE}`,
    path: '/p/:code',
    loaded: { language: 'en', profile: shown },
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

test('the picture replaces the initials if its seeker shows it', async () => {
  const picture_url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  await open(undefined, { ...profile, picture_url });
  await expect.element(heading(name)).toBeVisible();
  expect(document.querySelector('article img')?.getAttribute('src')).toBe(picture_url);
});

test('a recruiter’s browser loads it again, so that the seeker learns of the look', async () => {
  answer(READ, profile);
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

test('an address that was ended says so', async () => {
  await open(undefined, null);
  await expect.element(heading('This profile is not public')).toBeVisible();
  await expectAccessible();
});
