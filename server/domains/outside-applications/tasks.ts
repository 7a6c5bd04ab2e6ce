import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { purgeRemoved } from './queries.ts';

export const outsideApplicationTasks = ({ db }: Services): Tasks => ({
  forget_removed_applications: () => purgeRemoved(db),
});

export const outsideApplicationSchedules: Schedule[] = [
  { task: 'forget_removed_applications', at: '29 2 * * *' },
];
