import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { remindOfEnds, tellSearchOfDue } from './company-evidence.ts';
import { forgetOldCodes } from './queries.ts';

export const companyEvidenceTasks = (services: Services): Tasks => ({
  // Needed because evidence expires, and recruiters join, leave and change their addresses.
  tell_search_of_checks: () => tellSearchOfDue(services.db),
  remind_of_ending_evidence: () => remindOfEnds(services),
  forget_old_work_codes: () => forgetOldCodes(services.db),
});

export const companyEvidenceSchedules: Schedule[] = [
  { task: 'tell_search_of_checks', at: '*/5 * * * *' },
  // In the morning in India.
  { task: 'remind_of_ending_evidence', at: '53 3 * * *' },
  { task: 'forget_old_work_codes', at: '39 * * * *' },
];
