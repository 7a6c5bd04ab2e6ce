import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldMatches } from './alerts/alert-queries.ts';
import { sendCandidateAlerts } from './alerts/sending.ts';
import { readAllNews } from './indexing.ts';

export const candidateTasks = (services: Services): Tasks => ({
  read_candidate_news: () => readAllNews(services.db),
  send_candidate_alerts: () => sendCandidateAlerts(services),
  forget_told_candidates: () => deleteOldMatches(services.db),
});

export const candidateSchedules: Schedule[] = [
  // A search first reads what arrived for its own company, so nobody waits for this task.
  { task: 'read_candidate_news', at: '* * * * *' },
  { task: 'send_candidate_alerts', at: '* * * * *' },
  { task: 'forget_told_candidates', at: '29 2 * * *' },
];
