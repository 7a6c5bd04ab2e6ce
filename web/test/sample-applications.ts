import type { Application, Candidate, MyApplication } from '../../contract/applications.ts';
import { companyTransitions } from '../../contract/applications/statuses.ts';
import type { OutsideApplication } from '../../contract/applications/outside-applications.ts';
import type { TrackedApplication } from '../../contract/applications/tracked-applications.ts';

// Applications for tests; a test overrides only what it cares about.

export const event = (
  id: number,
  kind: MyApplication['events'][number]['kind'],
  more: Partial<MyApplication['events'][number]> = {},
): MyApplication['events'][number] => ({
  id,
  kind,
  status: 'pending',
  by: kind.startsWith('applied')
    ? { role: 'user', name: 'Asha Rao' }
    : { role: 'hr', name: 'Priya Nair' },
  note: null,
  interview_at: null,
  interview_place: null,
  created_at: '2026-11-18T09:32:00.000Z',
  ...more,
});

export const sampleMyApplication = (more: Partial<MyApplication> = {}): MyApplication => ({
  id: 7,
  answer: null,
  status: 'pending',
  tracker_status: 'Applied',
  cover_letter: 'I kept <b>books</b>.',
  answers: [],
  created_at: '2026-11-18T09:32:00.000Z',
  updated_at: '2026-11-18T09:32:00.000Z',
  user_id: 3,
  user: {
    id: 3,
    username: 'Asha Rao',
    email: 'asha@people.test',
    profile: { title: 'Accountant', location: 'Indore', skills: ['Tally'] },
  },
  job: {
    id: 5,
    title: 'Accounts Executive',
    company_id: 2,
    company_name: 'Sharma Agro Traders',
    company_claimed: true,
    location: 'Indore',
    employment_type: 'full_time',
    experience_level: null,
    salary_min: 2.4,
    salary_max: 3.6,
    salary_period: 'year',
    state: 'active',
  },
  interview: null,
  offer: null,
  contact_shared_at: '2026-11-18T09:32:00.000Z',
  resume_name: 'asha.pdf',
  events: [event(1, 'applied'), event(2, 'viewed')],
  private_note: '',
  note_changed_at: null,
  follow_up_on: null,
  ...more,
});

export const withdrawn = sampleMyApplication({
  status: 'withdrawn',
  tracker_status: 'Withdrawn',
  events: [event(1, 'applied'), event(2, 'withdrawn', { status: 'withdrawn' })],
});

/** These applications as rows of the tracker. */
export const tracked = (applications: readonly MyApplication[]): TrackedApplication[] =>
  applications.map((application) => ({ kind: 'application', application }));

export const sampleOutside = (more: Partial<OutsideApplication> = {}): OutsideApplication => ({
  id: 3,
  job_title: 'Loom Fitter',
  company_name: 'Malwa Mills',
  location: 'Dewas',
  link: 'https://malwa.example/jobs/7',
  status: 'Interviewing',
  applied_on: '2026-11-12',
  note: 'Ask for Mr Joshi.',
  note_changed_at: '2026-11-16T06:00:00.000Z',
  follow_up_on: '2026-12-01',
  created_at: '2026-11-13T06:00:00.000Z',
  updated_at: '2026-11-15T06:00:00.000Z',
  changes: [{ id: 1, status: 'Interviewing', created_at: '2026-11-15T06:00:00.000Z' }],
  ...more,
});

export const received = (
  status: Application['status'],
  more: Partial<Application> = {},
): Application => ({
  id: 7,
  is_hidden: false,
  answer: null,
  status,
  cover_letter: 'I kept books.',
  answers: [],
  created_at: '2026-11-18T09:32:00.000Z',
  updated_at: '2026-11-18T09:32:00.000Z',
  user_id: 3,
  user: {
    id: 3,
    username: 'Asha Rao',
    email: 'asha@people.test',
    profile: {
      title: 'Accountant',
      location: 'Indore',
      skills: ['Tally'],
      profilePictureUrl: null,
      resumeUrl: null,
    },
  },
  job: {
    id: 5,
    title: 'Accounts Executive',
    company_name: 'Sharma Agro',
    location: 'Indore',
    salary_period: 'year',
  },
  total_experience_months: 36,
  notice_period_days: 15,
  last_working_day: null,
  expected_ctc_lpa: 3.2,
  source: 'search',
  referred_by: null,
  score: null,
  offer: null,
  interview: null,
  reason: null,
  next_statuses: [...companyTransitions[status]],
  held: null,
  ...more,
});

export const candidate: Candidate = {
  id: 3,
  is_hidden: false,
  name: 'Asha Rao',
  email: 'asha@people.test',
  contact: 'shared',
  contact_request: null,
  profile: { title: null, location: null, skills: [], resumeUrl: null, profilePictureUrl: null },
  phone: null,
  title: null,
  location: null,
  about: null,
  summary: null,
  skills: [],
  experience: [],
  education: [],
  total_experience_months: 0,
  notice_period_days: null,
  last_working_day: null,
  preferred_locations: [],
  languages: [],
  work_authorisation: null,
  current_ctc_lpa: null,
  expected_ctc_lpa: null,
  contactDetails: { phone: null, linkedin: null, website: null },
  resumeUrl: null,
  resumeFileName: null,
  profilePictureUrl: null,
  applications: [],
  recent_applications: [],
  events: [],
};

const briefOf = (id: number, job_title: string) => ({
  id,
  job_title,
  company_name: 'Sharma Agro',
  status: 'pending' as const,
  score: null,
  created_at: '2026-11-18T06:00:00.000Z',
});
/** Somebody who applied four times. */
export const sampleCandidate = {
  ...candidate,
  profile: {
    title: 'Accountant',
    location: 'Indore',
    skills: ['Tally', 'GST', 'TDS', 'Excel', 'SAP', 'Zoho'],
    resumeUrl: '/api/v2/barong/resource/applications/1/resume?session=1',
    profilePictureUrl: null,
  },
  notice_period_days: 30,
  expected_ctc_lpa: 4.5,
  total_experience_months: 40,
  recent_applications: [
    briefOf(1, 'Bookkeeper'),
    briefOf(2, 'Cashier'),
    briefOf(3, 'Clerk'),
    briefOf(4, 'Driver'),
  ],
};
/** An entry of a candidate’s work. */
export const sampleWork = (title: string) => ({
  id: title,
  title,
  company: 'Malwa Mills',
  location: '',
  startDate: '2020-01',
  endDate: '2021-01',
  current: false,
  description: '',
  skills: [],
});
