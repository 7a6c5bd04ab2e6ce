import type { SavedJob } from '../../contract/saved-jobs.ts';

type Words = Omit<SavedJob, 'job_id' | 'saved_at' | 'status' | 'job'>;

/** The fields of a saved job besides the job itself. */
export const sampleSavedWords: Words = {
  id: 1,
  title: 'Tailor',
  company: 'Malwa Mills',
  location: 'Tiruppur',
  type: 'full_time',
  match: null,
  salary: 'Not disclosed',
  savedAt: '20 Nov 2026',
  expiresIn: '3 days',
  skills: [],
};
