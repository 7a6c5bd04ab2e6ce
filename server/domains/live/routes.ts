import { live } from '../../../contract/live.ts';
import { routes } from '../../platform/endpoints.ts';

export const liveRoutes = routes(live, {
  'GET /barong/resource/live': async (call) => call.live.open(call.account.id),
});
