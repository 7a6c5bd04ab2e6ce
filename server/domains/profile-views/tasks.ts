import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldViews } from './queries.ts';

export const profileViewTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  forget_old_profile_views: () => deleteOldViews(db),
});

export const profileViewSchedules: Schedule[] = [
  { task: 'forget_old_profile_views', at: '13 3 * * *' },
];
