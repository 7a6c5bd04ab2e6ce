import { phones } from '../../../contract/accounts/phones.ts';
import { routes } from '../../platform/endpoints.ts';
import { changePhone, confirmPhone, readPhone, sendPhoneCode } from './phones.ts';

export const phoneRoutes = routes(phones, {
  'GET /barong/resource/phone': ({ account, ...services }) => readPhone(services, account.id),
  'PUT /barong/resource/phone': ({ account, body, ...services }) =>
    changePhone(services, account.id, body.phone),
  'POST /barong/resource/phone/generate_code': async ({ account, from, ...services }) => {
    await sendPhoneCode(services, account.id, from);
    return { message: 'Code sent' };
  },
  'POST /barong/resource/phone/confirm_code': ({ account, body, from, ...services }) =>
    confirmPhone(services, account.id, body.otp, from),
});
