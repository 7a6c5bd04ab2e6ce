import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { readAllNews } from './indexing.ts';

export const candidateTasks = (services: Services): Tasks => ({
  read_candidate_news: () => readAllNews(services.db),
});

// A search first reads what arrived for its own company, so nobody waits for this task.
export const candidateSchedules: Schedule[] = [{ task: 'read_candidate_news', at: '* * * * *' }];
