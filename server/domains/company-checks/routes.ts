import { companyChecks } from '../../../contract/companies/company-checks.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  claimByRecord,
  claimCompany,
  confirmClaim,
  readClaim,
  readClaimRecord,
} from './company-checks.ts';
import { decideCompanyCheck, readChecks } from './deciding.ts';
import { openPaper, sendPaper } from './papers.ts';

export const companyCheckRoutes = routes(companyChecks, {
  'GET /barong/resource/company_claims': ({ db, account }) => readClaim(db, account.id),
  'POST /barong/resource/company_claims': ({ account, body, language, ...services }) =>
    claimCompany(services, account, { ...body, language }),
  'POST /barong/resource/company_claims/confirmation': ({ account, body, from, ...services }) =>
    confirmClaim(services, account, { ...body, address: from.address }),
  'GET /barong/resource/company_claims/:id/record': ({ account, params, ...services }) =>
    readClaimRecord(services, account, params.id),
  'POST /barong/resource/company_claims/:id/record': ({ account, params, ...services }) =>
    claimByRecord(services, account, params.id),
  'POST /barong/resource/hr_profile/papers': async ({
    account,
    fields,
    upload,
    from,
    ...services
  }) => {
    await sendPaper(services, account, { ...fields, upload, address: from.address });
    return { message: 'Paper sent' };
  },
  'GET /barong/admin/company_checks': ({ query, ...services }) => readChecks(services, query),
  'GET /barong/admin/company_checks/:id/file': ({ params, ...services }) =>
    openPaper(services, params.id),
  'PUT /barong/admin/company_checks/:id': ({ account, params, body, ...services }) =>
    decideCompanyCheck(services, account, params.id, body),
});
