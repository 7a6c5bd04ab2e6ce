import type { Alert } from '../../contract/alerts.ts';
import { noFilters } from '../parts/alerts/no-filters.ts';

/** An alert that has sent nothing yet; a test overrides only what it cares about. */
export const sampleAlert = (more: Partial<Alert> = {}): Alert => ({
  id: 7,
  name: 'Tailor in Indore',
  frequency: 'daily',
  search: { ...noFilters, remote: false, search: 'tailor', location: 'Indore' },
  company_name: null,
  path: '/jobs?search=tailor&location=Indore&sort=newest',
  paused: false,
  created_at: new Date().toISOString(),
  last_sent_at: null,
  last_count: 0,
  last_jobs: [],
  ...more,
});
