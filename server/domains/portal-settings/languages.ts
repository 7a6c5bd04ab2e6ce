/** The languages that the portal speaks. */
import type { Db } from '../../platform/database.ts';
import { addTask } from '../../platform/tasks.ts';
import { type Change, changeSettings } from './changes.ts';
import type { GroupWithHistory } from './history.ts';

/** Pages and answers change at once; mails change once a task has gone through all accounts. */
export const chooseLanguages = (
  db: Db,
  change: Omit<Change<'languages'>, 'also'>,
): Promise<GroupWithHistory<'languages'>> =>
  changeSettings(db, 'languages', {
    ...change,
    also: (trx) => addTask(trx, 'write_in_offered_languages', {}),
  });
