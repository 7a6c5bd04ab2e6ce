import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf } from '../../../test/stub-server.ts';
import ProfileCasePage from './profile-case-page.tsx';

const READ = 'GET /barong/admin/moderation/profiles/:id';
const ACT = 'POST /barong/admin/moderation/profiles/:id/acts';
const at = '2026-11-24T06:30:00.000Z';

const { title, location, about, skills, experience, education } = sampleProfile();
const found: ProfileCase = {
  account: {
    id: 8,
    uid: 'ID8',
    username: 'Asha Rao',
    email: 'asha@people.example',
    role: 'user',
    state: 'active',
    created_at: at,
    resume_url: null,
    email_verified: true,
    phone_verified: false,
    state_reason: null,
    last_seen_at: at,
    applications: 3,
    company: null,
    jobs: [],
    sessions: [],
    state_changes: [
      { id: 1, state: 'banned', reason: 'Somebody else.', by: 'Neha', created_at: at },
    ],
    security_events: [],
    notes: [{ id: 1, text: 'Called the college.', by: 'Neha', created_at: at }],
    resume_accesses: [],
    deletion: null,
  },
  profile: {
    title,
    location,
    about,
    skills,
    experience,
    education,
    visibility: 'checked',
    is_public: true,
    is_held: false,
  },
  reports: [
    {
      id: 41,
      job_id: null,
      company_id: null,
      company_name: null,
      person: { id: 8, name: 'Asha Rao', role: 'user' },
      title: 'Asha Rao',
      reason: 'invented',
      note: 'No such college.',
      signals: null,
      language: 'en',
      others: 0,
      created_at: at,
      decided_at: null,
      outcome: null,
      answer: '',
    },
  ],
  message_reports: 2,
  acts: [
    {
      id: 3,
      act: 'held',
      reason: 'Please explain.',
      signals: null,
      created_at: at,
      appeal: null,
      by: 'Neha',
    },
  ],
};
const open = (shown: ProfileCase) => {
  answer(READ, shown);
  return show(<ProfileCasePage />, {
    as: 'admin',
    at: '/admin/reports/profiles/8',
    path: '/admin/reports/profiles/:id',
  });
};

test('a case shows the person, the profile, the history and every report, and hiding asks for the reason', async () => {
  await open(found);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  for (const words of [
    'All checked companies find it · public address',
    'Somebody else.',
    'Called the college.',
    'No such college.',
    'Messages reported 2 times',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'See the account: sessions, notes, ban' }))
    .toHaveAttribute('href', '/admin/users/8');
  await expectAccessible();
  await page.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(dialog.getByText('Write a reason')).toBeVisible();
  expect(callsOf(ACT)).toEqual([]);

  answer(ACT, { ...found, profile: found.profile && { ...found.profile, is_held: true } });
  await dialog.getByLabelText('Reason, in plain words').fill('The certificate is not yours.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByRole('button', { name: 'Show again' })).toBeVisible();
  expect(callsOf(ACT)[0]).toMatchObject({
    params: { id: 8 },
    body: { act: 'held', reason: 'The certificate is not yours.' },
  });
});

test('a recruiter can be warned, and has no profile to hide', async () => {
  await open({ ...found, account: { ...found.account, role: 'hr' }, profile: null, acts: [] });
  await expect.element(page.getByRole('button', { name: 'Warn' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'See the account: sessions, notes, ban' }))
    .toHaveAttribute('href', '/admin/hr-accounts/8');
});
