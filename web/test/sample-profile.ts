import type { User } from '../../contract/accounts.ts';
import type { UserProfile } from '../../contract/profiles.ts';

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
    },
  ],
  default_cover_letter: '',
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
