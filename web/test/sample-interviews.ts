import type { Interview, MyInterview } from '../../contract/interviews.ts';
import type { InterviewBrief } from '../../contract/interviews/interview-brief.ts';
import { metaOf } from '../../contract/lists.ts';
import { answer } from './stub-server.ts';

// Interviews for tests; a test overrides only what it cares about.

/** Eleven in the morning in India. */
export const ELEVEN = '2099-01-15T05:30:00.000Z';
export const NOON = '2099-01-15T06:30:00.000Z';

const brief = {
  id: 3,
  uid: '4b2c1f9a-7d3e-4c5b-8a6f-0e1d2c3b4a59',
  version: 2,
  state: 'booked',
  starts_at: ELEVEN,
  last_slot_at: null,
  times_passed: false,
  minutes: 45,
  place: '12 Siyaganj, Indore',
  link: null,
  missed_by_candidate_at: null,
  candidate_reply: null,
  missed_by_company_at: null,
} as const;

/** As a list of applications shows it. */
export const sampleBrief = (more: Partial<InterviewBrief> = {}): InterviewBrief => ({
  ...brief,
  ...more,
});

const base = {
  ...brief,
  application_id: 7,
  bring: 'Aadhaar',
  slots: [],
  taken_slots: [],
  company_reply: null,
  may_be_repeated: true,
  cancelled: null,
  job: { id: 5, title: 'Accounts Executive' },
  company: { id: 7, name: 'Malwa Mills' },
} as const;

export const sampleInterview = (more: Partial<Interview> = {}): Interview => ({
  ...base,
  slots: [],
  taken_slots: [],
  candidate: { id: 3, name: 'Asha Rao' },
  panel: [{ id: 4, name: 'Priya Nair' }],
  is_needed: true,
  ...more,
});

export const sampleMyInterview = (more: Partial<MyInterview> = {}): MyInterview => ({
  ...base,
  slots: [],
  taken_slots: [],
  with: ['Priya Nair'],
  others: [],
  ...more,
});

/** An interview of another candidate, when it is eleven in India. */
export const bookedAtEleven = {
  interview_id: 3,
  starts_at: ELEVEN,
  minutes: 30,
  candidate_name: 'Vijay Patil',
  job_title: 'Cashier',
};

/** The interviews of the company. */
export const stubInterviews = (...interviews: Interview[]): void =>
  answer('GET /barong/resource/interviews', ({ query }) => ({
    interviews,
    missed_by_company: 0,
    meta: metaOf(query, interviews.length),
  }));
