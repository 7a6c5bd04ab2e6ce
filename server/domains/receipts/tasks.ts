import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { refuseBrokenHistories } from './histories.ts';

export const receiptTasks = ({ db }: Services): Tasks => ({
  check_histories: () => refuseBrokenHistories(db),
});

export const receiptSchedules: Schedule[] = [{ task: 'check_histories', at: '51 2 * * *' }];
