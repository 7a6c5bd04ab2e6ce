import type { Services } from '../../platform/endpoints.ts';
import type { Tasks } from '../../platform/tasks.ts';
import { checkPosting } from './checking.ts';

export const moderationTasks = (services: Pick<Services, 'db' | 'seal' | 'publicUrl'>): Tasks => ({
  check_posting: (payload) => checkPosting(services, (payload as { id: number }).id),
});
