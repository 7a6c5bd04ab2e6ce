import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { refuseNewDifferences } from './check.ts';

export const ledgerTasks = ({ db }: Services): Tasks => ({
  check_ledger: () => refuseNewDifferences(db),
});

export const ledgerSchedules: Schedule[] = [{ task: 'check_ledger', at: '37 20 * * *' }];
