import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { matchNews, readAlertsAnew } from './matching.ts';
import { deleteOldMatches, purgeDeletedAlerts } from './queries.ts';
import { sendDueAlerts } from './sending.ts';

export const alertTasks = (services: Services): Tasks => ({
  send_alerts: async () => {
    await matchNews(services.db);
    await sendDueAlerts(services);
  },
  read_alerts_anew: () => readAlertsAnew(services.db),
  forget_deleted_alerts: async () => {
    await purgeDeletedAlerts(services.db);
    await deleteOldMatches(services.db);
  },
});

export const alertSchedules: Schedule[] = [
  { task: 'send_alerts', at: '* * * * *' },
  // The places and the frequencies of words change too.
  { task: 'read_alerts_anew', at: '41 1 * * *' },
  { task: 'forget_deleted_alerts', at: '23 2 * * *' },
];
