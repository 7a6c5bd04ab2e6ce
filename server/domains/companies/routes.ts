import { companies } from '../../../contract/companies.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  findCompanies,
  readCompanyPage,
  readCompanyHints,
  readHrProfile,
  readHrProfileById,
  saveCompany,
} from './companies.ts';

export const companyRoutes = routes(companies, {
  'GET /barong/resource/hr_profile': ({ db, account }) => readHrProfile(db, account),
  'POST /barong/resource/hr_profile': ({ db, account, body, ifMatch }) =>
    saveCompany(db, account, body, ifMatch),
  'GET /barong/resource/company_hints': ({ db, account }) => readCompanyHints(db, account.id),
  'GET /barong/resource/hr_profiles/:id': ({ db, account, params }) =>
    readHrProfileById(db, account, params.id),
  'GET /barong/public/companies': ({ db, query }) => findCompanies(db, query),
  'GET /barong/public/companies/:id': ({ db, params }) => readCompanyPage(db, params.id),
});
