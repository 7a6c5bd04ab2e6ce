import { profileViews } from '../../../contract/profiles/profile-views.ts';
import { routes } from '../../platform/endpoints.ts';
import { readProfileViews } from './profile-views.ts';

export const profileViewRoutes = routes(profileViews, {
  'GET /barong/resource/profile_views': ({ db, account, query }) =>
    readProfileViews(db, account.id, query),
});
