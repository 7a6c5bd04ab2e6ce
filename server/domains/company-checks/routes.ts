import { companyChecks } from '../../../contract/companies/company-checks.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  claimCompany,
  confirmClaim,
  decideCompanyCheck,
  readChecks,
  readClaim,
} from './company-checks.ts';

export const companyCheckRoutes = routes(companyChecks, {
  'GET /barong/resource/company_claims': ({ db, account }) => readClaim(db, account.id),
  'POST /barong/resource/company_claims': ({ account, body, language, ...services }) =>
    claimCompany(services, account, { ...body, language }),
  'POST /barong/resource/company_claims/confirmation': ({ account, body, from, ...services }) =>
    confirmClaim(services, account, { ...body, address: from.address }),
  'GET /barong/admin/company_checks': ({ db, query }) => readChecks(db, query),
  'PUT /barong/admin/company_checks/:id': ({ account, params, body, ...services }) =>
    decideCompanyCheck(services, account, params.id, body),
});
