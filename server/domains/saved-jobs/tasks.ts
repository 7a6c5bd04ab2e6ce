import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { tellClosingJobs } from './closing.ts';

export const savedJobTasks = (services: Services): Tasks => ({
  tell_closing_jobs: () => tellClosingJobs(services),
});

// Only by day in India: from seven in the morning to nine in the evening.
export const savedJobSchedules: Schedule[] = [{ task: 'tell_closing_jobs', at: '31 1-15 * * *' }];
