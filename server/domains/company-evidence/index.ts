import type { Domain } from '../../platform/domain.ts';
import { companyEvidenceRoutes } from './routes.ts';
import { companyEvidenceTables } from './tables.ts';
import { companyEvidenceSchedules, companyEvidenceTasks } from './tasks.ts';

/** Evidence that companies are who they claim to be. */
export const companyEvidence: Domain = {
  routes: companyEvidenceRoutes,
  tasks: companyEvidenceTasks,
  schedules: companyEvidenceSchedules,
  tables: companyEvidenceTables,
  alsoWrites: ['companies'],
};
