import { EXCLUSIONS_MAX } from '../../../contract/constants.ts';
import type { Exclusions } from '../../../contract/jobs/exclusions.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { readCompany } from '../companies/companies.ts';
import { readPostedJob } from '../jobs/jobs.ts';
import {
  countExclusions,
  deleteExcludedCompany,
  deleteExcludedConsultants,
  deleteExcludedJob,
  insertExcludedCompany,
  insertExcludedConsultants,
  insertExcludedJob,
  listExcludedCompanies,
  listExcludedJobs,
  readConsultants,
} from './queries.ts';

export const readExclusions = async (db: Db, accountId: number): Promise<Exclusions> => ({
  companies: await listExcludedCompanies(db, accountId),
  consultants: await readConsultants(db, accountId),
  jobs: await listExcludedJobs(db, accountId),
});

async function refuseTooMany(trx: Trx, accountId: number): Promise<void> {
  const count = await countExclusions(trx, accountId);
  if (count >= EXCLUSIONS_MAX) throw refuse('resource.exclusion.too_many');
}

/** From now on the seeker is not shown jobs of the company. */
export const excludeCompany = (db: Db, accountId: number, companyId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await readCompany(trx, companyId);
    await refuseTooMany(trx, accountId);
    await insertExcludedCompany(trx, accountId, companyId);
  });

export const readmitCompany = deleteExcludedCompany;

export const excludeConsultants = (db: Db, accountId: number, excluded: boolean): Promise<void> =>
  (excluded ? insertExcludedConsultants : deleteExcludedConsultants)(db, accountId);

/** From now on fewer similar jobs are recommended, and this one never. */
export const excludeJob = (db: Db, accountId: number, jobId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await readPostedJob(trx, jobId);
    await refuseTooMany(trx, accountId);
    await insertExcludedJob(trx, accountId, jobId);
  });

export const readmitJob = deleteExcludedJob;
