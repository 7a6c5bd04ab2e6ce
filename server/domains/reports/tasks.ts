import { HANDLED_REPORT_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteDecidedReports } from './queries.ts';

export const reportTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  erase_decided_reports: () => deleteDecidedReports(db, HANDLED_REPORT_LIFE_DAYS),
});

export const reportSchedules: Schedule[] = [{ task: 'erase_decided_reports', at: '19 3 * * *' }];
