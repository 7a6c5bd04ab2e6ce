import type { Db } from '../../platform/database.ts';

/** Applications joined with their jobs, companies and seekers (as `seeker`). */
export const withParties = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id');
