import type { Report } from '../../../../contract/reports/reports.ts';

/** For tests: a seeker's report of a job. */
export const sampleReport: Report = {
  id: 41,
  job_id: 5,
  company_id: 3,
  person: null,
  company_name: 'Sharma Agro Traders',
  title: 'Field Agent',
  reason: 'money',
  note: 'They ask for a fee.',
  signals: null,
  language: 'hi',
  others: 2,
  created_at: '2026-11-22T11:00:00.000Z',
  decided_at: null,
  outcome: null,
  answer: '',
};
