import { candidate } from '../../test/sample-applications.ts';
import { answer } from '../../test/stub-server.ts';

// For tests: somebody who applied four times.

const application = (id: number, job_title: string) => ({
  id,
  job_title,
  company_name: 'Sharma Agro',
  status: 'pending' as const,
  score: null,
  created_at: '2026-11-18T06:00:00.000Z',
});
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
    application(1, 'Bookkeeper'),
    application(2, 'Cashier'),
    application(3, 'Clerk'),
    application(4, 'Driver'),
  ],
};
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

/** How many of the fifty profiles a month of the plan are used. */
export const stubViews = (used: number): void =>
  answer('GET /barong/resource/plan_usage', {
    usage: [
      {
        allowance: 'candidateViews',
        name: 'profiles a month of people who did not apply',
        used,
        most: 50,
      },
    ],
  });
