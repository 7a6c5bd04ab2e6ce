import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteUnused } from './queries.ts';

export const pushSubscriptionTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  forget_unused_push_subscriptions: () => deleteUnused(db),
});

export const pushSubscriptionSchedules: Schedule[] = [
  { task: 'forget_unused_push_subscriptions', at: '27 3 * * *' },
];
