import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { eraseLateRows, removeUnconfirmedAccounts } from './deletions.ts';

export const deletionTasks = ({ db, publicUrl }: Services): Tasks => ({
  remove_unconfirmed_accounts: () => removeUnconfirmedAccounts({ db, publicUrl }),
  erase_late_rows: () => eraseLateRows(db),
});

export const deletionSchedules: Schedule[] = [
  { task: 'remove_unconfirmed_accounts', at: '37 * * * *' },
  { task: 'erase_late_rows', at: '13 3 * * *' },
];
