import { salaryGuide } from '../../../contract/jobs/salary-guide.ts';
import { routes } from '../../platform/endpoints.ts';
import { listRoles } from './queries.ts';
import { readSalaryGuide } from './salary-guide.ts';

export const salaryGuideRoutes = routes(salaryGuide, {
  'GET /barong/public/salary_guide': ({ db, query }) => readSalaryGuide(db, query),
  'GET /barong/public/salary_guide/roles': async ({ db }) => ({ roles: await listRoles(db) }),
});
