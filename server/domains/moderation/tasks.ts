import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import { checkJob } from './checking.ts';

export const moderationTasks = (services: Pick<Services, 'db' | 'seal' | 'publicUrl'>): Tasks => ({
  // Its older name, because tasks with it may be waiting in the queue.
  check_posting: (payload) => checkJob(services, (payload as { id: number }).id),
});
