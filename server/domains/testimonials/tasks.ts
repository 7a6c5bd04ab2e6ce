import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { deleteOldPeriods } from './queries.ts';

export const testimonialTasks = ({ db }: Services): Tasks => ({
  forget_old_testimonial_periods: () => deleteOldPeriods(db),
});

export const testimonialSchedules: Schedule[] = [
  { task: 'forget_old_testimonial_periods', at: '43 3 * * *' },
];
