import { profileReports } from '../../../contract/reports/profile-reports.ts';
import { reports } from '../../../contract/reports/reports.ts';
import { routes } from '../../platform/endpoints.ts';
import { reportCandidate, reportPublicProfile, reportRecruiter } from './profile-reports.ts';
import { decideReport, readReports, readState, reportCompany, reportJob } from './reports.ts';

export const reportRoutes = routes(reports, {
  'POST /barong/public/jobs/:id/reports': ({ params, body, language, from, ...services }) =>
    reportJob(services, params.id, { ...body, language, from }),
  'POST /barong/public/companies/:id/reports': ({ params, body, language, from, ...services }) =>
    reportCompany(services, params.id, { ...body, language, from }),
  'GET /barong/public/reports': ({ query, ...services }) => readState(services, query.ticket),
  'GET /barong/admin/reports': ({ db, query }) => readReports(db, query),
  'POST /barong/admin/reports/:id/decision': ({ db, account, params, body }) =>
    decideReport(db, account.id, params.id, body),
});

export const profileReportRoutes = routes(profileReports, {
  'POST /barong/resource/candidates/:id/reports': ({
    account,
    params,
    body,
    language,
    from,
    ...services
  }) => reportCandidate(services, account, params.id, { ...body, language, from }),
  'POST /barong/resource/recruiters/:id/reports': ({
    account,
    params,
    body,
    language,
    from,
    ...services
  }) => reportRecruiter(services, account, params.id, { ...body, language, from }),
  'POST /barong/public/public_profile/reports': ({
    account,
    body: { code, ...body },
    language,
    from,
    ...services
  }) => reportPublicProfile(services, account, code, { ...body, language, from }),
});
