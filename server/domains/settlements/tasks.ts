import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { readNewReports } from './settlements.ts';

export const settlementTasks = (services: Services): Tasks => ({
  read_settlements: () => readNewReports(services),
});

export const settlementSchedules: Schedule[] = [{ task: 'read_settlements', at: '12 22 * * *' }];
