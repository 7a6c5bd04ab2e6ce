import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { eraseOldPapers } from './papers.ts';

export const companyCheckTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  erase_old_papers: () => eraseOldPapers(db),
});

export const companyCheckSchedules: Schedule[] = [{ task: 'erase_old_papers', at: '49 2 * * *' }];
