import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteMailedWaits } from './queries.ts';

export const featureWaitTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  remove_told_waits: () => deleteMailedWaits(db),
});

export const featureWaitSchedules: Schedule[] = [{ task: 'remove_told_waits', at: '59 2 * * *' }];
