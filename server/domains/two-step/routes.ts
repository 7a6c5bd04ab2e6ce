import { twoStep } from '../../../contract/accounts/two-step.ts';
import { routes } from '../../platform/endpoints.ts';
import { refuseWrongPassword } from '../../platform/secrets/own-password.ts';
import { refuseStaleAuthentication } from '../../platform/sessions.ts';
import { beginTwoStep, disableTwoStep, enableTwoStep, readTwoStep } from './two-step.ts';

export const twoStepRoutes = routes(twoStep, {
  'GET /barong/resource/otp': ({ account, ...services }) => readTwoStep(services, account),
  'POST /barong/resource/otp/generate_qrcode': ({ account, ...services }) =>
    beginTwoStep(services, account),
  'POST /barong/resource/otp/enable': async ({ account, body, ...services }) => {
    await refuseWrongPassword(services.db, account.id, body.current_password, 'current_password');
    return enableTwoStep(services, account, body.code);
  },
  'POST /barong/resource/otp/disable': async ({ account, body, ...services }) => {
    const { current_password } = body;
    if (current_password === undefined) refuseStaleAuthentication(account);
    else await refuseWrongPassword(services.db, account.id, current_password, 'current_password');
    await disableTwoStep(services, account.id, body.code);
    return { message: 'Two-step sign-in is off' };
  },
});
