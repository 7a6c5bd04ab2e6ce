import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { UserProfile } from '../../../contract/profiles.ts';
import { show } from '../stage.tsx';
import { answer, refuse } from '../stub-server.ts';
import { sampleJobResults } from '../sample-job-results.ts';
import { sampleAccount, sampleProfile } from '../sample-profile.ts';
import EditProfilePage from '../../features/profile/edit/edit-page.tsx';

// The form of the profile, with the server that its tests need.

const PROFILE = 'GET /barong/resource/user_profile';
export const SAVING = 'POST /barong/resource/user_profile';
export const ACCOUNT_ID = 1;

/** Answers all calls of the page, and stores what it sends. */
export function stubServer(): void {
  answer('GET /barong/resource/users/me', sampleAccount({ id: ACCOUNT_ID }));
  answer('GET /barong/resource/documents', []);
  answer('GET /barong/public/jobs', sampleJobResults([]));
  acceptSaves();
}

/** Lets the server accept and store what is sent. */
export function acceptSaves(version = 5): void {
  const named = <T extends { id?: string | null | undefined }>(entries: T[]) =>
    entries.map((entry, index) => ({ ...entry, id: entry.id ?? String(index) }));
  answer(SAVING, ({ body: { phone = null, experience, education, ...content } }) =>
    sampleProfile({
      // Fields that were not sent stay out of the stored values.
      ...(JSON.parse(JSON.stringify(content)) as Partial<UserProfile>),
      phone,
      experience: named(experience).map((entry) => ({ skills: [], ...entry })),
      education: named(education).map((entry) => ({ score: null, scoreKind: null, ...entry })),
      version,
    }),
  );
}

export async function open(profile: Partial<UserProfile> | null, at = '/profile/edit') {
  if (profile) answer(PROFILE, sampleProfile(profile));
  else refuse(PROFILE, 'resource.profile.not_found');
  await show(<EditProfilePage />, { as: { id: ACCOUNT_ID }, at });
  await expect.element(page.getByRole('tab', { name: 'Basic Info' })).toBeVisible();
}

export const save = () => page.getByRole('button', { name: 'Save Changes' });
/** Saves, and waits for the answer. */
export async function saveIt(): Promise<void> {
  await save().click();
  await expect.element(page.getByText('Profile updated')).toBeVisible();
}

export const folds = () =>
  [...document.querySelectorAll('summary b, summary .font-strong')].map((fold) => fold.textContent);

export const work = (id: string, title: string): UserProfile['experience'][number] => ({
  id,
  title,
  company: 'Mill',
  location: '',
  startDate: null,
  endDate: null,
  current: false,
  description: '',
  skills: [],
});
