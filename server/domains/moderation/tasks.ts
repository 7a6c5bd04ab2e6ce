import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import { checkJob } from './checking.ts';

export const moderationTasks = (services: Pick<Services, 'db' | 'seal' | 'publicUrl'>): Tasks => ({
  // Keeps its old name, because tasks under that name may be waiting in the queue.
  check_posting: (payload) => checkJob(services, (payload as { id: number }).id),
});
