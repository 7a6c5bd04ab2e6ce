import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldNotifications } from './queries.ts';

export const notificationTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  remove_old_notifications: () => deleteOldNotifications(db),
});

export const notificationSchedules: Schedule[] = [
  { task: 'remove_old_notifications', at: '53 2 * * *' },
];
