import { moderation } from '../../../contract/moderation/moderation.ts';
import { profileModeration } from '../../../contract/moderation/profile-moderation.ts';
import { routes } from '../../platform/endpoints.ts';
import { moderateJob, readCase, readOwn } from './moderation.ts';
import { moderateProfile, readOwnModeration, readProfileCase } from './profile-moderation.ts';

export const moderationRoutes = routes(moderation, {
  'GET /barong/admin/moderation/jobs/:id': ({ db, params }) => readCase(db, params.id),
  'POST /barong/admin/moderation/jobs/:id/acts': ({ account, params, body, ...services }) =>
    moderateJob(services, account.id, params.id, body),
  'GET /barong/resource/jobs/:id/moderation': ({ db, account, params }) =>
    readOwn(db, account, params.id),
});

export const profileModerationRoutes = routes(profileModeration, {
  'GET /barong/admin/moderation/profiles/:id': ({ db, account, params }) =>
    readProfileCase(db, params.id, account.id),
  'POST /barong/admin/moderation/profiles/:id/acts': ({ account, params, body, ...services }) =>
    moderateProfile(services, account.id, params.id, body),
  'GET /barong/resource/profile_moderation': ({ db, account }) => readOwnModeration(db, account.id),
});
