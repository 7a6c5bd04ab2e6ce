import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { readAllNews } from './indexing.ts';

export const candidateTasks = (services: Services): Tasks => ({
  read_candidate_news: () => readAllNews(services.db),
});

// A search reads what has come for its own company first, so nobody waits for this.
export const candidateSchedules: Schedule[] = [{ task: 'read_candidate_news', at: '* * * * *' }];
