import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { forgetOldCodes } from './queries.ts';

export const phoneTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  forget_old_phone_codes: () => forgetOldCodes(db),
});

export const phoneSchedules: Schedule[] = [{ task: 'forget_old_phone_codes', at: '37 * * * *' }];
