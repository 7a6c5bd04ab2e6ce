import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { countRolePay } from './salary-guide.ts';

export const salaryGuideTasks = ({ db }: Services): Tasks => ({
  count_role_pay: () => countRolePay(db),
});

export const salaryGuideSchedules: Schedule[] = [{ task: 'count_role_pay', at: '29 * * * *' }];
