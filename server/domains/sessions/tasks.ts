import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { forgetOldDevices } from './queries.ts';

export const sessionTasks = ({ db }: Services): Tasks => ({
  forget_old_devices: () => forgetOldDevices(db),
});

export const sessionSchedules: Schedule[] = [{ task: 'forget_old_devices', at: '29 3 * * *' }];
