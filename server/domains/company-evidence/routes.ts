import { companyEvidence } from '../../../contract/companies/company-evidence.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  confirmWorkMail,
  lookForRecord,
  readOwnEvidence,
  sendOwnWorkCode,
} from './company-evidence.ts';

export const companyEvidenceRoutes = routes(companyEvidence, {
  'GET /barong/resource/hr_profile/evidence': ({ account, ...services }) =>
    readOwnEvidence(services, account),
  'POST /barong/resource/hr_profile/evidence/work_mail': async ({
    account,
    body,
    language,
    ...services
  }) => {
    await sendOwnWorkCode(services, account, { email: body.email, language });
    return { message: 'Code sent' };
  },
  'POST /barong/resource/hr_profile/evidence/work_mail/confirmation': ({
    account,
    body,
    from,
    ...services
  }) => confirmWorkMail(services, account, body.otp, from.address),
  'POST /barong/resource/hr_profile/evidence/dns': ({ account, ...services }) =>
    lookForRecord(services, account),
});
