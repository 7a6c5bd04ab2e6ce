import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldPeriods } from './queries.ts';

export const disclosureTasks = ({ db }: Services): Tasks => ({
  forget_old_public_times: () => deleteOldPeriods(db),
});

export const disclosureSchedules: Schedule[] = [
  { task: 'forget_old_public_times', at: '47 2 * * *' },
];
