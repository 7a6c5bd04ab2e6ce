import { exclusions } from '../../../contract/jobs/exclusions.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  excludeCompany,
  excludeConsultants,
  excludeJob,
  readExclusions,
  readmitCompany,
  readmitJob,
} from './exclusions.ts';

export const exclusionRoutes = routes(exclusions, {
  'GET /barong/resource/exclusions': ({ db, account }) => readExclusions(db, account.id),
  'POST /barong/resource/excluded_companies': async ({ db, account, body }) => {
    await excludeCompany(db, account.id, body.company_id);
    return { message: 'Jobs of this company are hidden' };
  },
  'DELETE /barong/resource/excluded_companies/:company_id': async ({ db, account, params }) => {
    await readmitCompany(db, account.id, params.company_id);
    return { message: 'Jobs of this company are shown again' };
  },
  'PUT /barong/resource/excluded_consultants': async ({ db, account, body }) => {
    await excludeConsultants(db, account.id, body.excluded);
    return {
      message: body.excluded ? 'Jobs of consultants are hidden' : 'Jobs of consultants are shown',
    };
  },
  'POST /barong/resource/excluded_jobs': async ({ db, account, body }) => {
    await excludeJob(db, account.id, body.job_id);
    return { message: 'Fewer jobs like this one are recommended' };
  },
  'DELETE /barong/resource/excluded_jobs/:job_id': async ({ db, account, params }) => {
    await readmitJob(db, account.id, params.job_id);
    return { message: 'Jobs like this one are recommended as before' };
  },
});
