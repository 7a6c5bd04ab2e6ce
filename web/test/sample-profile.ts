import type { User } from '../../contract/accounts.ts';
import type { ProfileCase } from '../../contract/moderation/profile-moderation.ts';
import type { UserProfile } from '../../contract/profiles.ts';
import type { PublicProfile } from '../../contract/profiles/sharing.ts';

/** A complete profile for tests; a test overrides only what it cares about. */
export const sampleProfile = (more: Partial<UserProfile> = {}): UserProfile => ({
  id: 3,
  name: 'Kavita Rao',
  email: 'kavita@people.test',
  phone: '+919876543210',
  title: 'Weaver, six years',
  location: 'Rajwada, Indore',
  about: 'I look after looms.\nI train beginners.',
  skills: ['Weaving', 'Loom repair', 'Dyeing'],
  experience: [
    {
      id: 'e1',
      title: 'Weaver',
      company: 'Indore Cotton',
      location: 'Indore',
      startDate: '2020-04',
      endDate: null,
      current: true,
      description: 'Six looms.',
      skills: ['Weaving'],
    },
  ],
  education: [
    {
      id: 's1',
      degree: 'Class XII',
      field: 'Science',
      institution: 'Malhar Ashram',
      location: 'Indore',
      startDate: null,
      endDate: '2018-05',
      current: false,
      description: '',
      score: 62,
      scoreKind: 'percent',
    },
  ],
  default_cover_letter: '',
  total_experience_months: 80,
  notice_period_days: 30,
  last_working_day: null,
  preferred_locations: ['Indore', 'Ujjain'],
  languages: [{ language: 'Hindi', read: true, write: true, speak: true }],
  work_authorisation: 'citizen',
  current_ctc_lpa: 3.12,
  expected_ctc_lpa: 3.84,
  visibility: 'applied',
  completion_percent: 100,
  resumeUrl: '/api/v2/barong/resource/documents/1/file',
  resumeFileName: 'kavita.pdf',
  profilePictureUrl: null,
  version: 4,
  updated_at: '2026-11-18T09:32:00.000Z',
  ...more,
});

/** The account of that profile. */
export const sampleAccount = (more: Partial<User> = {}): User => ({
  id: 3,
  uid: 'ID3',
  email: 'kavita@people.test',
  role: 'user',
  user_type: 'user',
  team_role: null,
  admin_role: null,
  level: 1,
  state: 'active',
  language: 'en',
  username: 'Kavita Rao',
  fullName: 'Kavita Rao',
  phone: null,
  phone_verified: false,
  profilePictureUrl: null,
  email_verified: true,
  marketing_consent: false,
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
  ...more,
});

const { name, title, location, about, skills, experience, education, languages } = sampleProfile();

/** For tests: what everybody with its address sees of a profile, without a picture. */
export const samplePublicProfile: PublicProfile = {
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

const at = '2026-11-24T06:30:00.000Z';

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
    missed_interviews: { count: 0, disputed: 0 },
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
