import { z } from 'zod';
import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { indexJobsOfCompany, unindexExpired } from './indexing.ts';
import { renderDescriptions } from './rendering.ts';

const Company = z.object({ id: z.number() });

export const jobTasks = ({ db }: Services): Tasks => ({
  index_jobs_of_company: (company) => indexJobsOfCompany(db, Company.parse(company).id),
  // Searches check the last day themselves; this keeps their table small.
  remove_expired_jobs: () => unindexExpired(db),
  render_descriptions: () => renderDescriptions(db),
});

export const jobSchedules: Schedule[] = [
  { task: 'remove_expired_jobs', at: '*/10 * * * *' },
  { task: 'render_descriptions', at: '*/5 * * * *' },
];
