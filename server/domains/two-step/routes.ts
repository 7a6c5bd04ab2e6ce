import { twoStep } from '../../../contract/accounts/two-step.ts';
import { routes } from '../../platform/endpoints.ts';
import { beginTwoStep, disableTwoStep, enableTwoStep, readTwoStep } from './two-step.ts';

export const twoStepRoutes = routes(twoStep, {
  'GET /barong/resource/otp': ({ account, ...services }) => readTwoStep(services, account),
  'POST /barong/resource/otp/generate_qrcode': ({ account, ...services }) =>
    beginTwoStep(services, account),
  'POST /barong/resource/otp/enable': ({ account, body, ...services }) =>
    enableTwoStep(services, account, body),
  'POST /barong/resource/otp/disable': async ({ account, body, ...services }) => {
    await disableTwoStep(services, account, body);
    return { message: 'Two-step sign-in is off' };
  },
});
