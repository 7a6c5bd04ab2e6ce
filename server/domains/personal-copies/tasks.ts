import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { forgetOldCopies, makeCopy } from './personal-copies.ts';

export const personalCopyTasks = (services: Services): Tasks => ({
  make_personal_copy: (payload) => makeCopy(services, payload as { id: number; key: string }),
  forget_old_copies: () => forgetOldCopies(services.db),
});

export const personalCopySchedules: Schedule[] = [{ task: 'forget_old_copies', at: '23 * * * *' }];
