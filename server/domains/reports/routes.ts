import { reports } from '../../../contract/reports/reports.ts';
import { routes } from '../../platform/endpoints.ts';
import { decideReport, readReports, readState, reportCompany, reportJob } from './reports.ts';

export const reportRoutes = routes(reports, {
  'POST /barong/public/jobs/:id/reports': ({ params, body, language, from, ...services }) =>
    reportJob(services, params.id, { ...body, language }, from),
  'POST /barong/public/companies/:id/reports': ({ params, body, language, from, ...services }) =>
    reportCompany(services, params.id, { ...body, language }, from),
  'GET /barong/public/reports': ({ query, ...services }) => readState(services, query.ticket),
  'GET /barong/admin/reports': ({ db, query }) => readReports(db, query),
  'POST /barong/admin/reports/:id/decision': ({ db, account, params, body }) =>
    decideReport(db, account.id, params.id, body),
});
