import { profiles } from '../../../contract/profiles.ts';
import { routes } from '../../platform/endpoints.ts';
import { readProfile, saveProfile } from './profiles.ts';

export const profileRoutes = routes(profiles, {
  'GET /barong/resource/user_profile': ({ account, ...asked }) => readProfile(asked, account.id),
  'POST /barong/resource/user_profile': ({ account, body, ifMatch, ...asked }) =>
    saveProfile(asked, account, body, ifMatch),
});
