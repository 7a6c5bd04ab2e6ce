import { z } from 'zod';
import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { askWhetherOpen } from './confirming/confirming.ts';
import { indexJobsOfCompany, unindexExpired } from './indexing.ts';
import { renderDescriptions } from './rendering.ts';

const Company = z.object({ id: z.number() });

export const jobTasks = ({ db, ...services }: Services): Tasks => ({
  index_jobs_of_company: (company) => indexJobsOfCompany(db, Company.parse(company).id),
  // Searches check the last day themselves; this keeps their table small.
  remove_expired_jobs: () => unindexExpired(db),
  ask_whether_jobs_are_open: () => askWhetherOpen({ db, ...services }),
  render_descriptions: () => renderDescriptions(db),
});

export const jobSchedules: Schedule[] = [
  { task: 'remove_expired_jobs', at: '*/10 * * * *' },
  { task: 'render_descriptions', at: '*/5 * * * *' },
  // Only by day in India: from seven in the morning to nine in the evening.
  { task: 'ask_whether_jobs_are_open', at: '43 1-15 * * *' },
];
