import type { Db } from '../../platform/database.ts';

/** Applications with their jobs, companies and seekers (`seeker`). */
export const withParties = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'applications.seeker_id');
