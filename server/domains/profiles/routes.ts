import { profiles } from '../../../contract/profiles.ts';
import { routes } from '../../platform/endpoints.ts';
import { readProfile, saveProfile } from './profiles.ts';

export const profileRoutes = routes(profiles, {
  'GET /barong/resource/user_profile': ({ db, account }) => readProfile(db, account.id),
  'POST /barong/resource/user_profile': ({ db, account, body, ifMatch }) =>
    saveProfile(db, account, body, ifMatch),
});
