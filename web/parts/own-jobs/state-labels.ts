import type { Labels } from '../../../contract/format/labels.ts';
import type { JobState } from '../../../contract/jobs.ts';

export const jobStateLabels: Labels<JobState> = {
  en: {
    active: 'Active',
    draft: 'Draft',
    closed: 'Closed',
    expired: 'Expired',
    paused: 'Paused',
    held: 'On hold',
    removed: 'Removed',
  },
  hi: {
    active: 'चालू',
    draft: 'ड्राफ़्ट',
    closed: 'बंद',
    expired: 'समय समाप्त',
    paused: 'रुकी हुई',
    held: 'जाँच में',
    removed: 'हटाई गई',
  },
};
