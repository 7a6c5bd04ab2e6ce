import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { sampleProfile } from '../../../test/sample-profile.ts';

const at = '2026-11-24T06:30:00.000Z';
const { title, location, about, skills, experience, education } = sampleProfile();

/** For tests: a seeker's profile that was reported, and held. */
export const sampleProfileCase: ProfileCase = {
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
