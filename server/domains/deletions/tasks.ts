import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { removeUnconfirmedAccounts } from './deletions.ts';

export const deletionTasks = ({ db }: Services): Tasks => ({
  remove_unconfirmed_accounts: () => removeUnconfirmedAccounts(db),
});

export const deletionSchedules: Schedule[] = [
  { task: 'remove_unconfirmed_accounts', at: '37 * * * *' },
];
